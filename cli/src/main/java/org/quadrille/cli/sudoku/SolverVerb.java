package org.quadrille.cli.sudoku;

import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A verb that searches each puzzle once, by an algorithm that can be chosen, within limits. */
abstract class SolverVerb extends SudokuVerb {
  @Mixin LimitOptions limits = new LimitOptions();

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = "fast",
      description = "One of ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if not given.")
  private Algorithm algorithm = Algorithm.FAST;

  private @Nullable SudokuSolver solver;

  SolverVerb(Session session) {
    super(session);
  }

  /** Answers the question of this verb, and prints it. */
  abstract ExitCode answer(Puzzle puzzle, boolean alone);

  /** Starts on a puzzle; the solver is the same for all of them. */
  final SudokuSolver start(Puzzle puzzle, SearchLimits limits) {
    if (solver == null) {
      solver = algorithm.newSolver();
    }
    solver.start(puzzle.puzzle(), session.meter().control(limits));
    return solver;
  }

  @Override
  final ExitCode handle(Puzzle puzzle, boolean alone) {
    ExitCode code = answer(puzzle, alone);
    session.meter().recordDone();
    return code;
  }
}
