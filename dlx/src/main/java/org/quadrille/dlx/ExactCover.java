package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Ints;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.internal.Checks;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.core.search.StopToken;
import org.quadrille.dlx.analysis.BranchAndBound;
import org.quadrille.dlx.analysis.Estimator;
import org.quadrille.dlx.analysis.Explainer;
import org.quadrille.dlx.analysis.Preprocessor;
import org.quadrille.dlx.analysis.Sampler;
import org.quadrille.dlx.analysis.Splitter;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.count.Components;
import org.quadrille.dlx.count.SolutionCounter;
import org.quadrille.dlx.parallel.ParallelCursor;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.SearchSettings;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.ThreadSettings;

/**
 * An exact cover problem, and the questions about it. It holds the problem and settings, both
 * immutable; a method that changes a setting returns another instance.
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
 * <p>A question is answered in the calling thread, or by several {@linkplain #threads(int) threads}
 * for which it waits. A {@link #stopOn stop token} ends it from outside, and so does {@link
 * Thread#interrupt()}, which leaves the interrupt flag set. A limit, a timeout or an interrupt
 * never leads to a wrong answer: methods that return a result say how the search ended, the others
 * throw {@link SearchStoppedException}. Instances are thread-safe.
 *
 * <p>The same problem and settings give the same solutions in the same order, whatever the number
 * of threads, unless they are {@link #unordered}. The time to the next solution is exponential in
 * the worst case. Each thread needs memory for the structure of its engine, which is O(items +
 * uses) for dancing links and cells, and up to 100 MB for bitsets; it does not grow during a
 * search. A count may also use a table, see {@link #count}.
 *
 * @param <T> the type of the payloads
 */
public final class ExactCover<T> {
  /** The number of probes of {@link #estimate()}. */
  public static final int PROBES = 1000;

  /** The largest number of {@linkplain #threads(int) threads}. */
  public static final int MAX_THREADS = ThreadSettings.MAX_COUNT;

  private final Problem<T> problem;
  private final SearchSettings settings;
  private final EnginePolicy auto; // shared by all instances made from the first one
  private final EnginePolicy policy; // of the engine that is set

  ExactCover(Problem<T> problem, SearchSettings settings) {
    this.problem = requireNonNull(problem, "problem");
    this.settings = settings;
    auto = Engine.AUTO.policy(problem);
    policy = auto;
  }

  private ExactCover(ExactCover<T> origin, SearchSettings settings, EnginePolicy policy) {
    problem = origin.problem;
    this.settings = settings;
    auto = origin.auto;
    this.policy = policy;
  }

  /**
   * Returns the facade of a problem, without limits.
   *
   * @param <T> the type of the payloads
   * @param problem the problem
   * @return the facade
   */
  public static <T> ExactCover<T> of(Problem<T> problem) {
    return new ExactCover<>(problem, SearchSettings.DEFAULT);
  }

  /**
   * Sets the engine.
   *
   * @param engine the engine; {@link Engine#AUTO} by default
   * @return a copy with this engine
   * @throws IllegalArgumentException if it does not {@linkplain Engine#supports support} the
   *     problem; the message says why
   */
  public ExactCover<T> engine(Engine engine) {
    String obstacle = requireNonNull(engine, "engine").obstacle(problem);
    if (obstacle != null) {
      throw new IllegalArgumentException(engine + " " + obstacle);
    }
    EnginePolicy policy = engine == Engine.AUTO ? auto : engine.policy(problem);
    return new ExactCover<>(this, settings, policy);
  }

  /**
   * Returns which engine searches, and why: the one that was {@linkplain #engine set}, or the
   * choice of {@link Engine#AUTO} for this problem. The choice depends on the problem alone, never
   * on the machine or the clock. It is made once for this instance and the copies made from it.
   * Short searches may end before it matters, see {@link Searcher#engineChoice}.
   *
   * @return the choice; O(1) time if the shape of the problem decides, otherwise the time of a
   *     thousand nodes
   */
  public EngineChoice engineChoice() {
    return EngineChoice.of(policy.choice());
  }

  /**
   * Sets all limits.
   *
   * @param limits how far a search may go
   * @return a copy with these limits
   */
  public ExactCover<T> limits(SearchLimits limits) {
    return with(settings.with(requireNonNull(limits, "limits")));
  }

