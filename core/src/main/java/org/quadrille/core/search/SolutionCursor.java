package org.quadrille.core.search;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A search under way, seen from solution to solution. For one thread.
 *
 * @param <S> the type of a solution
 */
public interface SolutionCursor<S> {

  /**
   * Goes on to the next solution.
   *
   * @return whether there is one; if not, {@link #finish} says whether all has been searched
   * @throws IllegalStateException if no search is under way
   */
  boolean next();

  /**
   * The solution at hand, copied.
   *
   * @return the solution; it stays as it is while the search goes on
   * @throws IllegalStateException if there is no solution at hand
   */
  S solution();

  /**
   * Ends the search, wherever it stands. What it has found so far is in the result.
   *
   * @return how the search ended; {@link Outcome#EXHAUSTED} only if {@link #next} has come to the
   *     end, {@link Outcome#LIMIT} if it might have gone on
   * @throws IllegalStateException if no search is under way
   */
  SearchResult finish();

  /**
   * Finds a solution and ends the search.
   *
   * @param <S> the type of a solution
   * @param search a search that has been started
   * @return the first solution, or empty if there is none
   * @throws SearchStoppedException if the search was stopped before it found one
   */
  static <S> Optional<S> first(SolutionCursor<S> search) {
    if (search.next()) {
      S solution = search.solution();
      search.finish();
      return Optional.of(solution);
    }
    search.finish().requireExhausted();
    return Optional.empty();
  }

  /**
   * Tells whether there is exactly one solution, and ends the search.
   *
   * @param search a search that has been started, with a limit of two solutions or more
   * @return whether there is one and no other
   * @throws SearchStoppedException if the search was stopped before that was known
   */
  static boolean isUnique(SolutionCursor<?> search) {
    boolean some = search.next();
    if (some && search.next()) {
      search.finish();
      return false;
    }
    search.finish().requireExhausted();
    return some;
  }

  /**
   * Shows each solution to a visitor.
   *
   * @param <S> the type of a solution
   * @param search a search that has been started
   * @param visitor called in this thread; what it throws is passed on, and the search stays as it
   *     is
   * @return how the search ended
   */
  static <S> SearchResult forEach(SolutionCursor<S> search, Consumer<? super S> visitor) {
    while (search.next()) {
      visitor.accept(search.solution());
    }
    return search.finish();
  }

  /**
   * The solutions of a search as a stream. It is lazy: it searches for the next solution when that
   * is asked for, in the thread that asks; it does not split. It ends after the last solution or
   * after as many as the limits allow; if anything else stops the search, it throws {@link
   * SearchStoppedException} after the solutions found.
   *
   * @param <S> the type of a solution
   * @param start starts the search when the first solution is asked for
   * @param limits the limits of that search
   * @return a sequential, ordered stream, for one use
   */
  static <S> Stream<S> stream(Supplier<? extends SolutionCursor<S>> start, SearchLimits limits) {
    return StreamSupport.stream(new SolutionSpliterator<>(start, limits), false);
  }
}
