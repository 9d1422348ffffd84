package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * Counts solutions without going to each: what has been counted below a node is remembered, and
 * taken from there when a node comes up that has the same solutions below it. Dominoes on a chess
 * board take some thousand nodes in this way, and 13 million one by one.
 *
 * <p>What is below a node depends on its open items and active options alone. Where no option has a
 * secondary item, these are the options whose items are all open, so that the open items are the
 * key; otherwise both sets are, which holds for colours, too.
 *
 * <p>Remembering pays where the same nodes come up again and again, and only there: a node costs
 * some times what it costs {@link Bitsets}. So the counter watches how many nodes of the whole tree
 * one of its own stands for, and if they are too few, leaves what is left of the tree to {@link
 * Bitsets}.
 */
final class MemoCounter {
  /**
   * When the counter looks for the first time whether it pays; then whenever nodes have doubled.
   */
  private static final int FIRST_LOOK = 2048;

  /**
   * How many nodes of the whole tree a node has to stand for: about as many as it costs. At first
   * less will do, since the table is still small: queens, pairings and pentominoes are at 1.0 to
   * 1.1 by then and stay there, while dominoes on 16x16 go from 6 to billions.
   */
  private static final double WORTH = 8;

  private static final double WORTH_AT_FIRST = 1.5;

  private static final long MAX_BYTES = 1L << 28;

  private final Problem<?> problem;
  private SearchControl control;
  private final Prefix prefix;
  private final Bitsets engine;
  private final WideBlock block;
  private final BitMeter meter;
  private final boolean byItems; // whether the open items are the key
  private final int keyWords;
  private final long[] keys; // the key of the node at each level
  private final MemoTable table;

  private boolean isDrawing;

  // What has been counted below the node at a level, as far as its options have been tried.
  private final long[] sum; // solutions, if they fit
  private final @Nullable BigInteger[] bigSum; // all of them, if they do not
  private final double[] tree; // nodes of the whole tree
  private long told; // solutions that the control has been told of
  private int depth; // levels that have a sum

  // What is below the node that has been left.
  private long count; // solutions, if they fit
  private @Nullable BigInteger bigCount; // all of them, if they do not
  private double nodeCount; // nodes of the whole tree

  private long lastNodes; // when the counter looked last whether it pays
  private double lastTree;

  private MemoCounter(Problem<?> problem, Prefix prefix, SearchControl control, long maxBytes) {
    this.problem = problem;
    this.prefix = prefix;
    this.control = control;
    engine = new Bitsets(problem);
    block = engine.root();
    byItems = !block.uses.hasSecondary();
    keyWords = block.itemWidth + (byItems ? 0 : block.width);
    table = new MemoTable(keyWords, maxBytes / MemoTable.bytesPerEntry(keyWords));
    int levels = block.levels();
    keys = new long[levels * keyWords];
    sum = new long[levels];
    bigSum = new BigInteger[levels];
    tree = new double[levels];
    meter = engine.meter();
  }

  /** Whether the solutions of a problem can be counted here. */
  static boolean applies(Problem<?> problem) {
    return Engine.BITSETS.supports(problem) && problem.primaryCount() > 0;
  }

  /** Counts the solutions within settings that have no limit on solutions. */
  static Count count(Problem<?> problem, Settings settings, EngineSelector selector) {
    return new MemoCounter(problem, settings.prefix(), settings.control(), maxBytes())
        .count(settings, selector);
  }

