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

/** The state of a worker thread: its solvers, its JSON writer and the current reply. */
final class WorkerContext {
  private final Map<Algorithm, SudokuSolver> solvers = new EnumMap<>(Algorithm.class);
  private @Nullable JsonLines json;
  private @Nullable Reply reply;

  /** Sets the current reply. */
  void setReply(Reply reply) {
    this.reply = reply;
  }

  /** Returns the current reply. */
  Reply reply() {
    return requireNonNull(reply);
  }

  /** Returns the writer of JSON records to the current reply. */
  JsonLines json() {
    if (json == null) {
      json = new JsonLines(new ReplyStream());
    }
    return json;
  }

  /** Returns the solver of an algorithm, created on first use. */
  SudokuSolver solver(Algorithm algorithm) {
    SudokuSolver solver = solvers.get(algorithm);
    if (solver == null) {
      solver = algorithm.newSolver();
      solvers.put(algorithm, solver);
    }
    return solver;
  }

  /** Starts the solver of an algorithm on a puzzle and returns it. */
  SudokuSolver start(Algorithm algorithm, SudokuPuzzle puzzle, SearchControl control) {
    SudokuSolver solver = solver(algorithm);
    solver.start(puzzle, control);
    return solver;
  }

  private final class ReplyStream extends OutputStream {
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
