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

/** Base class of the verbs that search each puzzle, with an algorithm, limits and threads. */
abstract class SolverVerb extends SudokuVerb {
  @Mixin LimitOptions limits = new LimitOptions();

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description =
          "Algorithm: ${COMPLETION-CANDIDATES}. Default: fast for plain 9x9 puzzles, else dlx. Only dlx"
              + " supports variants, and fast supports only 9x9.")
  private @Nullable Algorithm algorithm;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  private @Nullable Batch<Task> batch;

  SolverVerb(Session session) {
    super(session);
  }

  /** A record, and whether it is the only one. */
  private record Task(PuzzleRecord record, boolean single) {}

  /**
   * Runs the verb on a puzzle. Called by several threads.
   *
   * @param puzzle the puzzle
   * @param single whether it is the only record
   * @param context the state of the thread; its reply receives the result
   */
  abstract void answer(Puzzle puzzle, boolean single, WorkerContext context);

  /** Starts a solver on a puzzle and returns it. */
  final SudokuSolver start(WorkerContext context, Puzzle puzzle, SearchLimits limits) {
    return context.start(algorithmFor(puzzle), puzzle.puzzle(), control(limits));
  }

  /** Returns the algorithm given, or the default for a puzzle. */
  final Algorithm algorithmFor(Puzzle puzzle) {
    return algorithm == null ? Algorithm.defaultFor(puzzle.puzzle()) : algorithm;
  }

  /** Returns a search control that reports to the progress meter. */
  final SearchControl control(SearchLimits limits) {
    return session.meter().control(limits);
  }

  @Override
  void check() {
    super.check();
    threads.threads();
  }

  @Override
  final PuzzleRecord checkSupported(Puzzle puzzle) {
    boolean supported = algorithm == null || algorithm.supports(puzzle.puzzle());
    return supported ? puzzle : new UnreadablePuzzle(unsupported(puzzle));
  }

  @Override
  final void submit(PuzzleRecord record, boolean single) {
    batch().submit(new Task(record, single));
  }

  private PuzzleFormatException unsupported(Puzzle puzzle) {
    String found =
        puzzle.puzzle().layout() + (puzzle.puzzle().hasCandidates() ? ", pencilmarks" : "");
    String reason = "--algorithm %s does not support this puzzle: %s".formatted(algorithm, found);
    return new PuzzleFormatException(puzzle.source(), puzzle.line(), 0, null, reason);
  }

  private Batch<Task> batch() {
    if (batch == null) {
      batch = new Batch<>(threads.threads(), new PuzzleWorkerFactory(), new SessionSink());
    }
    return batch;
  }

  @Override
  final void flush() {
    if (batch == null) {
      super.flush();
    } else {
      batch.flush();
    }
  }

  @Override
  final void awaitReplies() {
    if (batch != null) {
      batch.awaitReplies();
    }
  }

  @Override
  final void finishBatch() {
    if (batch != null) {
      batch.finish();
    }
  }

  private void answer(Task task, WorkerContext context) {
    Reply reply = context.reply();
    if (task.record instanceof UnreadablePuzzle unreadable) {
      reply.add(ExitCode.NO);
      reply.error(String.valueOf(unreadable.error().getMessage()));
      if (wantsJson()) {
        write(context.json(), unreadable.error());
      }
    } else if (task.record instanceof Puzzle puzzle) {
      for (String warning : puzzle.warnings()) {
        reply.note(place(puzzle) + ": " + warning);
      }
      answer(puzzle, task.single, context);
    }
  }

  // Classes instead of lambdas, which would slow down the start-up.

  private final class PuzzleWorkerFactory implements Batch.WorkerFactory<Task> {
    @Override
    public Batch.Worker<Task> create() {
      return new PuzzleWorker();
    }
  }

  private final class PuzzleWorker implements Batch.Worker<Task> {
    private final WorkerContext context = new WorkerContext();

    @Override
    public void process(Task task, Reply reply) {
      context.setReply(reply);
      SolverVerb.this.answer(task, context);
    }
  }

  /** Writes replies to standard output and error, the exit code and the summary. */
  private final class SessionSink implements Batch.Sink {
    @Override
    public void write(byte[] text, int length) {
      session.out().write(text, 0, length);
    }

    @Override
    public void complete(Reply reply) {
      for (Reply.Message message : reply.messages()) {
        if (message.isNote()) {
          session.note(message.text());
        } else {
          session.error(message.text());
        }
      }
      add(reply.code());
      reply.addTo(summary());
      session.meter().recordDone();
    }

    @Override
    public void flush() {
      session.out().flush();
    }
  }
}
