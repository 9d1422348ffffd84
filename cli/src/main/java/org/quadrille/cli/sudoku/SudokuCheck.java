package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Session;
import org.quadrille.cli.Texts;
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
      "Check whether each puzzle has exactly one solution.",
      "If givens clash, print their cells. If there is no solution, print why: a cell without a digit, a"
          + " house without a place for a digit, or a minimal set of givens (and cages) that contradict"
          + " each other. If there are several solutions, print two and the cells where they differ.",
      "The searches for such a set and for --minimal use --timeout and --max-nodes, by default "
          + SudokuCheck.MORE_NODES
          + " nodes. What they leave undecided is printed as such.",
      "Exit code 0: all puzzles are unique."
    })
public final class SudokuCheck extends SolverVerb {
  /** The default limit on nodes of all searches for reasons together. */
  static final int MORE_NODES = 1_000_000;

  @Option(
      names = "--minimal",
      description =
          "For each unique puzzle, print the redundant givens: the puzzle stays unique if any one of them"
              + " is removed.")
  private boolean minimal;

  @Option(names = "--json", description = "Print JSON Lines: one record per puzzle and a summary.")
  private boolean json;

  /** Creates the verb. */
  public SudokuCheck(Session session) {
    super(session);
  }

  /**
   * The result for a puzzle.
   *
   * @param why why there is no solution; null if there is one, givens clash, or it is unknown
   * @param redundancy the redundant givens; null without {@code --minimal} or if not unique
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
  void answer(Puzzle puzzle, boolean single, WorkerContext context) {
    Diagnosis diagnosis =
        Diagnosis.of(
            puzzle.puzzle(), context.solver(algorithmFor(puzzle)), control(limits.limits(2)));
    Report report = explain(puzzle, diagnosis);
    SearchResult result = diagnosis.result();
    context.reply().count(result.solutions(), result, code(report));
    PuzzleFormatter formatter = new PuzzleFormatter(puzzle);
    if (json) {
      context.json().record("check", out -> write(out, puzzle, report, formatter));
    } else {
      print(context.reply(), puzzle, report, formatter);
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
      case UNKNOWN -> Outcomes.unfinishedExitCode(report.diagnosis.result().outcome());
      default -> ExitCode.NO;
    };
  }

  private static void print(Reply reply, Puzzle puzzle, Report report, PuzzleFormatter formatter) {
    Diagnosis diagnosis = report.diagnosis;
    reply.println(place(puzzle) + ": " + verdict(report, formatter));
    if (diagnosis.verdict() == Verdict.MULTIPLE) {
      for (Grid witness : diagnosis.witnesses()) {
        reply.println("  " + formatter.line(witness));
      }
    }
  }

  private static String verdict(Report report, PuzzleFormatter formatter) {
    Diagnosis diagnosis = report.diagnosis;
    SearchResult result = diagnosis.result();
    return switch (diagnosis.verdict()) {
      case UNIQUE -> "unique" + redundancy(report.redundancy, formatter);
      case MULTIPLE -> {
        List<String> cells = formatter.names(diagnosis.differences());
        yield "not unique: two solutions differ in %s: %s"
            .formatted(Texts.count(cells.size(), "cell"), String.join(" ", cells));
      }
      case NONE -> "no solution" + (report.why == null ? "" : ": " + formatter.text(report.why));
      case CLASH -> "clash: " + formatter.text(diagnosis.clashes());
      case UNKNOWN -> "unknown: " + Outcomes.reasonAndCount(result);
    };
  }

  private static String redundancy(@Nullable Redundancy redundancy, PuzzleFormatter formatter) {
    if (redundancy == null) {
      return "";
    }
    List<String> parts = new ArrayList<>(2);
    if (!redundancy.cells().isEmpty()) {
      parts.add("not needed: " + String.join(" ", formatter.names(redundancy.cells())));
    }
    if (!redundancy.undecided().isEmpty()) {
      parts.add(
          "possibly not needed: " + String.join(" ", formatter.names(redundancy.undecided())));
    }
    return redundancy.isMinimal() ? ", minimal" : ", " + String.join("; ", parts);
  }

  private static void write(
      JsonGenerator out, Puzzle puzzle, Report report, PuzzleFormatter formatter)
      throws IOException {
    Diagnosis diagnosis = report.diagnosis;
    Records.writePuzzle(out, puzzle, formatter);
    out.writeStringField("verdict", diagnosis.verdict().name().toLowerCase(Locale.ROOT));
    Records.writeUnique(out, diagnosis.result());
    Records.writeClashes(out, diagnosis.clashes(), formatter);
    if (report.why != null) {
      Records.writeContradiction(out, report.why, formatter);
    }
    if (!diagnosis.witnesses().isEmpty()) {
      List<String> lines = new ArrayList<>(2);
      for (Grid witness : diagnosis.witnesses()) {
        lines.add(formatter.line(witness));
      }
      Records.writeArray(out, "witnesses", lines);
    }
    if (diagnosis.witnesses().size() == 2) {
      Records.writeArray(out, "differences", formatter.names(diagnosis.differences()));
    }
    if (report.redundancy != null) {
      Records.writeArray(out, "redundant", formatter.names(report.redundancy.cells()));
      Records.writeArray(out, "undecided", formatter.names(report.redundancy.undecided()));
    }
    out.writeNumberField("nodes", diagnosis.result().statistics().nodes());
  }
}