  /** How large the table may become, if nobody says. */
  static long maxBytes() {
    return Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / 8);
  }

  /** The same, with a table of so many bytes at most. */
  static Count count(Problem<?> problem, Settings settings, long maxBytes) {
    return new MemoCounter(problem, settings.prefix(), settings.control(), maxBytes)
        .count(settings, new EngineSelector(problem));
  }

  private Count count(Settings settings, EngineSelector selector) {
    if (!engine.within(prefix)) {
      return result(BigInteger.ZERO, remembered("what is required contradicts itself"));
    }
    meter.resume(control);
    boolean paid = search();
    BigInteger counted = total();
    tell(counted);
    meter.tellSolutions();
    if (!paid && control.outcome() == Outcome.EXHAUSTED) {
      return countTheRest(counted, settings, selector);
    }
    return result(counted, remembered("counts were remembered"));
  }

  /**
   * A counter for who wants to {@link #draw}.
   *
   * @param control stops the counting
   */
  static MemoCounter forDrawing(
      Problem<?> problem, Prefix prefix, SearchControl control, long maxBytes) {
    return new MemoCounter(problem, prefix, control, maxBytes);
  }

  /** Counts all solutions; null if that does not pay, or was stopped. */
  @Nullable BigInteger countAll() {
    if (!engine.within(prefix)) {
      return BigInteger.ZERO;
    }
    meter.resume(control);
    return search() ? total() : null;
  }

  /** How many nodes have been tried. */
  long nodes() {
    return meter.nodes();
  }

  /** Sums up, under the control that is at work. */
  SearchResult result(SearchControl control) {
    return engine.result(control);
  }

  /**
   * Goes on under another control, nodes being counted from 0 again, and whether it pays or not:
   * everything has been counted.
   */
  void drawUnder(SearchControl control) {
    this.control = control;
    isDrawing = true;
    meter.reset();
    meter.resume(control);
  }

  /**
   * Finds a solution. Counts that the table has lost are counted again.
   *
   * @param rank how many solutions come before it, less than {@link #countAll}
   * @return the numbers of its options, or null if the control has stopped that
   */
  int @Nullable [] draw(BigInteger rank) {
    BigInteger before = rank;
    int l = 0;
    while (!block.isSolved(l)) {
      block.choose(l);
      BigInteger ahead = before;
      while (ahead.signum() >= 0 && block.leftWays(l) > 1) { // else it has to be the last one
        if (meter.left == 0 && !mayGoOn(l)) {
          return null;
        }
        BigInteger counted = countBelowFirst(l);
        if (counted == null) {
          return null;
        }
        ahead = before.subtract(counted);
        if (ahead.signum() >= 0) {
          before = ahead;
          block.dropFirst(l);
        }
      }
      if (meter.left == 0 && !mayGoOn(l)) {
        return null;
      }
      takeFirst(l++);
    }
    return solution(l);
  }

  private void takeFirst(int l) {
    int o = block.first(l);
    meter.left--;
    meter.nodesAt[l]++;
    meter.choice[l] = block.number[o];
    block.takeItems(l, o);
    block.takeOptions(l, o);
  }

  private @Nullable BigInteger countBelowFirst(int l) {
    if (tryFirst(l) && !goThrough(l + 1)) {
      return null;
    }
    return big(count, bigCount);
  }

  private int[] solution(int size) {
    int[] required = Prefix.toArray(prefix.required());
    int[] numbers = Arrays.copyOf(required, required.length + size);
    for (int k = 0; k < size; k++) {
      numbers[required.length + k] = block.uses.number[meter.choice[k]];
    }
    return numbers;
  }

  private EngineChoice remembered(String what) {
    double stand = depth == 0 ? nodeCount : Arrays.stream(tree, 0, depth).sum();
    String reason =
        String.format(Locale.ROOT, "%s: %d nodes stand for %.3g", what, meter.nodes(), stand);
    return new EngineChoice(Engine.BITSETS, reason);
  }

  private Count result(BigInteger value, EngineChoice choice) {
    SearchResult result = engine.result(control);
    return new Count(value, result.outcome(), result.statistics(), choice);
  }

  /** Goes through the tree; false if that was stopped or does not pay. */
  private boolean search() {
    return !enter(0) || goThrough(0);
  }

  /** Goes through the tree below a node that has been entered. */
  private boolean goThrough(int root) {
    int l = root;
    while (l >= root) {
      if (block.leftWays(l) == 0) {
        leave(l--);
      } else {
        if (meter.left == 0 && !mayGoOn(l)) {
          return false;
        }
        if (tryFirst(l)) {
          l++;
          continue;
        }
      }
      if (l >= root) {
        add(l);
      }
    }
    return true;
  }

  /** Enters the node at level l, unless nothing is left to do there. */
  private boolean enter(int l) {
    if (block.isSolved(l)) {
      count = 1;
      bigCount = null;
      nodeCount = 0;
      return false;
    }
    block.choose(l);
    sum[l] = 0;
    bigSum[l] = null;
    tree[l] = 0;
    depth = l + 1;
    return true;
  }

  /** Tries the first option that is left, and tells whether its node has been entered. */
  private boolean tryFirst(int l) {
    int o = block.first(l);
    meter.left--;
    meter.nodesAt[l]++;
    meter.choice[l] = block.number[o];
    block.takeItems(l, o);
    if (!byItems) {
      block.takeOptions(l, o);
    }
    putKey(l + 1);
    int slot = table.find(keys, (l + 1) * keyWords);
    if (slot >= 0) {
      count = table.count(slot);
      bigCount = table.bigCount(slot);
      nodeCount = table.nodes(slot);
      return false;
    }
    if (byItems) {
      block.takeOptions(l, o);
    }
    return enter(l + 1);
  }

  private void putKey(int l) {
    int v = block.itemWidth;
    System.arraycopy(block.open, l * v, keys, l * keyWords, v);
    if (!byItems) {
      System.arraycopy(block.active, l * block.width, keys, l * keyWords + v, block.width);
    }
  }

  private void leave(int l) {
    count = sum[l];
    bigCount = bigSum[l];
    nodeCount = tree[l];
    depth = l;
    if (block.ways(l) > 1 && l > 0) { // else its only way leads to one that is there
      table.put(keys, l * keyWords, count, bigCount, nodeCount);
    }
  }

  /** Adds what is below the first option that was left, which is done with it. */
  private void add(int l) {
    block.dropFirst(l);
    tree[l] += 1 + nodeCount;
    long both = sum[l] + count;
    if (bigSum[l] == null && bigCount == null && both >= 0) {
      sum[l] = both;
    } else {
      bigSum[l] = big(sum[l], bigSum[l]).add(big(count, bigCount));
    }
  }

  private static BigInteger big(long count, @Nullable BigInteger big) {
    return big == null ? BigInteger.valueOf(count) : big;
  }

  /** What has been counted up to now. */
  private BigInteger total() {
    BigInteger total = depth == 0 ? big(count, bigCount) : BigInteger.ZERO;
    for (int l = 0; l < depth; l++) {
      total = total.add(big(sum[l], bigSum[l]));
    }
    return total;
  }

  private void tell(BigInteger total) {
    long all = total.bitLength() < Long.SIZE ? total.longValue() : Long.MAX_VALUE;
    meter.solutions = all - told;
    told = all;
  }

  /** Whether the control wants more, and remembering has paid up to now. */
  private boolean mayGoOn(int l) {
    block.standAt(l);
    if (isDrawing) {
      return meter.mayGoOn();
    }
    tell(total());
    return meter.mayGoOn() && pays(meter.nodes());
  }

  private boolean pays(long nodes) {
    if (nodes < Math.max(FIRST_LOOK, 2 * lastNodes)) {
      return true;
    }
    double all = Arrays.stream(tree, 0, depth).sum();
    if (Double.isInfinite(all)) {
      return true; // and no difference could tell
    }
    double worth = Math.min(WORTH, WORTH_AT_FIRST * nodes / FIRST_LOOK / 2);
    boolean pays = all - lastTree >= Math.max(WORTH_AT_FIRST, worth) * (nodes - lastNodes);
    lastNodes = nodes;
    lastTree = all;
    return pays;
  }

  /** Counts without remembering what is left to do: the options that have not been tried. */
  private Count countTheRest(BigInteger before, Settings settings, EngineSelector selector) {
    String memo = remembered("remembering did not pay").reason();
    double done = engine.fraction();
    List<Relay.Leg> legs = rest();
    SearchStatistics did = engine.result(control).statistics();
    engine.rewind();
    EngineChoice choice = selector.choose();
    choice = new EngineChoice(choice.engine(), choice.reason() + "; " + memo);
    return settings.threads().count() > 1
        ? countByThreads(legs, did, settings, choice, before)
        : countLegs(legs, did, done, choice, before);
  }

  private Count countLegs(
      List<Relay.Leg> legs,
      SearchStatistics did,
      double done,
      EngineChoice choice,
      BigInteger before) {
    CoverEngine next = choice.engine() == Engine.BITSETS ? engine : choice.engine().create(problem);
    Relay relay = new Relay(next, prefix.required().size(), legs, did, done);
    BigInteger counted = before.add(BigInteger.valueOf(relay.count(control)));
    SearchStatistics all = relay.statistics(control);
    SearchResult result =
        control.result(all.nodes(), all.updates(), all.cleansings(), all.profile());
    return new Count(counted, result.outcome(), result.statistics(), choice);
  }

  private Count countByThreads(
      List<Relay.Leg> legs,
      SearchStatistics did,
      Settings settings,
      EngineChoice choice,
      BigInteger before) {
    List<Piece> pieces =
        legs.stream().map(leg -> new Piece(leg.prefix(), true, leg.weight())).toList();
    Count rest = Crew.count(() -> choice.engine().create(problem), settings, control, did, pieces);
    return new Count(before.add(rest.value()), rest.outcome(), rest.statistics(), choice);
  }

  private List<Relay.Leg> rest() {
    Rest rest = new Rest();
    double[] weights = new double[depth]; // level -> that of each way
    double weight = 1;
    for (int l = 0; l < depth; l++) {
      int[] ways = new int[block.leftWays(l)];
      for (int way = 0; way < ways.length; way++) {
        ways[way] = block.uses.number[block.number[block.first(l)]];
        block.dropFirst(l);
      }
      rest.addBelow(ways, l < depth - 1 ? 1 : 0); // the first of those above has been gone into
      weight /= block.ways(l);
      weights[l] = weight;
    }
    int root = prefix.required().size();
    return rest
        .parts(Prefix.toArray(prefix.required()), Prefix.toArray(prefix.forbidden()))
        .stream()
        .map(part -> new Relay.Leg(part, weights[part.required().size() - root - 1]))
        .toList();
  }
}
