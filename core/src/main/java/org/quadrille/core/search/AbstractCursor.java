package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The skeleton of a cursor: it counts solutions against the limits, knows whether there is a
 * current solution, and says how the search ended. A subclass adds the search itself.
 *
 * @param <S> the type of a solution
 */
public abstract class AbstractCursor<S> implements SolutionCursor<S> {
  private @Nullable SearchControl control; // of the running search
  private boolean ended; // next() will find nothing more
  private boolean exhausted; // because everything was searched
  private boolean atSolution;

  /** For subclasses. */
  protected AbstractCursor() {}

  /**
   * Begins a search; the subclass calls it when everything is prepared.
   *
   * @param control stops the search; not used for another search before
   * @param unsolvable whether there is known to be no solution
   */
  protected final void begin(SearchControl control, boolean unsolvable) {
    this.control = null; // no search is running if the next line throws
    requireNonNull(control, "control").begin();
    this.control = control;
    ended = unsolvable;
    exhausted = unsolvable;
    atSolution = false;
  }

  /**
   * Searches for the next solution.
   *
   * @param control stops the search
   * @return true at a solution; false if there are no more, or the control has halted the search;
   *     then it is not called again
   */
  protected abstract boolean advance(SearchControl control);

  /**
   * Returns whether {@link #advance} may be called again after it has thrown an exception, which
   * comes from a progress listener.
   *
   * @return whether the search then continues without loss; false by default, which ends it
   */
  protected boolean continuesAfterException() {
    return false;
  }

  /**
   * Returns a copy of the current solution.
   *
   * @return the solution
   */
  protected abstract S copySolution();

  /**
   * Ends the search at any point, and prepares for the next one.
   *
   * @param control the control of the search
   * @return its result
   */
  protected abstract SearchResult end(SearchControl control);

  @Override
  public final boolean next() {
    SearchControl running = running();
    atSolution = false;
    if (ended) {
      return false;
    }
    ended = !continuesAfterException(); // if advance throws
    atSolution = advance(running);
    if (atSolution) {
      ended = !running.solutionFound();
    } else {
      exhausted = !running.isHalted();
    }
    return atSolution;
  }

  @Override
  public final S solution() {
    requireSolution();
    return copySolution();
  }

  @Override
  public final SearchResult finish() {
    SearchControl running = running();
    if (!exhausted) {
      running.abandon();
    }
    control = null;
    atSolution = false;
    return end(running);
  }

  private SearchControl running() {
    if (control == null) {
      throw new IllegalStateException("no search is running: call start first");
    }
    return control;
  }

  /**
   * Throws an exception unless there is a current solution.
   *
   * @throws IllegalStateException if there is none
   */
  protected final void requireSolution() {
    if (!atSolution) {
      throw new IllegalStateException("no current solution: next() has not returned true");
    }
  }
}
