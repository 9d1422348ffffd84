package org.quadrille.core.search;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A running search that stops at each solution. For one thread.
 *
 * @param <S> the type of a solution
 */
public interface SolutionCursor<S> {

  /**
   * Searches for the next solution.
   *
   * @return whether one was found; if not, there is none in further calls either, and {@link
   *     #finish} says whether everything was searched
   * @throws IllegalStateException if no search is running
   */
  boolean next();

  /**
   * Returns a copy of the solution found last.
   *
   * @return the solution; it does not change while the search continues
   * @throws IllegalStateException if the last {@link #next} has found none
   */
  S solution();

  /**
   * Ends the search at any point.
   *
   * @return how the search ended and what it did; {@link Outcome#EXHAUSTED} only if {@link #next}
   *     has returned false with everything searched, {@link Outcome#LIMIT} if it could have
   *     continued
   * @throws IllegalStateException if no search is running
   */
  SearchResult finish();

  /**
   * Finds the first solution and ends the search.
   *
   * @param <S> the type of a solution
   * @param search a started search
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
   * Returns whether there is exactly one solution, and ends the search.
   *
   * @param search a started search, with a limit of two solutions or more
   * @return whether there is exactly one
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
   * Passes each solution to a visitor, and ends the search.
   *
   * @param <S> the type of a solution
   * @param search a started search
   * @param visitor called in this thread; if it throws, the exception is passed on, and the search
   *     is not ended
   * @return how the search ended
   */
  static <S> SearchResult forEach(SolutionCursor<S> search, Consumer<? super S> visitor) {
    while (search.next()) {
      visitor.accept(search.solution());
    }
    return search.finish();
  }

  /**
   * Returns the solutions of a search as a stream. It is lazy: it searches for the next solution on
   * demand, in the consuming thread, and does not split. It ends after the last solution or at the
   * limit on solutions; if anything else stops the search, it throws {@link SearchStoppedException}
   * after the solutions found.
   *
   * @param <S> the type of a solution
   * @param start starts the search, on demand of the first solution
   * @param limits the limits of that search
   * @return a sequential, ordered stream, for one use
   */
  static <S> Stream<S> stream(Supplier<? extends SolutionCursor<S>> start, SearchLimits limits) {
    return StreamSupport.stream(new SolutionSpliterator<>(start, limits), false);
  }
}
