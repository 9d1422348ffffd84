package org.quadrille.dlx.bitset;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.dlx.search.AbstractEngine;
import org.quadrille.dlx.search.NodeCounter;
import org.quadrille.dlx.search.SearchPath;
import org.quadrille.dlx.search.Suspension;
import org.quadrille.dlx.uses.OptionUses;

/**
 * Exact covers by bitsets: options are bits, and a node is the set of options that are consistent
 * with all options taken, so that taking an option is an AND with the complement of its {@linkplain
 * OptionUses conflicts}. With few options this is several times as fast as dancing links, which
 * visit them one by one. The order of the solutions is that of dancing links.
 *
 * <p>The root is a {@link WideBlock}. A node that has half as many words of options as its block,
 * or fits a {@link NarrowBlock}, is rewritten into a smaller block, and the search continues there.
 * The blocks are allocated with the engine, one of each size:
 *
 * <pre>
 * blocks   root (width W)  -&gt;  block of width at most W / 2  -&gt;  ...  -&gt;  narrow block (one word)
 * choice   level -&gt; the option taken there; level 0 is the root's, each block has a range of levels
 * </pre>
 */
public final class Bitsets extends AbstractEngine {
  /**
   * The largest number of options: a set of them has 64 words, and the conflicts of all take 2 MB.
   */
  static final int MAX_OPTIONS = 4096;

  private static final int MAX_ITEMS = 4096;
  private static final int MAX_ROW_WORDS = 1 << 20; // 8 MB

  private final OptionUses uses;
  private final int[] choice;
  private final WideBlock root;
  private final BitBlock[]
      blocks; // the root, then each block within the one before; the last is searched
  private int depth; // number of blocks in use; 0 when the search is exhausted

  /** Builds the rows of a problem without an {@link #obstacle}. */
  public Bitsets(Problem<?> problem) {
    super(problem.optionCount(), problem.primaryCount() + 1);
    uses = new OptionUses(problem);
    choice = new int[uses.primaryCount + 1];
    root = new WideBlock(uses, counter, choice, WideBlock.width(uses.optionCount));
    root.clear(0);
    for (int i = 0; i < uses.primaryCount; i++) {
      root.addItem(i);
    }
    for (int o = 0; o < uses.optionCount; o++) {
      root.addOption(o);
    }
    root.begin();
    blocks = new BitBlock[16];
    rewind();
  }

  /**
   * Returns the number of words of the rows of a node with these numbers of active options and open
   * items; 0 if it fits a narrow block.
   */
  public static int rowWords(int options, int items) {
    return options > NarrowBlock.SIZE || items > NarrowBlock.SIZE ? rowWords(options) : 0;
  }

  /** Returns the number of words of a set of options. */
  public static int rowWords(int options) {
    return WideBlock.width(options);
  }

  /** Returns why a problem cannot be searched, or null if it can. */
  public static @Nullable String obstacle(Problem<?> problem) {
    if (problem.hasBounds()) {
      return "takes no items with bounds";
    }
    if (problem.optionCount() > MAX_OPTIONS) {
      return "takes at most " + MAX_OPTIONS + " options, not " + problem.optionCount();
    }
    if (problem.primaryCount() > MAX_ITEMS) {
      return "takes at most " + MAX_ITEMS + " primary items, not " + problem.primaryCount();
    }
    return hasRoomForRows(problem)
        ? null
        : "takes no more items and colours than fit in 8 MB, with a bit for each option";
  }

  private static boolean hasRoomForRows(Problem<?> problem) {
    long mostRows = MAX_ROW_WORDS / Math.max(1, WideBlock.width(problem.optionCount()));
    long rows = (long) problem.itemCount() + problem.useCount(); // at least as many as there are
    return rows <= mostRows || problem.itemCount() + colouredUses(problem) <= mostRows;
  }

  private static long colouredUses(Problem<?> problem) {
    long uses = 0;
    for (int o = 0; o < problem.optionCount(); o++) {
      for (int k = 0; k < problem.size(o); k++) {
        uses += problem.colourAt(o, k) == Problem.NO_COLOUR ? 0 : 1;
      }
    }
    return uses;
  }

  @Override
  protected boolean isUsable(int option) {
    return uses.optionOf(option) >= 0;
  }

  @Override
  protected boolean isConsistent(int option) {
    return root.isActiveAtRoot(uses.optionOf(option));
  }

  @Override
  protected void exclude(int option) {
    root.excludeAtRoot(uses.optionOf(option));
  }

  @Override
  protected void include(int option) {
    root.takeAtRoot(uses.optionOf(option));
  }

  @Override
  public boolean next(SearchControl control) {
    return run(control, false);
  }

  @Override
  public BigInteger count(SearchControl control) {
    long before = counter.reportedSolutions();
    run(control, true);
    counter.reportSolutions();
    return BigInteger.valueOf(counter.reportedSolutions() - before);
  }

  /** Continues the search, block by block, and returns whether it has stopped at a solution. */
  private boolean run(SearchControl control, boolean counting) {
    counter.resume(control);
    while (depth > 0) {
      BitBlock block = blocks[depth - 1];
      switch (block.run(counting)) {
        case SOLUTION -> {
          return true;
        }
        case SMALLER -> blocks[depth++] = ((WideBlock) block).fillSmaller();
        case EXHAUSTED -> depth--;
        case HALTED -> {
          return false;
        }
        default -> throw new AssertionError();
      }
    }
    return false;
  }

  @Override
  protected int chosenCount() {
    return blocks[depth - 1].level();
  }

  @Override
  protected int chosenOption(int k) {
    return uses.number[choice[k]];
  }

  @Override
  protected void addTo(Suspension suspension) {
    for (int k = 0; k < depth; k++) {
      blocks[k].addTo(suspension, k == depth - 1);
    }
  }

  @Override
  public void addTo(SearchPath path) {
    for (int k = 0; k < depth; k++) {
      blocks[k].addTo(path);
    }
  }

  @Override
  protected void restore() {
    root.reset();
    blocks[0] = root;
    depth = 1;
  }

  @Override
  public boolean invariantsHold() {
    boolean hold = true;
    for (int k = 0; k < depth; k++) {
      hold = hold && blocks[k].invariantsHold();
    }
    return hold;
  }

  @Override
  public long[][] snapshot() {
    return root.snapshot();
  }

  /** Returns the block of the root, for {@link MemoEngine}, which searches in it alone. */
  WideBlock root() {
    return root;
  }

  /** Returns the counter, for {@link MemoEngine}. */
  NodeCounter counter() {
    return counter;
  }

  /** Returns the required options in a new array, for {@link MemoEngine}. */
  int[] required() {
    return assumptions.allRequired();
  }

  /** Returns the forbidden options in a new array, for {@link MemoEngine}. */
  int[] forbidden() {
    return assumptions.allForbidden();
  }

  /** Returns the options taken, by level, for {@link MemoEngine}. */
  int[] choice() {
    return choice;
  }
}
