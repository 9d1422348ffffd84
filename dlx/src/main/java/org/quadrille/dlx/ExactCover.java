package org.quadrille.dlx;

import static java.util.Objects.checkIndex;
import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.ProgressListener;
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
 * <p>Each question runs in the thread that asks it, or on several {@link #threads}, for which the
 * one that asks waits; it can be stopped by {@link Thread#interrupt()}, which leaves the thread's
 * interrupt flag set. An answer that would be wrong because a limit, the time or an interrupt came
 * in between is never given: methods that return a result say how the search ended, the others
 * throw {@link SearchStoppedException}. Instances are thread-safe.
 *
 * <p>The same problem and settings give the same solutions in the same order, whatever the number
 * of threads, unless they may be {@link #unordered}. To find the next one takes exponential time in
 * the worst case; memory is O(items + uses of items) for each thread, and does not grow while a
 * search runs.
 *
 * @param <T> the type of the payloads
 */
public final class ExactCover<T> {
  /** How many probes {@link #estimate()} makes. */
  public static final int PROBES = 1000;

  /** The most {@link #threads} of a search: each has a structure of its own. */
  public static final int MAX_THREADS = 1024;

  private final Problem<T> problem;
  private final Settings settings;
  private final EngineSelector selector; // shared by all that are made of this

  ExactCover(Problem<T> problem, Settings settings) {
    this(problem, settings, new EngineSelector(requireNonNull(problem, "problem")));
  }

  ExactCover(Problem<T> problem, Settings settings, EngineSelector selector) {
    this.problem = problem;
    this.settings = settings;
    this.selector = selector;
  }

  /**
   * Asks about a problem, without any limits.
   *
   * @param <T> the type of the payloads
   * @param problem the problem
   * @return the facade
   */
  public static <T> ExactCover<T> of(Problem<T> problem) {
    return new ExactCover<>(problem, Settings.DEFAULT);
  }

  /**
   * Chooses the engine.
   *
   * @param engine the engine; {@link Engine#AUTO} if not set
   * @return these settings, but for that
   * @throws IllegalArgumentException if it does not {@linkplain Engine#supports support} the
   *     problem; the message says why
   */
  public ExactCover<T> engine(Engine engine) {
    String obstacle = requireNonNull(engine, "engine").obstacle(problem);
    if (obstacle != null) {
      throw new IllegalArgumentException(engine + " " + obstacle);
    }
    return with(settings.with(engine));
  }

  /**
   * Tells which engine solutions are searched with, and why: the one that was {@linkplain #engine
   * set}, or what {@link Engine#AUTO} has chosen for this problem. The choice depends on the
   * problem alone, never on the machine or the clock. It is made once for these settings and all
   * that are made of them. Short searches may be over before it matters, see {@link
   * Searcher#engineChoice}.
   *
   * @return the choice; O(1) time where the shape of the problem decides, otherwise that of a
   *     thousand nodes
   */
  public EngineChoice engineChoice() {
    Engine engine = settings.engine();
    return engine == Engine.AUTO ? selector.choose() : new EngineChoice(engine, "it was asked for");
  }

  /**
   * Sets all limits at once.
   *
   * @param limits how far a search may go
   * @return these settings, but for that
   */
  public ExactCover<T> limits(SearchLimits limits) {
    return with(settings.with(limits));
  }

  private ExactCover<T> with(Settings settings) {
    return new ExactCover<>(problem, settings, selector);
  }

  /** For tests: how threads work together. */
  ExactCover<T> threads(Threads threads) {
    return with(settings.with(threads));
  }

  /**
   * Limits the number of solutions.
   *
   * @param solutions at least 1, see {@link SearchLimits#withSolutions}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1
   */
  public ExactCover<T> limit(long solutions) {
    return limits(settings.limits().withSolutions(solutions));
  }

  /**
   * Limits the number of nodes.
   *
   * @param nodes at least 1, see {@link SearchLimits#withNodes}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1
   */
  public ExactCover<T> maxNodes(long nodes) {
    return limits(settings.limits().withNodes(nodes));
  }

  /**
   * Limits the time.
   *
   * @param timeout not negative, see {@link SearchLimits#withTimeout}
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is negative
   */
  public ExactCover<T> timeout(Duration timeout) {
    return limits(settings.limits().withTimeout(timeout));
  }

  /**
   * Has somebody told how far a search has come. Where a question takes several searches it is told
   * of them all as of one: {@link #count} of a problem in parts gives each part the same weight,
   * and as solutions those of the whole that are known by then.
   *
   * @param listener called in the thread that asks; what it throws ends the search
   * @param interval the least time between two calls, not negative
   * @return these settings, but for that
   * @throws IllegalArgumentException if the interval is negative
   */
  public ExactCover<T> onProgress(ProgressListener listener, Duration interval) {
    return with(settings.with(listener, interval));
  }

  /**
   * Takes options into every solution, in addition to those that are required already. The problem
   * stays as it is. If the options contradict each other there are no solutions.
   *
   * @param options their numbers in the problem
   * @return these settings, but for that
   * @throws IndexOutOfBoundsException if the problem has no option of such a number
   */
  public ExactCover<T> require(int... options) {
    return within(new Prefix(Prefix.toList(requireNonNull(options, "options")), List.of()));
  }

  /**
   * Keeps options out of every solution, in addition to those that are forbidden already. The
   * problem stays as it is. An option that is required as well leaves no solutions.
   *
   * @param options their numbers in the problem
   * @return these settings, but for that
   * @throws IndexOutOfBoundsException if the problem has no option of such a number
   */
  public ExactCover<T> forbid(int... options) {
    return within(new Prefix(List.of(), Prefix.toList(requireNonNull(options, "options"))));
  }

  /**
   * Confines the search to a part of it, in addition to what is required and forbidden already.
   *
   * @param prefix the part, one of {@link #split}, for example
   * @return these settings, but for that
   * @throws IndexOutOfBoundsException if the problem has no option of such a number
   */
  public ExactCover<T> within(Prefix prefix) {
    requireNonNull(prefix, "prefix").required().forEach(o -> checkIndex(o, problem.optionCount()));
    prefix.forbidden().forEach(o -> checkIndex(o, problem.optionCount()));
    return with(settings.with(settings.prefix().and(prefix.required(), prefix.forbidden())));
  }

  /**
   * Sets where chance begins: for {@link #estimate} and {@link #sample}. The same problem, settings
   * and seed give the same answers.
   *
   * @param seed any number; 0 if not set
   * @return these settings, but for that
   */
  public ExactCover<T> seed(long seed) {
    return with(settings.withSeed(seed));
  }

  /**
   * Searches with several threads: for {@link #first}, {@link #isUnique}, {@link #forEach}, {@link
   * #stream} and {@link #count}. The other questions, a {@link #searcher} among them, use the one
   * that asks.
   *
   * <p>The work is shared while it is done, evenly however the tree is shaped. The solutions are
   * the same, in the same order, as with one thread. Those that are found before it is their turn
   * wait in a buffer of 4 MB, or a 32nd of the heap if that is less; where it is full, threads help
   * where they are needed or wait. A limit on nodes is for all threads together; which solutions
   * are found before it is reached is left to chance. A thread that starts builds a structure of
   * its own, in O(items + uses) time and memory, and none does before there is work for it; one
   * that has no memory for it leaves the work to those that have.
   *
   * @param threads how many, 1 to {@value #MAX_THREADS}; 1 if not set: the thread that asks, and no
   *     other. If there are more, that thread waits for them, shows solutions to visitors and
   *     listeners, and stops the others when it is interrupted; only a {@link #count} is begun by
   *     it
   * @return these settings, but for that
   * @throws IllegalArgumentException if it is less than 1, or more than {@value #MAX_THREADS}
   */
  public ExactCover<T> threads(int threads) {
    return with(settings.with(settings.threads().withCount(threads)));
  }

  /**
   * Lets solutions come in any order, where several {@link #threads} search for them: as they are
   * found, so that no thread has to wait for another. With one thread the order stays as it is.
   *
   * @return these settings, but for that
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
    return ask(settings.limits().withSolutions(1), SolutionCursor::first);
  }

  /**
   * Counts the solutions. A problem that falls into parts that share no item is counted part by
   * part, and the numbers are multiplied. Where the same sub-problems come up again and again their
   * counts are remembered, in at most 256 MB or a quarter of the heap, once a search turns out to
   * be long, as long as that pays and unless an engine has been {@linkplain #engine chosen}; {@link
   * Count#engine} tells. Then nodes are only those that were tried. If there is a limit on
   * solutions, they are counted one by one. Of several {@link #threads}, the one that asks
   * remembers, or counts the first few thousand nodes of each part; the others begin where
   * remembering does not pay, or more is left.
   *
   * @return how many there are, or a lower bound if the search was stopped before it had them all
   */
  public Count count() {
    if (settings.limits().solutions() < Long.MAX_VALUE) {
      return countOneByOne();
    }
    return Components.isConnected(problem)
        ? countWhole()
        : new PartwiseCount(problem, settings).count();
  }

  /** Counts as if there was only one part, without a limit on solutions. */
  Count countWhole() {
    if (settings.engine() == Engine.AUTO && MemoCounter.applies(problem)) {
      return AutoCount.count(problem, settings, selector);
    }
    return hasThreads()
        ? SharedCount.count(this::engine, settings).by(engineChoice())
        : start(settings.limits()).count();
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

  /** Counts as if there was only one part, up to the limit on solutions. */
  Count countOneByOne() {
    if (hasThreads()) {
      return Crew.count(this::engine, settings).by(engineChoice());
    }
    Searcher<T> searcher = start(settings.limits());
    Count count = Count.of(searcher);
    return count.by(searcher.engineChoice());
  }

  /** A new engine for one of several threads. */
  private CoverEngine engine() {
    return engineChoice().engine().create(problem);
  }

  private boolean hasThreads() {
    return settings.threads().count() > 1;
  }

  /**
   * Tells whether there is exactly one solution. The limit on solutions does not matter here.
   *
   * @return whether there is one and no other
   * @throws SearchStoppedException if the search was stopped before that was known
   */
  public boolean isUnique() {
    return ask(settings.limits().withSolutions(2), SolutionCursor::isUnique);
  }

  /**
   * Finds the solutions that cost least, in one thread. The limit on solutions does not matter
   * here.
   *
   * @param k how many, at least 1
   * @return up to k solutions, from cheap to dear
   * @throws IllegalArgumentException if k is less than 1
   * @throws ArithmeticException if the costs of all options together exceed {@link Long#MAX_VALUE}
   */
  public Best<T> best(int k) {
    return new Cheapest<>(problem, settings, atLeastOne(k, "best solutions")).find();
  }

  /**
   * Estimates how many solutions there are, and how many nodes a search would try, by {@value
   * #PROBES} random probes of the tree, in one thread.
   *
   * @return the estimate; the same for the same {@link #seed}
   * @throws SearchStoppedException if the search was stopped before the first probe came to its end
   */
  public Estimate estimate() {
    return estimate(PROBES);
  }

  /**
   * Estimates how many solutions there are, and how many nodes a search would try. The limit on
   * solutions does not matter here; a node that a probe goes through counts as tried. One thread
   * probes.
   *
   * @param probes how many random probes to make, at least 1
   * @return the estimate; the same for the same {@link #seed}
   * @throws IllegalArgumentException if there is not one probe
   * @throws SearchStoppedException if the search was stopped before the first probe came to its end
   */
  public Estimate estimate(int probes) {
    return new Estimator(problem, settings).estimate(atLeastOne(probes, "probes"));
  }

  /**
   * Draws solutions by chance, in one thread, all with the same chance where they can be counted in
   * some millions of nodes; {@link Sample} says whether and how. The limit on nodes is for counting
   * and drawing together. The limit on solutions does not matter here.
   *
   * @param n how many, at least 1
   * @return the solutions; the same for the same {@link #seed}
   * @throws IllegalArgumentException if n is less than 1
   */
  public Sample<T> sample(int n) {
    return new Sampler<>(problem, settings, selector).draw(atLeastOne(n, "samples"));
  }

  private static int atLeastOne(int n, String what) {
    if (n < 1) {
      throw new IllegalArgumentException(n + " " + what + "; at least 1");
    }
    return n;
  }

  /**
   * Makes the problem smaller and keeps its solutions: options go that cannot be in a solution, as
   * far as following what is forced shows it, and items go whose rules follow from those of others.
   * Required options stay, forbidden ones go. The limit on solutions does not matter here. One
   * thread does it.
   *
   * @return the smaller problem, with the way back. To try an option takes O(uses of items) time at
   *     most, and much less where few options are near it; each is tried a few times as a rule, in
   *     the worst case as often as others go
   */
  public Simplified<T> simplify() {
    return new Preprocessor<>(problem, settings).simplify();
  }

  /**
   * Explains why there is no solution, see {@link Explanation}. The limit on solutions does not
   * matter here; those on nodes and time are for all searches that it takes, in one thread.
   *
   * @return the explanation, which says so if there is a solution. It takes a search for a solution
   *     and then, for each item, one or a few more in a part of the problem
   * @throws SearchStoppedException if it was stopped before it was known whether there is a
   *     solution
   */
  public Explanation<T> explain() {
    return new Explainer<>(problem, settings.with(Threads.ONE)).explain();
  }

  /**
   * Cuts the search, in one thread, into parts that have no solution in common and together have
   * all of them. They come in the order of the search by {@link Engine#DANCING_LINKS}: their
   * solutions, part after part, are those of the whole in the same order. Parts that can be seen to
   * be empty are left out.
   *
   * <pre>{@code
   * BigInteger sum = cover.split(100).parallelStream()
   *     .map(part -> cover.within(part).count().value())
   *     .reduce(BigInteger.ZERO, BigInteger::add);
   * }</pre>
   *
   * <p>The limits on nodes and time and an interrupt stop the cutting, not its answer: the parts
   * are those that there are by then, which have all solutions between them. The limit on solutions
   * does not matter here.
   *
   * @param n how many parts are wanted, at least 1
   * @return at least n parts; fewer only if each of them is a single solution, or the cutting was
   *     stopped. Usually there are few more than n, but of a node with thousands of ways each may
   *     become a part. For each part it takes a walk from the root to where it begins, and memory
   *     for the options that it requires and forbids; in a problem with bounds, the k-th way from a
   *     node may have to forbid all k before it
   * @throws IllegalArgumentException if n is less than 1
   */
  public List<Prefix> split(int n) {
    return split(n, Splitter.WIDE);
  }

  /** The same, where a node with more ways than that need not be cut to its end. */
  List<Prefix> split(int n, int wide) {
    atLeastOne(n, "parts");
    return new Splitter(problem, settings.control(), wide).split(settings.prefix(), n);
  }

  /**
   * Shows each solution to a visitor.
   *
   * @param visitor called in this thread; what it throws ends the search and is passed on
   * @return how the search ended
   */
  public SearchResult forEach(Consumer<? super Solution<T>> visitor) {
    requireNonNull(visitor, "visitor");
    return ask(settings.limits(), cursor -> SolutionCursor.forEach(cursor, visitor));
  }

  /**
   * The solutions as a stream. It is lazy: it searches for the next solution when that is asked
   * for, in the thread that asks; it does not split. The time of a limit begins with the first
   * solution asked for. The stream ends after the last solution or after as many as {@link #limit}
   * allows; if anything else stops the search, it throws {@link SearchStoppedException} after the
   * solutions found.
   *
   * <p>With several {@link #threads}, these go on searching until their buffer is full. A stream
   * that is not read to its end has to be closed then, which ends them.
   *
   * @return a sequential, ordered stream, for one use
   */
  public Stream<Solution<T>> stream() {
    return hasThreads()
        ? CrewCursor.stream(problem, this::engine, settings)
        : SolutionCursor.stream(() -> start(settings.limits()), settings.limits());
  }

  /**
   * A searcher for this problem and engine, for callers that search it again and again, in one
   * thread.
   *
   * @return a new searcher; it has its own structure, built now in O(items + uses) time
   */
  public Searcher<T> searcher() {
    CoverEngine engine =
        settings.engine() == Engine.AUTO ? selector.create() : settings.engine().create(problem);
    return new Searcher<>(problem, engine, this::engineChoice, settings.prefix());
  }

  private <R> R ask(SearchLimits limits, Function<SolutionCursor<Solution<T>>, R> question) {
    if (!hasThreads()) {
      return question.apply(start(limits));
    }
    try (CrewCursor<T> cursor = CrewCursor.start(problem, this::engine, settings.with(limits))) {
      return question.apply(cursor);
    }
  }

  private Searcher<T> start(SearchLimits limits) {
    Searcher<T> searcher = searcher();
    searcher.start(settings.with(limits).control());
    return searcher;
  }
}