  private ExactCover<T> with(SearchSettings settings) {
    return new ExactCover<>(this, settings, policy);
  }

  /** Returns a copy with these threads, for tests. */
  ExactCover<T> threads(ThreadSettings threads) {
    return with(settings.with(threads));
  }

  /**
   * Limits the number of solutions.
   *
   * @param solutions at least 1, see {@link SearchLimits#withSolutions}
   * @return a copy with this limit
   * @throws IllegalArgumentException if it is less than 1
   */
  public ExactCover<T> limit(long solutions) {
    return limits(settings.limits().withSolutions(solutions));
  }

  /**
   * Limits the number of nodes.
   *
   * @param nodes at least 1, see {@link SearchLimits#withNodes}
   * @return a copy with this limit
   * @throws IllegalArgumentException if it is less than 1
   */
  public ExactCover<T> maxNodes(long nodes) {
    return limits(settings.limits().withNodes(nodes));
  }

  /**
   * Limits the time.
   *
   * @param timeout not negative, see {@link SearchLimits#withTimeout}
   * @return a copy with this limit
   * @throws IllegalArgumentException if it is negative
   */
  public ExactCover<T> timeout(Duration timeout) {
    return limits(settings.limits().withTimeout(timeout));
  }

  /**
   * Sets a token that stops searches from outside, from any thread.
   *
   * @param token ends a search with {@link Outcome#INTERRUPTED} when it is stopped
   * @return a copy with this token
   */
  public ExactCover<T> stopOn(StopToken token) {
    return with(settings.with(requireNonNull(token, "token")));
  }

  /**
   * Sets a listener for progress reports. A question that takes several searches reports them as
   * one: the {@link #count} of a problem with several components gives each component the same
   * weight, and reports the solutions of the whole that are known.
   *
   * @param listener called in the calling thread; an exception ends the search
   * @param interval the shortest time between two reports, not negative
   * @return a copy with this listener
   * @throws IllegalArgumentException if the interval is negative
   */
  public ExactCover<T> onProgress(ProgressListener listener, Duration interval) {
    return with(
        settings.with(new SearchSettings.Reports(requireNonNull(listener, "listener"), interval)));
  }

  /**
   * Requires options in every solution, in addition to those required already. The problem does not
   * change. If the options conflict there are no solutions.
   *
   * @param options their numbers in the problem
   * @return a copy with this assumption
   * @throws IndexOutOfBoundsException if the problem has no such option
   */
  public ExactCover<T> require(int... options) {
    return assume(checked(options), OptionList.EMPTY);
  }

  /**
   * Forbids options in every solution, in addition to those forbidden already. The problem does not
   * change. An option that is also required leaves no solutions.
   *
   * @param options their numbers in the problem
   * @return a copy with this assumption
   * @throws IndexOutOfBoundsException if the problem has no such option
   */
  public ExactCover<T> forbid(int... options) {
    return assume(OptionList.EMPTY, checked(options));
  }

  /**
   * Restricts the search to a part of it, in addition to the options required and forbidden
   * already.
   *
   * @param prefix the part, for example one of {@link #split}
   * @return a copy with this restriction
   * @throws IndexOutOfBoundsException if the problem has no option with a number in the prefix
   */
  public ExactCover<T> within(Prefix prefix) {
    OptionList required = OptionList.copyOf(requireNonNull(prefix, "prefix").required());
    OptionList forbidden = OptionList.copyOf(prefix.forbidden());
    checkOptions(problem, required.toInts(), required.size());
    checkOptions(problem, forbidden.toInts(), forbidden.size());
    return assume(required, forbidden);
  }

  private OptionList checked(int[] options) {
    checkOptions(problem, requireNonNull(options, "options"), options.length);
    return OptionList.copyOf(Ints.asList(options));
  }

  private ExactCover<T> assume(OptionList required, OptionList forbidden) {
    Subtree tree = settings.tree();
    return with(
        settings.with(Subtree.of(tree.required().and(required), tree.forbidden().and(forbidden))));
  }

  /** Throws an exception unless the first elements of an array are options of a problem. */
  static void checkOptions(Problem<?> problem, int[] options, int count) {
    for (int k = 0; k < count; k++) {
      Checks.index(options[k], problem.optionCount(), "option", "the problem");
    }
  }

