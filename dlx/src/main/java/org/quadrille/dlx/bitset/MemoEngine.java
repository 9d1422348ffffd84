package org.quadrille.dlx.bitset;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SuspensionRule;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.NodeCounter;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Subtree;

/**
 * {@link Bitsets} with memory: it counts without visiting each solution. The count below a node is
 * stored, and used again at every node that has the same solutions below it. Dominoes on a chess
 * board take some thousand nodes in this way, instead of 13 million. {@link #next} searches like
 * {@link Bitsets}, without memory.
 *
 * <p>The tree below a node depends on its open items and active options alone. If no option has a
 * secondary item, the active options are those whose items are all open, so that the open items are
 * the key; otherwise both sets are, which is correct for colours, too.
 *
 * <pre>
 * key(l) = open[l], or open[l] and active[l]        of the root block
 * table: key -&gt; count of solutions, nodes of the tree below
 * sum[l], tree[l] = solutions and nodes below the options of level l that are done
 * </pre>
 *
 * <p>Memory pays if the same nodes occur again and again: a node costs several times as much as
 * without it. {@link #worthwhile} suspends the search when too few nodes are saved. The counts stay
 * valid from one subtree to the next.
 */
public final class MemoEngine implements CoverEngine {
  /**
   * The number of nodes after which the savings are first checked; then whenever nodes have
   * doubled.
   */
  private static final int FIRST_CHECK = 1024;

  /**
   * The number of nodes of the tree that a tried node has to stand for: about its cost in nodes
   * without memory. At first fewer are enough, since the table is small: queens, Langford pairs and
   * pentominoes are at 1.0 to 1.1 by then, Latin squares and factorizations at 1.1 to 1.9, and stay
   * there, while partitions of sets and dominoes, which reach billions, are at 3.3 or more.
   */
  private static final double WORTH = 8;

  private static final double WORTH_AT_FIRST = 2.5;

  private static final long MAX_BYTES = 1L << 28;

  private final Bitsets engine;
  private final WideBlock block;
  private final NodeCounter counter;
  private final int[] choice;
  private final boolean byItems; // whether the open items are the key
  private final int keyWords;
  private final long[] keys; // the key of the node at each level
  private final MemoTable table;
  private int[] forbidden = {}; // the options without which the counts of the table were made
  private final SuspensionRule worthwhile = this::nodesToCheck;

  private boolean isEnumerating; // next has been called
  private boolean isDrawing;
  private long nodesEnded; // of the searches before the running one

  // What was counted below the node at a level, for its options that are done.
  private final long[] sum; // solutions, if they fit
  private final @Nullable BigInteger[] bigSum; // all of them, if they do not
  private final double[] tree; // nodes of the tree
  private int depth; // number of levels that have a sum
  private int deepest; // the largest depth so far
  private BigInteger reported = BigInteger.ZERO; // solutions reported to the control

  // What is below the node that was left last.
  private long count; // solutions, if they fit
  private @Nullable BigInteger bigCount; // all of them, if they do not
  private double nodeCount; // nodes of the tree

  private long nodesAtCheck; // at the last check of the savings
  private double savedBefore; // nodes saved until then
  private double saved; // nodes saved since then

  /**
   * Creates an engine with an empty table.
   *
   * @param engine the engine whose structure is used; it is rewound, and must not be used otherwise
   *     at the same time
   * @param maxBytes the largest size of the table
   */
  public MemoEngine(Bitsets engine, long maxBytes) {
    this.engine = engine;
    block = engine.root();
    counter = engine.counter();
    choice = engine.choice();
    byItems = !block.uses.hasSecondary();
    keyWords = block.itemWidth + (byItems ? 0 : block.width);
    table = new MemoTable(keyWords, maxBytes / MemoTable.bytesPerEntry(keyWords));
    int levels = block.levels();
    keys = new long[levels * keyWords];
    sum = new long[levels];
    bigSum = new BigInteger[levels];
    tree = new double[levels];
    engine.rewind(); // nodes without memory do not count when savings are checked
  }

  /** Returns whether the solutions of a problem can be counted with memory. */
  public static boolean applies(Problem<?> problem) {
    return Bitsets.obstacle(problem) == null && problem.primaryCount() > 0;
  }

