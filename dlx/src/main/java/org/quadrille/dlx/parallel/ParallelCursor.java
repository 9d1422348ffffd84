package org.quadrille.dlx.parallel;

import java.lang.ref.Cleaner;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.Frontier;
import org.quadrille.dlx.search.SearchSettings;

/** A cursor over the solutions of a {@link ParallelSearch}. */
public final class ParallelCursor<T> extends AbstractCursor<Solution<T>> implements AutoCloseable {
  /** Ends the threads of streams that were not closed, once they are unreachable. */
  private static final Cleaner CLEANER = Cleaner.create();

  private static final int[] NONE = {};

  private final Problem<T> problem;
  private final Supplier<CoverEngine> engines;
  private final SearchSettings settings;
  private @Nullable ParallelSearch search; // after the start
  private int[] solutions = NONE; // as the search returns them
  private int at; // index of the current solution, which begins with the number of its options

  private ParallelCursor(
      Problem<T> problem, Supplier<CoverEngine> engines, SearchSettings settings) {
    this.problem = problem;
    this.engines = engines;
    this.settings = settings;
  }

  /** Starts a search. */
  public static <T> ParallelCursor<T> start(
      Problem<T> problem, Supplier<CoverEngine> engines, SearchSettings settings) {
    return new ParallelCursor<>(problem, engines, settings)
        .start(Frontier.of(settings.tree()), settings.control());
  }

  /** Returns the solutions as a stream. */
  public static <T> Stream<Solution<T>> stream(
      Problem<T> problem, Supplier<CoverEngine> engines, SearchSettings settings) {
    ParallelCursor<T> cursor = new ParallelCursor<>(problem, engines, settings);
    return SolutionCursor.stream(
            () -> cursor.start(Frontier.of(settings.tree()), settings.control()), settings.limits())
        .onClose(cursor::close);
  }

  /** Starts the search of a frontier. */
  private ParallelCursor<T> start(Frontier frontier, SearchControl control) {
    begin(control, false);
    ParallelSearch started =
        new ParallelSearch(engines, settings.threads(), control, frontier, ParallelSearch.Aim.TAKE);
    CLEANER.register(this, started::stop);
    search = started;
    started.start();
    return this;
  }

  @Override
  protected boolean advance(SearchControl control) {
    if (at < solutions.length) {
      at += 1 + solutions[at];
    }
    if (at == solutions.length) {
      int[] more = search == null ? null : search.next();
      solutions = more == null ? NONE : more;
      at = 0;
    }
    return at < solutions.length;
  }

  @Override
  protected Solution<T> copySolution() {
    return Solution.of(problem, Arrays.copyOfRange(solutions, at + 1, at + 1 + solutions[at]));
  }

  @Override
  protected SearchResult end(SearchControl control) {
    ParallelSearch ended = search;
    if (ended == null) {
      throw new IllegalStateException("the search has not begun");
    }
    ended.close();
    return ended.result();
  }

  /** Ends the threads, if the search is still running. */
  @Override
  public void close() {
    if (search != null) {
      search.close();
    }
  }
}