  /**
   * Sets the seed of random choices, for {@link #estimate} and {@link #sample}. The same problem,
   * settings and seed give the same answers.
   *
   * @param seed any number; 0 by default
   * @return a copy with this seed
   */
  public ExactCover<T> seed(long seed) {
    return with(settings.withSeed(seed));
  }

  /**
   * Sets the number of threads for {@link #first}, {@link #isUnique}, {@link #forEach}, {@link
   * #stream} and {@link #count}. The other questions, and a {@link #searcher}, use the calling
   * thread.
   *
   * <p>The work is shared while it is done, evenly whatever the shape of the tree. The solutions
   * are the same, in the same order, as with one thread. Solutions that are found before their turn
   * wait in a buffer of 4 MB, or a 32nd of the heap if that is less; if it is full, threads help
   * where they are needed, or wait. A limit on nodes is for all threads together; which solutions
   * are found before it is reached varies. A thread that starts builds a structure of its own, in
   * O(items + uses) time and memory, and none starts before there is work for it; one that has no
   * memory for it logs a warning and leaves the work to the others.
   *
   * @param threads the number, 1 to {@value #MAX_THREADS}; 1 by default: the calling thread and no
   *     other. If there are several, the calling thread waits for them, calls visitors and
   *     listeners, and stops the others when it is interrupted; only a {@link #count} begins in it
   * @return a copy with these threads
   * @throws IllegalArgumentException if it is less than 1, or more than {@value #MAX_THREADS}
   */
  public ExactCover<T> threads(int threads) {
    return with(settings.with(settings.threads().withCount(threads)));
  }

  /**
   * Allows solutions in any order if several {@linkplain #threads(int) threads} search: as they are
   * found, so that no thread has to wait for another. With one thread the order does not change.
   *
   * @return a copy with this setting
   */
  public ExactCover<T> unordered() {
    return with(settings.with(settings.threads().unordered()));
  }

  /**
   * Finds a solution.
   *
   * @return the first solution, or empty if there is none
   * @throws SearchStoppedException if the search was stopped before it found one
   */
  public Optional<Solution<T>> first() {
    return answer(settings.limits().withSolutions(1), SolutionCursor::first);
  }

  /**
   * Counts the solutions. The components of a problem, which share no item, are counted one by one,
   * and the numbers are multiplied. If a long search meets the same subproblems repeatedly, their
   * counts are stored in a table of at most 256 MB or a quarter of the heap, as long as that pays,
   * and unless an engine was {@linkplain #engine set}; {@link Count#engine} says so. Nodes are
   * those that were tried. If there is a limit on solutions, they are counted one by one. With
   * several {@linkplain #threads(int) threads}, the calling thread uses the table, or counts the
   * first few thousand nodes of each component; the other threads begin if the table does not pay,
   * or more is left.
   *
   * @return the number of solutions, or a lower bound if the search was stopped
   */
  public Count count() {
    return Count.of(SolutionCounter.count(problem, settings, policy));
  }

  /**
   * Returns the number of components of the problem, which share no item: {@link #count} counts
   * them one by one. No search is needed.
   *
   * @return the number, 0 if there is no primary item; almost linear time in the size of the
   *     problem
   */
  public int componentCount() {
    return Components.count(problem);
  }

  /**
   * Returns whether there is exactly one solution. The limit on solutions is ignored.
   *
   * @return whether there is exactly one
   * @throws SearchStoppedException if the search was stopped before that was known
   */
  public boolean isUnique() {
    return answer(settings.limits().withSolutions(2), SolutionCursor::isUnique);
  }

  /**
   * Finds the cheapest solutions, in one thread. The limit on solutions is ignored.
   *
   * @param k the number of solutions, at least 1
   * @return up to k solutions, cheapest first
   * @throws IllegalArgumentException if k is less than 1
   * @throws ArithmeticException if the sum of the costs of all options exceeds {@link
   *     Long#MAX_VALUE}
   */
  public Best<T> best(int k) {
    BranchAndBound<T> search =
        new BranchAndBound<>(problem, settings, atLeastOne(k, "best solutions"));
    SearchResult result = search.run();
    return new Best<>(search.solutions(), result.outcome(), result.statistics());
  }

  /**
   * Estimates the number of solutions, and the number of nodes of a search, by {@value #PROBES}
   * random probes of the tree, in one thread.
   *
   * @return the estimate; the same for the same {@link #seed}
   * @throws SearchStoppedException if the search was stopped before the first probe ended
   */
  public Estimate estimate() {
    return estimate(PROBES);
  }

