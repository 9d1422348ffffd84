package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.SudokuSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille sudoku check}. */
@Command(
    name = "check",
    description = {
      "Tells of each puzzle whether it has exactly one solution.",
      "If digits clash it names the cells; if there are several solutions it shows two of them and the "
          + "cells where they differ. Exit code 0 says that all puzzles are unique."
    })
public final class SudokuCheck extends SolverVerb {
  @Option(
      names = "--json",
      description = "Print JSON Lines: a record for each puzzle and a summary.")
  private boolean json;

  /** For the command line. */
  public SudokuCheck(Session session) {
    super(session);
  }

  /** What can be said of a puzzle, and how. */
  private enum Verdict {
    UNIQUE("unique"),
    MULTIPLE("not unique"),
    NONE("no solution"),
    CLASH("clash"),
    UNKNOWN("unknown");

    final String text;

    Verdict(String text) {
      this.text = text;
    }
  }

  @Override
  void check() {
    super.check();
    limits.limits(0);
  }

  @Override
  boolean wantsJson() {
    return json;
  }

  @Override
  ExitCode answer(Puzzle puzzle, boolean alone) {
    SudokuSolver solver = start(puzzle, limits.limits(2));
    List<Grid> witnesses = new ArrayList<>(2);
    while (solver.next()) {
      witnesses.add(solver.solution());
    }
    SearchResult result = solver.finish();
    Verdict verdict = verdict(puzzle.grid(), result);
    ExitCode code =
        switch (verdict) {
          case UNIQUE -> ExitCode.YES;
          case UNKNOWN -> Endings.open(result.outcome());
          default -> ExitCode.NO;
        };
    count(result.solutions(), result, code);
    if (json) {
      json().record("check", out -> write(out, puzzle, result, verdict, witnesses));
    } else {
      print(puzzle, result, verdict, witnesses);
    }
    return code;
  }

  private static Verdict verdict(Grid puzzle, SearchResult result) {
    if (!puzzle.isValid()) {
      return Verdict.CLASH;
    }
    if (result.solutions() > 1) {
      return Verdict.MULTIPLE;
    }
    if (!result.isExhausted()) {
      return Verdict.UNKNOWN;
    }
    return result.solutions() == 1 ? Verdict.UNIQUE : Verdict.NONE;
  }

  private void print(Puzzle puzzle, SearchResult result, Verdict verdict, List<Grid> witnesses) {
    String detail =
        switch (verdict) {
          case CLASH ->
              ": "
                  + puzzle.grid().clashes().stream()
                      .map(Clash::toString)
                      .collect(Collectors.joining("; "));
          case MULTIPLE -> {
            List<String> cells = differences(witnesses);
            yield ": two solutions differ in %d cells: %s"
                .formatted(cells.size(), String.join(" ", cells));
          }
          case UNKNOWN ->
              ": %s after %d solutions"
                  .formatted(Endings.reason(result.outcome()), result.solutions());
          case UNIQUE, NONE -> "";
        };
    session.out().println(place(puzzle) + ": " + verdict.text + detail);
    if (verdict == Verdict.MULTIPLE) {
      witnesses.forEach(witness -> session.out().println("  " + witness.toLine()));
    }
  }

  private static List<String> differences(List<Grid> witnesses) {
    Grid first = witnesses.get(0);
    return first.differences(witnesses.get(1)).stream().map(first.geometry()::cellName).toList();
  }

  private static void write(
      JsonGenerator out, Puzzle puzzle, SearchResult result, Verdict verdict, List<Grid> witnesses)
      throws IOException {
    Records.writePuzzle(out, puzzle);
    out.writeStringField("verdict", verdict.name().toLowerCase(Locale.ROOT));
    Records.writeUnique(out, result);
    Records.writeClashes(out, puzzle.grid());
    if (!witnesses.isEmpty()) {
      writeArray(out, "witnesses", witnesses.stream().map(Grid::toLine).toList());
    }
    if (witnesses.size() == 2) {
      writeArray(out, "differences", differences(witnesses));
    }
    out.writeNumberField("nodes", result.statistics().nodes());
  }

  private static void writeArray(JsonGenerator out, String name, List<String> values)
      throws IOException {
    out.writeArrayFieldStart(name);
    for (String value : values) {
      out.writeString(value);
    }
    out.writeEndArray();
  }
}
