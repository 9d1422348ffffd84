package org.quadrille.cli.sudoku;

import static java.util.Objects.requireNonNull;

import java.io.OutputStream;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.JsonLines;
import org.quadrille.core.search.SearchControl;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;

/** What a thread keeps from puzzle to puzzle: its solvers, its JSON, and the reply in work. */
final class Desk {
  private final Map<Algorithm, SudokuSolver> solvers = new EnumMap<>(Algorithm.class);
  private @Nullable JsonLines json;
  private @Nullable Reply reply;

  /** Turns to another reply. */
  void turnTo(Reply reply) {
    this.reply = reply;
  }

  /** The reply in work. */
  Reply reply() {
    return requireNonNull(reply);
  }

  /** The records of the reply in work, under {@code --json}. */
  JsonLines json() {
    if (json == null) {
      json = new JsonLines(new ToReply());
    }
    return json;
  }

  /** The solver of an algorithm, the same each time. */
  SudokuSolver solver(Algorithm algorithm) {
    SudokuSolver solver = solvers.get(algorithm);
    if (solver == null) {
      solver = algorithm.newSolver();
      solvers.put(algorithm, solver);
    }
    return solver;
  }

  /** Starts on a puzzle. */
  SudokuSolver start(Algorithm algorithm, SudokuPuzzle puzzle, SearchControl control) {
    SudokuSolver solver = solver(algorithm);
    solver.start(puzzle, control);
    return solver;
  }

  private final class ToReply extends OutputStream {
    @Override
    public void write(int b) {
      reply().write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int count) {
      reply().write(bytes, offset, count);
    }
  }
}