  /**
   * Estimates the number of solutions, and the number of nodes of a search, by random probes of the
   * tree, in one thread. The limit on solutions is ignored; each node of a probe counts as tried.
   *
   * @param probes the number of probes, at least 1
   * @return the estimate; the same for the same {@link #seed}
   * @throws IllegalArgumentException if the number is less than 1
   * @throws SearchStoppedException if the search was stopped before the first probe ended
   */
  public Estimate estimate(int probes) {
    Estimator estimator = new Estimator(problem, settings);
    SearchResult result = estimator.run(atLeastOne(probes, "probes"));
    if (estimator.probes() == 0) {
      throw new SearchStoppedException(result);
    }
    return new Estimate(
        estimator.probes(),
        estimator.solutions().mean(),
        estimator.solutions().error(),
        estimator.nodes().mean(),
        estimator.nodes().error(),
        result.outcome(),
        result.statistics());
  }

  /**
   * Draws random solutions uniformly, in one thread. The solutions are counted first, with or
   * without a table, in at most some million nodes (fewer if the problem is large) and at most half
   * of the limit on nodes. If they cannot be counted, the sample is empty and its outcome is {@link
   * Outcome#LIMIT}; {@link #sampleBestEffort} draws in that case, too. The limit on nodes applies
   * to counting and drawing together. The limit on solutions is ignored.
   *
   * @param n the number of solutions, at least 1
   * @return the solutions; the same for the same {@link #seed}
   * @throws IllegalArgumentException if n is less than 1
   */
  public Sample<T> sample(int n) {
    Sampler<T> sampler = new Sampler<>(problem, settings, policy);
    Outcome outcome = sampler.drawUniformly(atLeastOne(n, "samples"));
    return sample(sampler, outcome == null ? Outcome.LIMIT : outcome, true);
  }

  /**
   * Draws random solutions as {@link #sample} does if the solutions can be counted, and otherwise
   * in a way that is <em>not</em> uniform: at each node all branches are equally likely, however
   * many solutions they have. Searches backtrack from dead ends, and restart at the root after some
   * time; so solutions that are found early after such choices are even more frequent. {@link
   * Sample#uniform} tells which.
   *
   * @param n the number of solutions, at least 1
   * @return the solutions; the same for the same {@link #seed}
   * @throws IllegalArgumentException if n is less than 1
   */
  public Sample<T> sampleBestEffort(int n) {
    Sampler<T> sampler = new Sampler<>(problem, settings, policy);
    Outcome outcome = sampler.drawUniformly(atLeastOne(n, "samples"));
    return outcome == null
        ? sample(sampler, sampler.drawByDescent(n), false)
        : sample(sampler, outcome, true);
  }

  private static <T> Sample<T> sample(Sampler<T> sampler, Outcome outcome, boolean uniform) {
    return new Sample<>(sampler.drawn(), outcome, sampler.statistics(), uniform);
  }

  private static int atLeastOne(int n, String what) {
    if (n < 1) {
      throw new IllegalArgumentException("expected at least 1 of the " + what + ", found " + n);
    }
    return n;
  }

  /**
   * Makes the problem smaller and keeps its solutions, in one thread: removes options that cannot
   * be in a solution, as far as propagation shows it, and items that follow from others. Required
   * options stay, forbidden ones are removed. The limit on solutions is ignored.
   *
   * @return the smaller problem, and how its solutions map to those of this one. Trying an option
   *     takes O(uses of items) time at most, much less if it shares items with few options; each is
   *     usually tried a few times, in the worst case once for each option removed
   */
  public Simplified<T> simplify() {
    return new Simplified<>(problem, settings, new Preprocessor<>(problem, settings).simplify());
  }

  /**
   * Explains why there is no solution, see {@link Explanation}, in one thread. The limit on
   * solutions is ignored; those on nodes and time apply to all searches together.
   *
   * @return the explanation, which says so if there is a solution. It takes a search for a solution
   *     and then, for each item, one or a few more in a part of the problem
   * @throws SearchStoppedException if it was stopped before it was known whether there is a
   *     solution
   */
  public Explanation<T> explain() {
    return new Explanation<>(problem, new Explainer<>(problem, settings, policy).explain());
  }