  /** Returns the default size of the table. */
  public static long defaultBytes() {
    return Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / 4);
  }

  /** Returns the rule that suspends a count when memory does not pay. */
  public SuspensionRule worthwhile() {
    return worthwhile;
  }

  /**
   * Returns the number of nodes of the tree that were not tried, since their counts were stored.
   */
  public double nodesSaved() {
    return savedBefore + saved;
  }

  @Override
  public void rewind() {
    nodesEnded += counter.nodes();
    engine.rewind();
    depth = 0;
    reported = BigInteger.ZERO;
    isEnumerating = false;
    isDrawing = false;
  }

  @Override
  public void forbid(int option) {
    engine.forbid(option);
  }

  @Override
  public boolean require(int option) {
    return engine.require(option);
  }

  @Override
  public boolean next(SearchControl control) {
    isEnumerating = true;
    return engine.next(control);
  }

  @Override
  public BigInteger count(SearchControl control) {
    if (isEnumerating) {
      return engine.count(control);
    }
    clearIfAssumptionsChanged();
    counter.resume(control);
    BigInteger total = search() ? big(count, bigCount) : total();
    report(total);
    counter.reportSolutions();
    return total;
  }

  /** Empties the table if its keys do not contain the forbidden options, and these have changed. */
  private void clearIfAssumptionsChanged() {
    int[] now = engine.forbidden();
    Arrays.sort(now);
    if (byItems && !Arrays.equals(now, forbidden)) {
      table.clear();
    }
    forbidden = now;
  }

  /** Returns the number of solutions counted, while the search is halted. */
  private BigInteger total() {
    BigInteger total = BigInteger.ZERO;
    for (int l = 0; l < depth; l++) {
      total = total.add(big(sum[l], bigSum[l]));
    }
    return total;
  }

  /**
   * Prepares to draw solutions by their rank, after a {@link #count} that was not halted. Nodes are
   * counted from 0 again.
   *
   * @param control of the drawing
   */
  public void startDrawing(SearchControl control) {
    isDrawing = true;
    nodesEnded += counter.nodes();
    counter.reset();
    counter.resume(control);
  }

  /**
   * Finds a solution by its rank. Counts that the table has lost are computed again.
   *
   * @param rank the number of solutions before it, less than the count
   * @return its options, or null if the control has halted the search
   */
  public int @Nullable [] draw(BigInteger rank) {
    BigInteger before = rank;
    int l = 0;
    while (!block.isSolved(l)) {
      block.choose(l);
      BigInteger ahead = before;
      while (ahead.signum() >= 0 && block.branchesLeft(l) > 1) { // otherwise it is the last one
        if (counter.left == 0 && !poll(l)) {
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
      if (counter.left == 0 && !poll(l)) {
        return null;
      }
      takeFirst(l++);
    }
    return solution(l);
  }

  private void takeFirst(int l) {
    int o = block.first(l);
    counter.left--;
    counter.nodesAt[l]++;
    choice[l] = block.number[o];
    block.takeItems(l, o);
    block.takeOptions(l, o);
  }

  private @Nullable BigInteger countBelowFirst(int l) {
    if (tryFirst(l) && !searchBelow(l + 1)) {
      return null;
    }
    return big(count, bigCount);
  }

  private int[] solution(int size) {
    int[] required = engine.required();
    int[] options = Arrays.copyOf(required, required.length + size);
    for (int k = 0; k < size; k++) {
      options[required.length + k] = block.uses.number[choice[k]];
    }
    return options;
  }

  /** Searches the tree; returns false if the search is halted. */
  private boolean search() {
    putKey(0);
    return lookUp(0) || !enter(0) || searchBelow(0);
  }

  /** Looks up what is below the node at level l, and returns whether it is in the table. */
  private boolean lookUp(int l) {
    int slot = table.find(keys, l * keyWords);
    if (slot >= 0) {
      count = table.count(slot);
      bigCount = table.bigCount(slot);
      nodeCount = table.nodes(slot);
      saved += nodeCount;
    }
    return slot >= 0;
  }

  /**
   * Searches the tree below a node that has been entered; returns false if the search is halted.
   */
  private boolean searchBelow(int root) {
    int l = root;
    while (l >= root) {
      if (block.branchesLeft(l) == 0) {
        leave(l--);
      } else {
        if (counter.left == 0 && !poll(l)) {
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

  /** Enters the node at level l; returns false if it is a solution. */
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

  /** Tries the first remaining option, and returns whether its node has been entered. */
  private boolean tryFirst(int l) {
    int o = block.first(l);
    counter.left--;
    counter.nodesAt[l]++;
    choice[l] = block.number[o];
    block.takeItems(l, o);
    if (!byItems) {
      block.takeOptions(l, o);
    }
    putKey(l + 1);
    if (lookUp(l + 1)) {
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
    if (block.branches(l) > 1) { // otherwise its only branch leads to a node that is stored
      table.put(keys, l * keyWords, count, bigCount, nodeCount);
    }
  }

  /** Adds the counts below the first remaining option, and ends that option. */
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

  /** Prepares to report the solutions not yet reported to the control. */
  private void report(BigInteger total) {
    BigInteger more = total.subtract(reported);
    counter.newSolutions = more.bitLength() < Long.SIZE ? more.longValue() : Long.MAX_VALUE;
    reported = total;
  }

  private boolean poll(int l) {
    block.setPath(l);
    if (!isDrawing) {
      report(total());
    }
    return counter.poll();
  }

  /** The rule {@link #worthwhile}. */
  private long nodesToCheck(long nodesOfSearch) {
    long nodes = nodesEnded + counter.nodes();
    long first = Math.max(FIRST_CHECK, 2L * deepest); // the first descent repeats no node
    long check = Math.max(first, 2 * nodesAtCheck);
    if (nodes < check) {
      return check - nodes;
    }
    long tried = nodes - nodesAtCheck;
    double worth = Math.max(WORTH_AT_FIRST, Math.min(WORTH, WORTH / 16 * nodes / first));
    boolean pays = tried + saved >= worth * tried;
    nodesAtCheck = nodes;
    savedBefore += saved;
    saved = 0; // summed from 0: some thousand would vanish beside the 10^20 of before
    return pays ? nodes : SuspensionRule.NOW;
  }

  @Override
  public int solutionSize() {
    return engine.solutionSize();
  }

  @Override
  public int solutionOption(int k) {
    return engine.solutionOption(k);
  }

  @Override
  public List<Subtree> left() {
    return engine.left();
  }

  @Override
  public void addTo(SearchPath path) {
    engine.addTo(path);
  }

  @Override
  public Profile profile() {
    return engine.profile();
  }

  @Override
  public SearchStatistics work() {
    return engine.work();
  }

  @Override
  public boolean invariantsHold() {
    return engine.invariantsHold();
  }

  @Override
  public void selfCheck() {
    engine.selfCheck();
  }

  @Override
  public long[][] snapshot() {
    return engine.snapshot();
  }
}
