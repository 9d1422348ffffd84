package org.quadrille.cli.sudoku;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Outcomes;
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
      "Print the number of solutions of each puzzle, one per line.",
      "If a limit stops the count, the number is a lower bound, with a note on standard error and exit code"
          + " 4."
    })
public final class SudokuCount extends SolverVerb {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Stop at N solutions of a puzzle; 0: count all, the default.")
  private long limit;

  @Option(names = "--json", description = "Print JSON Lines: one record per puzzle and a summary.")
  private boolean json;

  /** Creates the verb. */
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
  void answer(Puzzle puzzle, boolean single, WorkerContext context) {
    SearchResult result = search(puzzle, context);
    ExitCode code = Outcomes.countExitCode(result.outcome());
    Reply reply = context.reply();
    reply.count(result.solutions(), result, code);
    if (json) {
      context
          .json()
          .record(
              "count",
              out -> {
                Records.writePuzzle(out, puzzle, new PuzzleFormatter(puzzle));
                out.writeStringField("count", Long.toString(result.solutions()));
                out.writeBooleanField("exact", result.isExhausted());
                out.writeStringField("status", Outcomes.status(result.outcome()));
                out.writeNumberField("nodes", result.statistics().nodes());
              });
    } else {
      reply.println(Long.toString(result.solutions()));
    }
    if (code != ExitCode.YES) {
      reply.note(
          "%s: at least %d: %s"
              .formatted(place(puzzle), result.solutions(), Outcomes.reason(result.outcome())));
    }
  }

  private SearchResult search(Puzzle puzzle, WorkerContext context) {
    SudokuSolver solver = start(context, puzzle, limits.limits(limit));
    while (solver.next()) {
      // each call counts one solution
    }
    return solver.finish();
  }
}
