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

  /** The same for the rows of all items, which it looks at as well. */
  private static final int WORDS = 2048;

  /**
   * After so many nodes it is guessed for the first time how much is left; the fewer have been
   * tried, the rougher a guess is.
   */
  private static final int FIRST_GUESS = 128;

  private static final int GOOD_GUESS = 2048;

  /** From so many on, nodes are told in three digits. */
  private static final double ROUND = 1e9;

  /**
   * How far the count has come.
   *
   * @param counted what has been counted, with all that it took
   * @param left what is left; nothing if the count has ended
   * @param why what is to be said of those who have begun
   */
  private record Stage(Count counted, List<Leg> left, String why) {}

  private final Problem<?> problem;
  private final Settings settings;
  private final EngineSelector selector;
  private final long maxBytes;
  private final long longSearch;
  private final BeginningControl control; // whose time begins before anything is built
  private final CoverEngine first;
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
    long width = selector.rowWidth();
    long dear = Math.max(width / WIDTH, width * problem.primaryCount() / WORDS);
    long longSearch = LONG * Math.max(1, dear);
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
    Count counted = Count.of(first, settings.prefix(), control);
    if (!control.isPutDown()) {
      EngineChoice choice = first.choice();
      return counted.by(choice == null ? selector.choose() : choice);
    }
    Stage begun = new Stage(counted, Leg.left(first, first::rest, 1), "");
    control.takeUp();
    Stage stage = isLong ? remember(begun) : begun;
    return stage.left.isEmpty() ? stage.counted : goOn(stage);
  }

  /**
   * Decides, after some nodes, whether this goes on: 0 if it is a long search, or has enough for
   * several threads, else after how many nodes more to ask again.
   */
  private long nodesToGoOn(long nodes) {
    double doubt = Math.max(1, (double) GOOD_GUESS / nodes);
    Levels levels = Levels.of(first);
    double left = levels.nodesLeft(nodes, first.fraction());
    isLong = nodes >= longSearch || left >= doubt * longSearch;
    if (isLong) {
      return 0;
    }
    if (!hasThreads() || Double.isNaN(left)) {
      return nodes;
    }
    long early = settings.threads().patience() - nodes;
    return early > 0 ? Math.min(early, nodes) : levels.nodesToCut(nodes);
  }

  private boolean hasThreads() {
    return settings.threads().count() > 1;
  }

  /** Counts what is left for as long as remembering pays. */
  private Stage remember(Stage begun) {
    Bitsets engine = first instanceof Bitsets bitsets ? bitsets : new Bitsets(problem);
    MemoCounter counter = new MemoCounter(engine, maxBytes);
    Relay relay = relay(engine, begun);
    boolean paid = counter.count(relay, control);
    SearchStatistics all = relay.result(control).statistics();
    BigInteger value = begun.counted.value().add(counter.total());
    Count counted = new Count(value, control.outcome(), all);
    String nodes = "%d nodes stand for " + (counter.nodesSaved() < ROUND ? "%.0f" : "%.3g");
    nodes = String.format(Locale.ROOT, nodes, all.nodes(), all.nodes() + counter.nodesSaved());
    if (paid || control.outcome() != Outcome.EXHAUSTED) {
      String reason = paid ? "counts were remembered: " : "stopped while counts were remembered: ";
      EngineChoice choice = new EngineChoice(Engine.BITSETS, reason + nodes);
      return new Stage(counted.by(choice), List.of(), "");
    }
    return new Stage(counted, relay.left(), "; remembering did not pay: " + nodes);
  }

  /** Counts what is left in the usual way. */
  private Count goOn(Stage stage) {
    EngineChoice choice = selector.choose();
    Supplier<CoverEngine> others = () -> choice.engine().create(problem);
    Supplier<CoverEngine> engines =
        first instanceof LinksFirst ? others : new EngineSupply(first, others);
    String reason = choice.reason() + stage.why;
    return goOn(stage, engines)
        .plus(stage.counted.value())
        .by(new EngineChoice(choice.engine(), reason));
  }

  private Count goOn(Stage stage, Supplier<CoverEngine> engines) {
    if (hasThreads()) {
      control.goOn(0, gauge -> gauge); // threads count all nodes, and gauge the whole search
      SearchStatistics did = stage.counted.statistics();
      return Crew.count(engines, settings, control, did, stage.left);
    }
    Relay relay = relay(engines.get(), stage);
    BigInteger counted = BigInteger.valueOf(relay.count(control));
    return new Count(counted, control.outcome(), relay.result(control).statistics());
  }

  private Relay relay(CoverEngine engine, Stage stage) {
    int root = settings.prefix().required().size();
    return new Relay(engine, root, stage.left, stage.counted.statistics());
  }
}
