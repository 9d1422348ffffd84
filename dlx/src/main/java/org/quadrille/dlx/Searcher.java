package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.internal.Checks;
import org.quadrille.core.search.AbstractCursor;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.auto.ChosenEngine;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.SearchSettings;

/**
 * An engine's structure for one problem, built once and searched again and again, each time with
 * other options required: a sudoku solver, for example, requires the options of the givens. {@link
 * ExactCover#searcher()} creates one; its searches obey the limits, the listener, the stop token
 * and the assumptions of those settings.
 *
 * <pre>{@code
 * searcher.start(17, 42);   // options 17 and 42 are required
 * while (searcher.next()) {
 *   use(searcher.solution());
 * }
 * SearchResult result = searcher.finish();
 * }</pre>
 *
 * <p>Between {@code start} and {@code finish} nothing is allocated, except for requested results.
 * Mutable, for one thread at a time.
 *
 * @param <T> the type of the payloads
 */
public final class Searcher<T> extends AbstractCursor<Solution<T>> {
  private static final int[] NO_OPTIONS = {};

  private final Problem<T> problem;
  private final SearchSettings settings;
  private final EnginePolicy policy;
  private final CoverEngine engine;
  private @Nullable ChosenEngine lastChoice; // of the last search

  Searcher(Problem<T> problem, SearchSettings settings, EnginePolicy policy) {
    this.problem = problem;
    this.settings = settings;
    this.policy = policy;
    engine = policy.create();
  }

  /** Starts a search, and ends the running one, if there is one. */
  public void start() {
    start(NO_OPTIONS);
  }

  /**
   * Starts a search for the solutions that contain certain options, and ends the running search, if
   * there is one. If the options conflict there are no solutions.
   *
   * @param required the options, in addition to those required by the settings; not kept
   * @throws IndexOutOfBoundsException if the problem has no such option
   */
  public void start(int... required) {
    start(settings.control(), required);
  }

  /**
   * Starts a search with limits of its own instead of those of the settings.
   *
   * @param control stops the search; not used for another search before
   * @param required the options, in addition to those required by the settings; not kept
   * @throws IndexOutOfBoundsException if the problem has no such option
   */
  public void start(SearchControl control, int... required) {
    start(control, requireNonNull(required, "required"), required.length);
  }

  /**
   * Starts a search with limits of its own, and the options at the beginning of an array that can
   * be reused.
   *
   * @param control stops the search; not used for another search before
   * @param required the options, in addition to those required by the settings; not kept
   * @param count the number of elements of the array to use
   * @throws IndexOutOfBoundsException if the array has fewer elements, or the problem has no such
   *     option
   */
  public void start(SearchControl control, int[] required, int count) {
    requireNonNull(control, "control"); // checked before the running search is given up
    requireNonNull(required, "required");
    ExactCover.checkOptions(problem, required, count);
    lastChoice = null;
    boolean consistent = engine.start(settings.tree()) && require(required, count);
    begin(control, !consistent);
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
   * Returns which engine searches, or has searched last, and why. {@link Engine#AUTO} begins with
   * dancing links if building another engine does not pay for a search that may be short; after the
   * search is handed over, this is the other engine.
   *
   * @return the engine
   */
  public EngineChoice engineChoice() {
    return EngineChoice.of(lastChoice != null ? lastChoice : policy.choiceOf(engine));
  }

  @Override
  protected boolean advance(SearchControl control) {
    return engine.next(control);
  }

  /**
   * Returns the number of options of the current solution, required ones included.
   *
   * @return the number of options
   * @throws IllegalStateException if there is no current solution
   */
  public int solutionSize() {
    requireSolution();
    return engine.solutionSize();
  }

  /**
   * Returns an option of the current solution: the required ones in their order, then the others in
   * the order in which they were chosen.
   *
   * @param k its index, {@code 0 .. solutionSize() - 1}
   * @return its number in the problem
   * @throws IllegalStateException if there is no current solution
   * @throws IndexOutOfBoundsException if it has no such option
   */
  public int solutionOption(int k) {
    requireSolution();
    Checks.index(k, engine.solutionSize(), "option", "the solution");
    return engine.solutionOption(k);
  }

  @Override
  protected Solution<T> copySolution() {
    return Solution.of(problem, engine.solution());
  }

  @Override
  protected SearchResult end(SearchControl control) {
    SearchResult result = control.result(engine.work());
    lastChoice = policy.choiceOf(engine);
    engine.rewind();
    return result;
  }
}
