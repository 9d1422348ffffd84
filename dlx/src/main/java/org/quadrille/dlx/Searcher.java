package org.quadrille.dlx;

import static java.util.Objects.checkIndex;
import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;

/**
 * One engine's structure for one problem, built once and searched again and again, each time with
 * other options required: a sudoku solver, for example, requires the options of the givens. {@link
 * ExactCover#searcher()} makes one.
 *
 * <pre>{@code
 * searcher.start(new SearchControl(SearchLimits.NONE), 17, 42);   // options 17 and 42 are required
 * while (searcher.next()) {
 *   use(searcher.solution());
 * }
 * SearchResult result = searcher.finish();
 * }</pre>
 *
 * <p>Between {@code start} and {@code finish} nothing is allocated, but for the results that are
 * asked for. Mutable, and for one thread at a time.
 *
 * @param <T> the type of the payloads
 */
public final class Searcher<T> extends AbstractCursor<Solution<T>> {
  private static final int[] NOTHING = {};

  private final Problem<T> problem;
  private final CoverEngine engine;
  private final Supplier<EngineChoice> chosen; // where the engine itself chooses none
  private @Nullable EngineChoice lastChoice; // of the engine itself, for the last search
  private final int[] required; // by the settings, in every search
  private final int[] forbidden;

  /**
   * For searches within a prefix.
   *
   * @param chosen what the engine is and why, unless it knows better
   */
  Searcher(Problem<T> problem, CoverEngine engine, Supplier<EngineChoice> chosen, Prefix prefix) {
    this.problem = problem;
    this.engine = engine;
    this.chosen = chosen;
    required = Prefix.toArray(prefix.required());
    forbidden = Prefix.toArray(prefix.forbidden());
  }

  /**
   * Begins a search, after ending the one under way, if there is one.
   *
   * @param control what stops it; not used for another search before
   */
  public void start(SearchControl control) {
    start(control, NOTHING);
  }

  /**
   * Begins a search for the solutions that contain certain options, after ending the one under way,
   * if there is one. If these contradict each other there are none.
   *
   * @param control what stops it; not used for another search before
   * @param required the numbers of the options; the array is read here and not kept
   * @throws IndexOutOfBoundsException if the problem has no option of such a number
   */
  public void start(SearchControl control, int... required) {
    start(control, required, required.length);
  }

  /**
   * As {@link #start(SearchControl, int...)}, but with the options at the beginning of an array
   * that can be used again.
   *
   * @param control what stops the search; not used for another search before
   * @param required the numbers of the options; the array is read here and not kept
   * @param count how many elements of the array to take, from its beginning
   * @throws IndexOutOfBoundsException if the array has less, or the problem has no such option
   */
  public void start(SearchControl control, int[] required, int count) {
    requireNonNull(control, "control"); // checked before the search under way is given up
    for (int k = 0; k < count; k++) {
      checkIndex(required[k], problem.optionCount());
    }
    engine.rewind();
    lastChoice = null;
    for (int option : forbidden) {
      engine.forbid(option);
    }
    boolean agree = require(this.required, this.required.length) && require(required, count);
    begin(control, !agree);
  }

  private boolean require(int[] options, int count) {
    for (int k = 0; k < count; k++) {
      if (!engine.require(options[k])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Counts the solutions that are left and ends the search, without stopping at each of them where
   * the engine can do so. The control must have no limit on solutions.
   */
  Count count() {
    skipAll();
    SearchResult result = finish();
    BigInteger value = BigInteger.valueOf(result.solutions());
    return new Count(value, result.outcome(), result.statistics(), engineChoice());
  }

  /**
   * Tells which engine searches, or has searched last, and why. {@link Engine#AUTO} begins with
   * dancing links where it does not pay to build anything else for a search that may be short; once
   * it has gone on to another engine, that is told.
   *
   * @return the engine
   */
  public EngineChoice engineChoice() {
    EngineChoice choice = lastChoice != null ? lastChoice : engine.choice();
    return choice != null ? choice : chosen.get();
  }

  @Override
  protected void advanceToEnd(SearchControl control) {
    engine.count(control);
  }

  @Override
  protected boolean advance(SearchControl control) {
    return engine.next(control);
  }

  /**
   * How many options the solution at hand has, the required ones included.
   *
   * @return the number of options
   * @throws IllegalStateException if there is no solution at hand
   */
  public int solutionSize() {
    requireSolution();
    return engine.solutionSize();
  }

  /**
   * An option of the solution at hand: the required ones in their order, then those that the search
   * took, in the order in which it took them.
   *
   * @param k which one, {@code 0 .. solutionSize() - 1}
   * @return its number in the problem
   * @throws IllegalStateException if there is no solution at hand
   */
  public int solutionOption(int k) {
    requireSolution();
    return engine.solutionOption(k);
  }

  @Override
  protected Solution<T> copySolution() {
    return Solution.of(problem, engine.solution());
  }

  @Override
  protected SearchResult end(SearchControl control) {
    SearchResult result = engine.result(control);
    lastChoice = engine.choice();
    engine.rewind();
    return result;
  }
}
