package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * What all cursors do in the same way: they count solutions against the limits, know whether one is
 * at hand, and say how the search ended. An engine adds the search itself.
 *
 * @param <S> the type of a solution
 */
public abstract class AbstractCursor<S> implements SolutionCursor<S> {
  private @Nullable SearchControl control; // of the search under way
  private boolean ended; // next() has nothing more to give
  private boolean atSolution;

  /** For subclasses. */
  protected AbstractCursor() {}

  /**
   * Begins a search; called by the subclass when everything is prepared.
   *
   * @param control what stops it; not used for another search before
   * @param hopeless whether it is known already that there is no solution
   */
  protected final void begin(SearchControl control, boolean hopeless) {
    this.control = null; // no search is under way, should the next line throw
    requireNonNull(control, "control").begin();
    this.control = control;
    ended = hopeless;
    atSolution = false;
  }

  /**
   * Goes on to the next solution.
   *
   * @param control stops the search
   * @return true at a solution; false when there is none any more, or the control has stopped the
   *     search
   */
  protected abstract boolean advance(SearchControl control);

  /**
   * The solution at which the search stands, copied.
   *
   * @return the solution
   */
  protected abstract S copySolution();

  /**
   * Ends the search, wherever it stands, and makes everything ready for the next one.
   *
   * @param control what has stopped it, or not
   * @return its result
   */
  protected abstract SearchResult end(SearchControl control);

  @Override
  public final boolean next() {
    SearchControl running = running();
    atSolution = false; // also if advance throws
    atSolution = !ended && advance(running);
    ended = !atSolution || !running.solutionFound();
    return atSolution;
  }

  /**
   * Goes past all solutions that are left, to the end of the search or to where it is stopped.
   *
   * @throws IllegalStateException if no search is under way
   */
  protected final void skipAll() {
    SearchControl running = running();
    atSolution = false;
    if (!ended) {
      advanceToEnd(running);
    }
    ended = true;
  }

  /**
   * Goes past all solutions that are left and has the control count them; overridden where that can
   * be done faster than one by one.
   *
   * @param control stops the search
   */
  protected void advanceToEnd(SearchControl control) {
    while (advance(control) && control.solutionFound()) {
      // each is counted
    }
  }

  @Override
  public final S solution() {
    requireSolution();
    return copySolution();
  }

  @Override
  public final SearchResult finish() {
    SearchControl running = running();
    if (!ended) {
      running.abandon();
    }
    control = null;
    atSolution = false;
    return end(running);
  }

  private SearchControl running() {
    if (control == null) {
      throw new IllegalStateException("no search is under way: call start first");
    }
    return control;
  }

  /**
   * Insists that there is a solution at hand.
   *
   * @throws IllegalStateException if there is none
   */
  protected final void requireSolution() {
    if (!atSolution) {
      throw new IllegalStateException("no solution at hand: next() has not returned true");
    }
  }
}
