package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.quadrille.core.Problem;
import org.quadrille.core.search.BeginningControl;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * Counts solutions as {@link Engine#AUTO} does, without a limit on them: a short search goes
 * through its tree like any other; a long one goes on with {@link MemoCounter} for as long as
 * remembering pays, and without it if it does not. Several threads only search in the usual way.
 */
final class AutoCount {
  /**
   * A search is a long one if it has so many nodes left, or has tried as many. To find out whether
   * remembering pays takes as long as 4,000 to 10,000 nodes without it: at most an eighth of that.
   * That goes for options that fit {@value #WIDTH} words; with more the counter takes longer for a
   * node, in proportion, while others work on parts of them.
   */
  private static final long LONG = 80_000;

  private static final int WIDTH = 4;

  /**
   * After so many nodes it is guessed for the first time how much is left; the fewer have been
   * tried, the rougher a guess is.
   */
  private static final int FIRST_GUESS = 128;

  private static final int GOOD_GUESS = 2048;

  private final Problem<?> problem;
  private final Settings settings;
  private final EngineSelector selector;
  private final long maxBytes;
  private final long longSearch;
  private final BeginningControl control; // whose time begins before anything is built
  private final CoverEngine first;
  private final Levels levels = new Levels();
  private boolean isLong;

  private AutoCount(
      Problem<?> problem,
      Settings settings,
      EngineSelector selector,
      long maxBytes,
      long longSearch) {
    this.problem = problem;
    this.settings = settings;
    this.selector = selector;
    this.maxBytes = maxBytes;
    this.longSearch = longSearch;
    control = settings.control(Math.min(longSearch, FIRST_GUESS), this::nodesToGoOn);
    first = selector.createToCount();
  }

  /** Counts the solutions of a problem to which {@link MemoCounter} applies. */
  static Count count(Problem<?> problem, Settings settings, EngineSelector selector) {
    long longSearch = LONG * selector.rowWidth() / WIDTH;
    return new AutoCount(problem, settings, selector, MemoCounter.maxBytes(), longSearch).count();
  }

  /**
   * The same.
   *
   * @param maxBytes how large the table may become
   * @param longSearch how many nodes a long search has left
   */
  static Count count(Problem<?> problem, Settings settings, long maxBytes, long longSearch) {
    EngineSelector selector = new EngineSelector(problem);
    return new AutoCount(problem, settings, selector, maxBytes, longSearch).count();
  }

  private Count count() {
    if (first.within(settings.prefix())) {
      first.count(control);
    }
    SearchStatistics did = first.result(control).statistics();
    Count counted = Count.of(control, did);
    if (!control.isPutDown()) {
      EngineChoice choice = first.choice();
      return counted.by(choice == null ? selector.choose() : choice);
    }
    double done = first.fraction();
    List<Leg> legs = Leg.of(first.rest(), 1 - done);
    control.takeUp();
    Count rest = isLong ? remember(legs, did, done) : goOn(legs, did, done, selector.choose());
    return rest.plus(counted.value());
  }

  /**
   * Asked after some nodes: 0 if many seem to be left, or enough for several threads, else after
   * how many nodes more to ask again.
   */
  private long nodesToGoOn(long nodes) {
    double left = nodes / first.fraction() - nodes; // infinite if nothing seems to be done
    double doubt = Math.max(1, (double) GOOD_GUESS / nodes);
    isLong = left >= doubt * longSearch || nodes >= longSearch;
    if (isLong) {
      return 0;
    }
    if (!hasThreads()) {
      return nodes;
    }
    long early = settings.threads().patience() - nodes;
    return early > 0 ? Math.min(early, nodes) : levels.nodesToCut(first, nodes);
  }

  private boolean hasThreads() {
    return settings.threads().count() > 1;
  }

  /** Counts the solutions of legs for as long as remembering pays, then what is left of them. */
  private Count remember(List<Leg> legs, SearchStatistics did, double done) {
    Bitsets engine = first instanceof Bitsets bitsets ? bitsets : new Bitsets(problem);
    MemoCounter counter = new MemoCounter(engine, maxBytes);
    Relay relay = relay(engine, legs, did, done);
    boolean paid = counter.count(relay, control);
    SearchStatistics all = relay.result(control).statistics();
    double tree = all.nodes() + counter.nodesSaved();
    String nodes = String.format(Locale.ROOT, "%d nodes stand for %.3g", all.nodes(), tree);
    if (paid || control.outcome() != Outcome.EXHAUSTED) {
      return new Count(counter.total(), control.outcome(), all)
          .by(new EngineChoice(Engine.BITSETS, "counts were remembered: " + nodes));
    }
    double doneNow = relay.fraction();
    List<Leg> left = Leg.of(relay.rest(), 1 - doneNow);
    EngineChoice choice = selector.choose();
    String reason = choice.reason() + "; remembering did not pay: " + nodes;
    return goOn(left, all, doneNow, new EngineChoice(choice.engine(), reason))
        .plus(counter.total());
  }

  /** Counts the solutions of legs in the usual way. */
  private Count goOn(List<Leg> legs, SearchStatistics did, double done, EngineChoice choice) {
    Supplier<CoverEngine> engines = () -> choice.engine().create(problem);
    if (hasThreads()) {
      control.goOn(0, gauge -> gauge); // threads count all nodes, and gauge the whole search
      return Crew.count(engines, settings, control, did, legs).by(choice);
    }
    Relay relay = relay(engines.get(), legs, did, done);
    BigInteger counted = BigInteger.valueOf(relay.count(control));
    return new Count(counted, control.outcome(), relay.result(control).statistics(), choice);
  }

  private Relay relay(CoverEngine engine, List<Leg> legs, SearchStatistics did, double done) {
    return new Relay(engine, settings.prefix().required().size(), legs, did, done);
  }
}
