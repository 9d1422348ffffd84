package org.quadrille.cli.sudoku;

import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.Session;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleFormatException;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.sudoku.io.UnreadablePuzzle;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * A verb that searches each puzzle, by an algorithm that can be chosen, within limits, on several
 * threads.
 */
abstract class SolverVerb extends SudokuVerb {
  @Mixin LimitOptions limits = new LimitOptions();

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description =
          "One of ${COMPLETION-CANDIDATES}. If not given fast for plain 9x9 puzzles, dlx for all"
              + " others; only dlx takes variants, and fast no other size.")
  private @Nullable Algorithm algorithm;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  private @Nullable Batch<Task> batch;

  SolverVerb(Session session) {
    super(session);
  }

  /** A record, and whether there is no other. */
  private record Task(PuzzleRecord record, boolean alone) {}

  /**
   * Answers the question of this verb. Called by several threads.
   *
   * @param puzzle the puzzle
   * @param alone whether there is no other
   * @param desk what the thread works with; its reply takes the answer
   */
  abstract void answer(Puzzle puzzle, boolean alone, Desk desk);

  /** Starts on a puzzle, with the algorithm that was asked for or else with that for its rules. */
  final SudokuSolver start(Desk desk, Puzzle puzzle, SearchLimits limits) {
    return desk.start(algorithmFor(puzzle), puzzle.puzzle(), control(limits));
  }

  /** The algorithm for a puzzle. */
  final Algorithm algorithmFor(Puzzle puzzle) {
    return algorithm == null ? Algorithm.defaultFor(puzzle.puzzle()) : algorithm;
  }

  /** The control of a search, which the meter watches. */
  final SearchControl control(SearchLimits limits) {
    return session.meter().control(limits);
  }

  @Override
  void check() {
    super.check();
    threads.threads();
  }

  @Override
  final PuzzleRecord admit(Puzzle puzzle) {
    boolean supported = algorithm == null || algorithm.supports(puzzle.puzzle());
    return supported ? puzzle : new UnreadablePuzzle(unsupported(puzzle));
  }

  @Override
  final void submit(PuzzleRecord record, boolean alone) {
    batch().put(new Task(record, alone));
  }

  private PuzzleFormatException unsupported(Puzzle puzzle) {
    String found =
        puzzle.puzzle().layout() + (puzzle.puzzle().hasCandidates() ? ", pencilmarks" : "");
    String reason = "--algorithm %s cannot take this puzzle: %s".formatted(algorithm, found);
    return new PuzzleFormatException(puzzle.source(), puzzle.line(), 0, null, reason);
  }

  private Batch<Task> batch() {
    if (batch == null) {
      batch = new Batch<>(threads.threads(), new Clerks(), new Counter());
    }
    return batch;
  }

  @Override
  final void pause() {
    if (batch == null) {
      super.pause();
    } else {
      batch.pause();
    }
  }

  @Override
  final void settle() {
    if (batch != null) {
      batch.settle();
    }
  }

  @Override
  final void end() {
    if (batch != null) {
      batch.finish();
    }
  }

  private void answer(Task task, Desk desk) {
    Reply reply = desk.reply();
    if (task.record instanceof UnreadablePuzzle unreadable) {
      reply.add(ExitCode.NO);
      reply.error(String.valueOf(unreadable.error().getMessage()));
      if (wantsJson()) {
        write(desk.json(), unreadable.error());
      }
    } else if (task.record instanceof Puzzle puzzle) {
      for (String warning : puzzle.warnings()) {
        reply.note(place(puzzle) + ": " + warning);
      }
      answer(puzzle, task.alone, desk);
    }
  }

  // (Classes, since lambdas cost start-up.)

  private final class Clerks implements Batch.Workers<Task> {
    @Override
    public Batch.Worker<Task> create() {
      return new Clerk();
    }
  }

  private final class Clerk implements Batch.Worker<Task> {
    private final Desk desk = new Desk();

    @Override
    public void answer(Task task, Reply reply) {
      desk.turnTo(reply);
      SolverVerb.this.answer(task, desk);
    }
  }

  /** Standard output and error, the exit code and the summary. */
  private final class Counter implements Batch.Outlet {
    @Override
    public void write(byte[] text, int length) {
      session.out().write(text, 0, length);
    }

    @Override
    public void close(Reply reply) {
      for (Reply.Message message : reply.messages()) {
        if (message.isNote()) {
          session.note(message.text());
        } else {
          session.error(message.text());
        }
      }
      add(reply.code());
      reply.addTo(tally());
      session.meter().recordDone();
    }

    @Override
    public void flush() {
      session.out().flush();
    }
  }
}
