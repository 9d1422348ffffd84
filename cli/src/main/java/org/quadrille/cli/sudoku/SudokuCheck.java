package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Contradiction;
import org.quadrille.sudoku.solve.Diagnosis;
import org.quadrille.sudoku.solve.Diagnosis.Verdict;
import org.quadrille.sudoku.solve.Redundancy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille sudoku check}. */
@Command(
    name = "check",
    description = {
      "Tells of each puzzle whether it has exactly one solution.",
      "If givens clash it names the cells. If there is no solution it tells why: a cell for which no digit is "
          + "left, a house without a place for a digit, or else givens (and cages) that cannot stand together, "
          + "none of which could be left out. If there are several solutions it shows two of them and the cells "
          + "where they differ.",
      "To find those givens, and for --minimal, the search goes on within --timeout and --max-nodes, or within "
          + SudokuCheck.MORE_NODES
          + " nodes if the latter is not given; then what is not known is said.",
      "Exit code 0 says that all puzzles are unique."
    })
public final class SudokuCheck extends SolverVerb {
  /** How many nodes the searches for reasons may try together. */
  static final int MORE_NODES = 1_000_000;

  @Option(
      names = "--minimal",
      description =
          "Tell of each unique puzzle which givens it does not need: those without any one of which, all others "
              + "kept, it is still unique.")
  private boolean minimal;

  @Option(
      names = "--json",
      description = "Print JSON Lines: a record for each puzzle and a summary.")
  private boolean json;

  /** For the command line. */
  public SudokuCheck(Session session) {
    super(session);
  }

  /**
   * All that is said of a puzzle.
   *
   * @param why why there is no solution; null if there is one, or a clash, or it is not known
   * @param redundancy which givens are not needed; null if that was not asked or makes no sense
   */
  private record Report(
      Diagnosis diagnosis, @Nullable Contradiction why, @Nullable Redundancy redundancy) {
    boolean isOpen() {
      return redundancy != null && !redundancy.undecided().isEmpty();
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
  void answer(Puzzle puzzle, boolean alone, Desk desk) {
    Diagnosis diagnosis =
        Diagnosis.of(puzzle.puzzle(), desk.solver(algorithmFor(puzzle)), control(limits.limits(2)));
    Report report = explain(puzzle, diagnosis);
    SearchResult result = diagnosis.result();
    desk.reply().count(result.solutions(), result, code(report));
    Wording wording = new Wording(puzzle);
    if (json) {
      desk.json().record("check", out -> write(out, puzzle, report, wording));
    } else {
      print(desk.reply(), puzzle, report, wording);
    }
  }

  private Report explain(Puzzle puzzle, Diagnosis diagnosis) {
    Contradiction why =
        diagnosis.verdict() == Verdict.NONE
            ? Contradiction.of(puzzle.puzzle(), limits.limitsOr(MORE_NODES))
            : null;
    Redundancy redundancy =
        minimal && diagnosis.verdict() == Verdict.UNIQUE
            ? Redundancy.of(puzzle.puzzle(), limits.limitsOr(MORE_NODES))
            : null;
    return new Report(diagnosis, why, redundancy);
  }

  private static ExitCode code(Report report) {
    return switch (report.diagnosis.verdict()) {
      case UNIQUE -> report.isOpen() ? ExitCode.OPEN : ExitCode.YES;
      case UNKNOWN -> Endings.open(report.diagnosis.result().outcome());
      default -> ExitCode.NO;
    };
  }

  private static void print(Reply reply, Puzzle puzzle, Report report, Wording wording) {
    Diagnosis diagnosis = report.diagnosis;
    reply.println(place(puzzle) + ": " + verdict(report, wording));
    if (diagnosis.verdict() == Verdict.MULTIPLE) {
      for (Grid witness : diagnosis.witnesses()) {
        reply.println("  " + wording.line(witness));
      }
    }
  }

  private static String verdict(Report report, Wording wording) {
    Diagnosis diagnosis = report.diagnosis;
    SearchResult result = diagnosis.result();
    return switch (diagnosis.verdict()) {
      case UNIQUE -> "unique" + redundancy(report.redundancy, wording);
      case MULTIPLE -> {
        List<String> cells = wording.names(diagnosis.differences());
        yield "not unique: two solutions differ in %d cells: %s"
            .formatted(cells.size(), String.join(" ", cells));
      }
      case NONE -> "no solution" + (report.why == null ? "" : ": " + wording.text(report.why));
      case CLASH -> "clash: " + wording.text(diagnosis.clashes());
      case UNKNOWN ->
          "unknown: %s after %d solutions"
              .formatted(Endings.reason(result.outcome()), result.solutions());
    };
  }

  private static String redundancy(@Nullable Redundancy redundancy, Wording wording) {
    if (redundancy == null) {
      return "";
    }
    List<String> parts = new ArrayList<>(2);
    if (!redundancy.cells().isEmpty()) {
      parts.add("not needed: " + String.join(" ", wording.names(redundancy.cells())));
    }
    if (!redundancy.undecided().isEmpty()) {
      parts.add("perhaps not needed: " + String.join(" ", wording.names(redundancy.undecided())));
    }
    return redundancy.isMinimal() ? ", minimal" : ", " + String.join("; ", parts);
  }

  private static void write(JsonGenerator out, Puzzle puzzle, Report report, Wording wording)
      throws IOException {
    Diagnosis diagnosis = report.diagnosis;
    Records.writePuzzle(out, puzzle, wording);
    out.writeStringField("verdict", diagnosis.verdict().name().toLowerCase(Locale.ROOT));
    Records.writeUnique(out, diagnosis.result());
    Records.writeClashes(out, diagnosis.clashes(), wording);
    if (report.why != null) {
      Records.writeContradiction(out, report.why, wording);
    }
    if (!diagnosis.witnesses().isEmpty()) {
      List<String> lines = new ArrayList<>(2);
      for (Grid witness : diagnosis.witnesses()) {
        lines.add(wording.line(witness));
      }
      Records.writeArray(out, "witnesses", lines);
    }
    if (diagnosis.witnesses().size() == 2) {
      Records.writeArray(out, "differences", wording.names(diagnosis.differences()));
    }
    if (report.redundancy != null) {
      Records.writeArray(out, "redundant", wording.names(report.redundancy.cells()));
      Records.writeArray(out, "undecided", wording.names(report.redundancy.undecided()));
    }
    out.writeNumberField("nodes", diagnosis.result().statistics().nodes());
  }
}