  /**
   * Splits the search, in one thread, into parts that have no solution in common and together have
   * all of them. They are in the order of the search by {@link Engine#DANCING_LINKS}: their
   * solutions, part after part, are those of the whole in the same order. Parts known to be empty
   * are left out.
   *
   * <pre>{@code
   * BigInteger sum = cover.split(100).parallelStream()
   *     .map(part -> cover.within(part).count().value())
   *     .reduce(BigInteger.ZERO, BigInteger::add);
   * }</pre>
   *
   * <p>If a limit on nodes or time or an interrupt stops the splitting, the result is the parts so
   * far, which together have all solutions. The limit on solutions is ignored.
   *
   * @param n the number of parts, at least 1
   * @return at least n parts; fewer only if each of them is a single solution, or the splitting was
   *     stopped. Usually there are few more than n, but each branch of a node with thousands of
   *     branches may become a part. For each part it takes a walk from the root to where it begins,
   *     and memory for the options that it requires and forbids; in a problem with bounds, the k-th
   *     branch of a node may have to forbid all k before it
   * @throws IllegalArgumentException if n is less than 1
   */
  public List<Prefix> split(int n) {
    return split(n, Splitter.WIDE);
  }

  /**
   * Splits the search, where nodes with this many branches need not be split completely; for tests.
   */
  List<Prefix> split(int n, int wide) {
    atLeastOne(n, "parts");
    return new Splitter(problem, settings.control(), wide)
        .split(settings.tree(), n).stream().map(Prefix::of).toList();
  }

  /**
   * Passes each solution to a visitor.
   *
   * @param visitor called in this thread; its exceptions end the search and are passed on
   * @return how the search ended
   */
  public SearchResult forEach(Consumer<? super Solution<T>> visitor) {
    requireNonNull(visitor, "visitor");
    return answer(settings.limits(), cursor -> SolutionCursor.forEach(cursor, visitor));
  }

  /**
   * Returns the solutions as a stream. It is lazy: it searches for the next solution on demand, in
   * the consuming thread, and does not split. The time of a timeout begins when the first solution
   * is requested. The stream ends after the last solution or at the {@link #limit}; if anything
   * else stops the search, it throws {@link SearchStoppedException} after the solutions found.
   *
   * <p>Several {@linkplain #threads(int) threads} continue to search until their buffer is full. A
   * stream that is not read to its end has to be closed then, which ends them.
   *
   * @return a sequential, ordered stream, for one use
   */
  public Stream<Solution<T>> stream() {
    return settings.threads().areSeveral()
        ? ParallelCursor.stream(problem, policy::createForLongSearch, settings)
        : SolutionCursor.stream(() -> start(settings.limits()), settings.limits());
  }

  /**
   * Returns a searcher for this problem, engine and settings, for callers that search again and
   * again in one thread. Its searches obey these settings, except for the number of threads.
   *
   * @return a new searcher; it has its own structure, built now in O(items + uses) time
   */
  public Searcher<T> searcher() {
    return new Searcher<>(problem, settings, policy);
  }

  private <R> R answer(SearchLimits limits, Function<SolutionCursor<Solution<T>>, R> question) {
    if (!settings.threads().areSeveral()) {
      return question.apply(start(limits));
    }
    try (ParallelCursor<T> cursor =
        ParallelCursor.start(problem, policy::createForLongSearch, settings.with(limits))) {
      return question.apply(cursor);
    }
  }

  private Searcher<T> start(SearchLimits limits) {
    Searcher<T> searcher = new Searcher<>(problem, settings.with(limits), policy);
    searcher.start();
    return searcher;
  }

  /** Returns the problem and the settings that differ from the default, for people. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("ExactCover[").append(problem);
    append(text, "limits", settings.limits().equals(SearchLimits.NONE) ? null : settings.limits());
    String prefix = Prefix.of(settings.tree()).toString();
    append(text, "within", prefix.isEmpty() ? null : prefix);
    append(text, "seed", settings.seed() == 0 ? null : settings.seed());
    append(text, "threads", settings.threads().areSeveral() ? settings.threads().count() : null);
    return text.append(']').toString();
  }

  private static void append(StringBuilder text, String name, @Nullable Object value) {
    if (value != null) {
      text.append(", ").append(name).append(' ').append(value);
    }
  }
}
