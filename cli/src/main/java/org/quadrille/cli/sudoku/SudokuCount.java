package org.quadrille.cli.sudoku;

import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.SudokuSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille sudoku count}. */
@Command(
    name = "count",
    description = {
      "Prints how many solutions each puzzle has, a number a line.",
      "If a limit is reached first the number is a lower bound: that is said on standard error, and the "
          + "exit code is 4."
    })
public final class SudokuCount extends SolverVerb {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Stop counting a puzzle at N solutions; 0: count all, as if not given.")
  private long limit;

  @Option(
      names = "--json",
      description = "Print JSON Lines: a record for each puzzle and a summary.")
  private boolean json;

  /** For the command line. */
  public SudokuCount(Session session) {
    super(session);
  }

  @Override
  void check() {
    super.check();
    limits.limits(limit);
  }

  @Override
  boolean wantsJson() {
    return json;
  }

  @Override
  void answer(Puzzle puzzle, boolean alone, Desk desk) {
    SearchResult result = search(puzzle, desk);
    ExitCode code = Endings.ofCounting(result.outcome());
    Reply reply = desk.reply();
    reply.count(result.solutions(), result, code);
    if (json) {
      desk.json()
          .record(
              "count",
              out -> {
                Records.writePuzzle(out, puzzle, new Wording(puzzle));
                out.writeStringField("count", Long.toString(result.solutions()));
                out.writeBooleanField("exact", result.isExhausted());
                out.writeStringField("status", Endings.status(result.outcome()));
                out.writeNumberField("nodes", result.statistics().nodes());
              });
    } else {
      reply.println(Long.toString(result.solutions()));
    }
    if (code != ExitCode.YES) {
      reply.note(
          "%s: at least %d: %s"
              .formatted(place(puzzle), result.solutions(), Endings.reason(result.outcome())));
    }
  }

  private SearchResult search(Puzzle puzzle, Desk desk) {
    SudokuSolver solver = start(desk, puzzle, limits.limits(limit));
    while (solver.next()) {
      // each call counts one
    }
    return solver.finish();
  }
}
