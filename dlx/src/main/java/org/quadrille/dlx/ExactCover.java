package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.search.SolutionCursor;

/**
 * The questions that one can ask of an exact cover problem. It holds the problem and settings, both
 * immutable; a setting is changed by making another instance.
 *
 * <pre>{@code
 * ExactCover<String> cover = ExactCover.of(problem).timeout(Duration.ofSeconds(5));
 * Optional<Solution<String>> some = cover.first();
 * boolean unique = cover.isUnique();
 * try (Stream<Solution<String>> all = cover.stream()) {
 *   all.limit(10).forEach(System.out::println);
 * }
 * }</pre>
 *
 * <p>Each question runs in the thread that asks it, and can be stopped by {@link
 * Thread#interrupt()}, which leaves the thread's interrupt flag set. An answer that would be wrong
 * because a limit, the time or an interrupt came in between is never given: methods that return a
 * result say how the search ended, the others throw {@link SearchStoppedException}. Instances are
 * thread-safe.
 *
 * <p>The same problem and settings give the same solutions in the same order. To find the next one
 * takes exponential time in the worst case; memory is O(items + uses of items), and does not grow
 * while a search runs.
 *
 * @param <T> the type of the payloads
 */
public final class ExactCover<T> {
  private final Problem<T> problem;
  private final Engine engine;
  private final SearchLimits limits;
  private final @Nullable ProgressListener listener;
  private final Duration reportInterval;

  private ExactCover(
      Problem<T> problem,
      Engine engine,
      SearchLimits limits,
      @Nullable ProgressListener listener,
      Duration reportInterval) {
    this.problem = requireNonNull(problem, "problem");
    this.engine = requireNonNull(engine, "engine");
    this.limits = requireNonNull(limits, "limits");
    this.listener = listener;
    this.reportInterval = requireNonNull(reportInterval, "reportInterval");
  }

  /**
   * Asks about a problem, without any limits.
   *
   * @param <T> the type of the payloads
   * @param problem the problem
   * @return the facade
   */
  public static <T> ExactCover<T> of(Problem<T> problem) {
    return new ExactCover<>(problem, Engine.DANCING_LINKS, SearchLimits.NONE, null, Duration.ZERO);
  }

  /**
   * Chooses the engine.
   *
   * @param engine the engine
   * @return these settings, but for that
   */
  public ExactCover<T> engine(Engine engine) {
    return new ExactCover<>(problem, engine, limits, listener, reportInterval);
  }

  /**
   * Sets all limits at once.
   *
   * @param limits how far a search may go
   * @return these settings, but for that
   */
  public ExactCover<T> limits(SearchLimits limits) {
    return new ExactCover<>(problem, engine, limits, listener, reportInterval);
  }

  /**
   * Limits the number of solutions.
   *
   * @param solutions at least 1, see {@link SearchLimits#withSolutions}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1
   */
  public ExactCover<T> limit(long solutions) {
    return limits(limits.withSolutions(solutions));
  }

  /**
   * Limits the number of nodes.
   *
   * @param nodes at least 1, see {@link SearchLimits#withNodes}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1
   */
  public ExactCover<T> maxNodes(long nodes) {
    return limits(limits.withNodes(nodes));
  }

  /**
   * Limits the time.
   *
   * @param timeout not negative, see {@link SearchLimits#withTimeout}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is negative
   */
  public ExactCover<T> timeout(Duration timeout) {
    return limits(limits.withTimeout(timeout));
  }

  /**
   * Has somebody told how far a search has come.
   *
   * @param listener called in the thread that searches; what it throws ends the search
   * @param interval the least time between two calls
   * @return these settings, but for that
   */
  public ExactCover<T> onProgress(ProgressListener listener, Duration interval) {
    return new ExactCover<>(
        problem, engine, limits, requireNonNull(listener, "listener"), interval);
  }

  /**
   * Finds a solution.
   *
   * @return the first solution, or empty if there is none
   * @throws SearchStoppedException if the search was stopped before it found one
   */
  public Optional<Solution<T>> first() {
    return SolutionCursor.first(start(limits.withSolutions(1)));
  }

  /**
   * Counts the solutions. A problem that falls into parts that share no item is counted part by
   * part, and the numbers are multiplied; otherwise, or if there is a limit on solutions, they are
   * counted one by one.
   *
   * @return how many there are, or a lower bound if the search was stopped before it had them all
   */
  public Count count() {
    boolean whole = limits.solutions() < Long.MAX_VALUE || Components.isConnected(problem);
    return whole ? countOneByOne() : new PartwiseCount(this).count(Components.of(problem));
  }

  /**
   * Counts the parts of the problem that share no item: the problems that {@link #count} counts one
   * by one. No search is needed.
   *
   * @return how many there are, 0 if there is no primary item; almost linear in the size of the
   *     problem
   */
  public int componentCount() {
    return Components.count(problem);
  }

  /** Counts as if there was only one part. */
  Count countOneByOne() {
    return Count.of(start(limits));
  }

  /** The same settings for another problem. */
  <U> ExactCover<U> on(Problem<U> other) {
    return new ExactCover<>(other, engine, limits, listener, reportInterval);
  }

  SearchLimits limits() {
    return limits;
  }

  /**
   * Tells whether there is exactly one solution. The limit on solutions does not matter here.
   *
   * @return whether there is one and no other
   * @throws SearchStoppedException if the search was stopped before that was known
   */
  public boolean isUnique() {
    return SolutionCursor.isUnique(start(limits.withSolutions(2)));
  }

  /**
   * Finds the solutions that cost least. The limit on solutions does not matter here.
   *
   * @param k how many, at least 1
   * @return up to k solutions, from cheap to dear
   * @throws IllegalArgumentException if k is less than 1
   * @throws ArithmeticException if the costs of all options together exceed {@link Long#MAX_VALUE}
   */
  public Best<T> best(int k) {
    if (k < 1) {
      throw new IllegalArgumentException("the best " + k + " solutions; at least 1");
    }
    SearchLimits unlimited = limits.withSolutions(Long.MAX_VALUE);
    return new Cheapest<>(problem, k).find(new SearchControl(unlimited, listener, reportInterval));
  }

  /**
   * Shows each solution to a visitor.
   *
   * @param visitor called in this thread; what it throws ends the search and is passed on
   * @return how the search ended
   */
  public SearchResult forEach(Consumer<? super Solution<T>> visitor) {
    return SolutionCursor.forEach(start(limits), visitor);
  }

  /**
   * The solutions as a stream. It is lazy: it searches for the next solution when that is asked
   * for, in the thread that asks; it does not split. The time of a limit begins with the first
   * solution asked for. The stream ends after the last solution or after as many as {@link #limit}
   * allows; if anything else stops the search, it throws {@link SearchStoppedException} after the
   * solutions found.
   *
   * @return a sequential, ordered stream, for one use
   */
  public Stream<Solution<T>> stream() {
    return SolutionCursor.stream(() -> start(limits), limits);
  }

  /**
   * A searcher for this problem and engine, for callers that search it again and again.
   *
   * @return a new searcher; it has its own structure, built now in O(items + uses) time
   */
  public Searcher<T> searcher() {
    return new Searcher<>(problem, engine.create(problem));
  }

  private Searcher<T> start(SearchLimits limits) {
    Searcher<T> searcher = searcher();
    searcher.start(new SearchControl(limits, listener, reportInterval));
    return searcher;
  }
}
