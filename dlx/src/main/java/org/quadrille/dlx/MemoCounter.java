package org.quadrille.dlx;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;

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
 * one of its own stands for, and stops if they are too few: {@link AutoCount} has somebody else go
 * on.
 */
final class MemoCounter {
  /**
   * When the counter looks for the first time whether it pays; then whenever nodes have doubled.
   */
  private static final int FIRST_LOOK = 1024;

  /**
   * How many nodes of the whole tree a node has to stand for: about as many as it costs. At first
   * less will do, since the table is still small: queens, Langford pairs and pentominoes are at 1.0
   * to 1.1 by then, Latin squares and factorizations at 1.1 to 1.9, and stay there, while
   * partitions of sets and dominoes, which go up to billions, are at 3.3 or more.
   */
  private static final double WORTH = 8;

  private static final double WORTH_AT_FIRST = 2.5;

  private static final long MAX_BYTES = 1L << 28;

  private final Bitsets engine;
  private final WideBlock block;
  private final BitMeter meter;
  private final boolean byItems; // whether the open items are the key
  private final int keyWords;
  private final long[] keys; // the key of the node at each level
  private final MemoTable table;

  private boolean isDrawing;

  // Of the legs that are over.
  private BigInteger over = BigInteger.ZERO; // solutions
  private long nodesOver; // nodes that were tried

  // What has been counted below the node at a level, as far as its options have been tried.
  private final long[] sum; // solutions, if they fit
  private final @Nullable BigInteger[] bigSum; // all of them, if they do not
  private final double[] tree; // nodes of the whole tree
  private long told; // solutions that the control has been told of
  private int depth; // levels that have a sum
  private int deepest; // the greatest depth there has been

  // What is below the node that has been left.
  private long count; // solutions, if they fit
  private @Nullable BigInteger bigCount; // all of them, if they do not
  private double nodeCount; // nodes of the whole tree

  private long lastNodes; // when the counter looked last whether it pays
  private double savedBefore; // nodes that had not been tried by then, since they were remembered
  private double saved; // such nodes since then

  /**
   * A counter that has counted nothing.
   *
   * @param engine whose structure it uses; it can go on where counting has been stopped
   * @param maxBytes how large its table may become
   */
  MemoCounter(Bitsets engine, long maxBytes) {
    this.engine = engine;
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

  /** How large the table may become, if nobody says. */
  static long maxBytes() {
    return Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / 4);
  }

  /**
   * Counts the solutions of legs, which have the same options forbidden. What has been remembered
   * in one holds for the others.
   *
   * @param legs has them searched by the engine of this counter
   * @return whether all are counted; if not, the control has stopped that, or it does not pay
   */
  boolean count(Relay legs, SearchControl control) {
    while (legs.begin(control)) {
      meter.resume(control);
      if (!search()) {
        return false;
      }
      endLeg();
      legs.end(control);
    }
    return control.outcome() == Outcome.EXHAUSTED;
  }

  private void endLeg() {
    over = over.add(big(count, bigCount));
    nodesOver += meter.nodes();
    tell(over);
    meter.tellSolutions();
  }

  /** How many solutions of the legs have been counted up to now. */
  BigInteger total() {
    BigInteger total = over;
    for (int l = 0; l < depth; l++) {
      total = total.add(big(sum[l], bigSum[l]));
    }
    return total;
  }

  /** How many nodes of the whole tree have not been tried, since they were remembered. */
  double nodesSaved() {
    return savedBefore + saved;
  }

  /**
   * Counts all solutions of a search, for who wants to {@link #draw}.
   *
   * @return how many there are; null if counting does not pay, or was stopped
   */
  @Nullable BigInteger countAll(Prefix prefix, SearchControl control) {
    if (!engine.within(prefix)) {
      return BigInteger.ZERO;
    }
    meter.resume(control);
    return search() ? big(count, bigCount) : null;
  }

  /**
   * Goes on under another control, nodes being counted from 0 again, and whether it pays or not:
   * everything has been counted.
   */
  void drawUnder(SearchControl control) {
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
    int required = engine.requiredCount();
    int[] numbers = new int[required + size];
    engine.putRequired(numbers);
    for (int k = 0; k < size; k++) {
      numbers[required + k] = block.uses.number[meter.choice[k]];
    }
    return numbers;
  }

  /** Goes through the tree; false if that was stopped or does not pay. */
  private boolean search() {
    putKey(0);
    return recalls(0) || !enter(0) || goThrough(0);
  }

  /** Whether what is below the node at level l is remembered. */
  private boolean recalls(int l) {
    int slot = table.find(keys, l * keyWords);
    if (slot >= 0) {
      count = table.count(slot);
      bigCount = table.bigCount(slot);
      nodeCount = table.nodes(slot);
      saved += nodeCount;
    }
    return slot >= 0;
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
    deepest = Math.max(deepest, depth);
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
    if (recalls(l + 1)) {
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
    if (block.ways(l) > 1) { // else its only way leads to one that is there
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
    return meter.mayGoOn() && pays(nodesOver + meter.nodes());
  }

  private boolean pays(long nodes) {
    long first = Math.max(FIRST_LOOK, 2L * deepest); // the way down meets nothing twice
    if (nodes < Math.max(first, 2 * lastNodes)) {
      return true;
    }
    long tried = nodes - lastNodes;
    double worth = Math.min(WORTH, WORTH / 16 * nodes / first);
    boolean pays = tried + saved >= Math.max(WORTH_AT_FIRST, worth) * tried;
    lastNodes = nodes;
    savedBefore += saved;
    saved = 0; // added up from 0, so that some thousand are seen beside 10^20 before
    return pays;
  }
}
