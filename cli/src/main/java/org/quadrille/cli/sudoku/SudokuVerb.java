package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.ProgressMeter;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleFormatException;
import org.quadrille.sudoku.io.PuzzleReader;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.sudoku.io.UnreadablePuzzle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * What the verbs for sudokus share: they go through the puzzles of all inputs one by one, tell of
 * bad ones and go on, and sum up.
 */
abstract class SudokuVerb implements Callable<Integer> {
  final Session session;

  @Spec CommandSpec spec = CommandSpec.create();
  @Mixin ReportOptions report = new ReportOptions();

  @Parameters(
      paramLabel = "INPUT",
      description =
          "A file of puzzles, a puzzle itself, or - for standard input, which is also read if there is "
              + "no INPUT.")
  private List<String> words = new ArrayList<>();

  private final Tally tally = new Tally();
  private ExitCode code = ExitCode.YES;
  private @Nullable JsonLines json;

  SudokuVerb(Session session) {
    this.session = session;
  }

  /** Whether {@code --json} was given. */
  abstract boolean wantsJson();

  /** Does what the verb is for, and prints it; {@code alone} says that there is no other puzzle. */
  abstract ExitCode handle(Puzzle puzzle, boolean alone);

  /** The records on standard output, under {@code --json}. */
  final JsonLines json() {
    if (json == null) {
      json = new JsonLines(session.out());
    }
    return json;
  }

  /** Counts a search, and what came of it, in the summary. */
  final void count(SearchResult result, ExitCode code) {
    boolean open = code == ExitCode.OPEN || code == ExitCode.INTERRUPTED;
    tally.add(result.statistics(), open ? result.outcome() : Outcome.EXHAUSTED);
  }

  @Override
  public final Integer call() {
    check();
    report.apply(session);
    if (words.isEmpty() && session.terminal().inIsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    try (ProgressMeter meter = session.meter()) {
      if (words.isEmpty()) {
        readAll(Input.standardInput(session.terminal()));
      }
      for (String word : words) {
        if (!session.interrupted()) {
          open(word);
        }
      }
      code = code.and(complete());
    }
    finish();
    return code.number();
  }

  /** Checks the options before anything is read. */
  void check() {}

  /** Follows the last puzzle. */
  ExitCode complete() {
    return ExitCode.YES;
  }

  private void open(String word) {
    try {
      readAll(Input.of(word, session.terminal()));
    } catch (Input.NoInputException e) {
      unreadable(word, String.valueOf(e.getMessage()));
    }
  }

  private void readAll(Input input) {
    long before = tally.puzzles;
    long badBefore = tally.bad;
    try (PuzzleReader reader =
        new PuzzleReader(input.name(), input.opener().open(), session.out()::flush)) {
      session.debug("reading " + input.name());
      // Only where nobody types may one look for a second puzzle before the first is answered.
      boolean mayLookAhead = words.size() == 1 && !input.isStandardInput();
      PuzzleRecord record = reader.next();
      boolean first = true;
      while (record != null && !session.interrupted()) {
        PuzzleRecord next = mayLookAhead && first ? reader.next() : null;
        boolean alone = mayLookAhead && first && next == null;
        take(record, alone);
        record = next != null || alone ? next : reader.next();
        first = false;
      }
    } catch (IOException e) {
      unreadable(input.name(), Endings.reason(e));
      return;
    }
    if (session.interrupted()) {
      code = code.and(ExitCode.INTERRUPTED);
    } else if (tally.puzzles == before) {
      if (tally.bad == badBefore) {
        unreadable(input.name(), "there is no puzzle in it");
      }
      code = code.and(ExitCode.UNREADABLE);
    }
  }

  private void take(PuzzleRecord record, boolean alone) {
    if (record instanceof UnreadablePuzzle unreadable) {
      bad(unreadable.error());
    } else if (record instanceof Puzzle puzzle) {
      tally.puzzles++;
      puzzle.warnings().forEach(w -> session.note(place(puzzle) + ": " + w));
      code = code.and(handle(puzzle, alone));
    }
    session.out().endRecord();
  }

  private void bad(PuzzleFormatException error) {
    tally.bad++;
    code = code.and(ExitCode.NO);
    session.error(String.valueOf(error.getMessage()));
    if (wantsJson()) {
      json()
          .record(
              "error",
              out -> {
                out.writeStringField("input", error.source());
                out.writeNumberField("line", error.line());
                if (error.column() > 0) {
                  out.writeNumberField("column", error.column());
                }
                if (error.cell().isPresent()) {
                  out.writeStringField("cell", error.cell().get());
                }
                out.writeStringField("error", error.reason());
              });
    }
  }

  private void unreadable(String name, String reason) {
    code = code.and(ExitCode.UNREADABLE);
    session.error(name + ": " + reason);
    if (wantsJson()) {
      json()
          .record(
              "error",
              out -> {
                out.writeStringField("input", name);
                out.writeStringField("error", reason);
              });
    }
  }

  private void finish() {
    if (wantsJson()) {
      json().record("summary", tally::write);
    }
    if (report.stats()) {
      session.error(tally.toString());
    }
  }

  /** Where a puzzle stands, for messages. */
  static String place(Puzzle puzzle) {
    return puzzle.source() + ":" + puzzle.line();
  }
}
