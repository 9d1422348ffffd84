package org.quadrille.dlx;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;

/**
 * Exact covers by bitsets: options are bits, and a node is the set of options that agree with all
 * options taken, so that taking one more is an AND with the complement of its {@linkplain BitUses
 * rivals}. With few options this is several times as fast as dancing links, which visit them one by
 * one. The order of the solutions is that of {@link DancingLinks}.
 *
 * <p>The root is a {@link WideBlock}. Wherever a node has half as many words of options as the
 * block that it is in, or fits a {@link NarrowBlock}, it is rewritten into a smaller block, and the
 * search goes on there. Blocks are made with the engine, one of each size.
 */
final class Bitsets implements CoverEngine {
  /** No more options than this: a set of them has 64 words, and the rivals of all take 2 MB. */
  static final int MAX_OPTIONS = 4096;

  private static final int MAX_ITEMS = 4096;
  private static final int MAX_ROW_WORDS = 1 << 20; // 8 MB

  private final BitUses uses;
  private final BitMeter meter;
  private final WideBlock root;
  private final BitBlock[] blocks; // the root, and within each the next; then none
  private int depth; // how many there are at present
  private final Demands demands; // by the numbers in the problem

  Bitsets(Problem<?> problem) {
    uses = new BitUses(problem);
    meter = new BitMeter(uses.primaryCount + 1, this);
    root = new WideBlock(uses, meter, WideBlock.width(uses.optionCount));
    root.clear(0);
    for (int i = 0; i < uses.primaryCount; i++) {
      root.addItem(i);
    }
    for (int o = 0; o < uses.optionCount; o++) {
      root.addOption(o);
    }
    root.begin();
    blocks = new BitBlock[16];
    demands = new Demands(uses.numbers());
    rewind();
  }

  /** Why a problem without bounds is too large, or null if it is not. */
  static @Nullable String obstacle(Problem<?> problem) {
    if (problem.optionCount() > MAX_OPTIONS) {
      return "takes at most " + MAX_OPTIONS + " options, not " + problem.optionCount();
    }
    if (problem.primaryCount() > MAX_ITEMS) {
      return "takes at most " + MAX_ITEMS + " primary items, not " + problem.primaryCount();
    }
    return hasRoomForRows(problem)
        ? null
        : "takes no more items and colours than fit 8 MB, with a bit for each option";
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
  public void forbid(int option) {
    int o = uses.optionOf(option);
    if (o >= 0 && !demands.isForbidden(option)) {
      root.excludeAtRoot(o);
      demands.forbid(option);
    }
  }

  @Override
  public boolean require(int option) {
    int o = uses.optionOf(option);
    if (demands.isRequired(option)) {
      return true;
    }
    if (o < 0 || !root.hasAtRoot(o)) {
      return false;
    }
    root.takeAtRoot(o);
    demands.require(option);
    return true;
  }

  @Override
  public boolean next(SearchControl control) {
    return run(control, false);
  }

  @Override
  public void count(SearchControl control) {
    run(control, true);
    meter.tellSolutions();
  }

  /** Goes on, block by block, and tells whether it stands at a solution. */
  private boolean run(SearchControl control, boolean counting) {
    meter.resume(control);
    while (depth > 0) {
      BitBlock block = blocks[depth - 1];
      switch (block.run(counting)) {
        case SOLUTION -> {
          return true;
        }
        case SMALLER -> blocks[depth++] = ((WideBlock) block).fillSmaller();
        case EXHAUSTED -> depth--;
        case STOPPED -> {
          return false;
        }
        default -> throw new AssertionError();
      }
    }
    return false;
  }

  @Override
  public int solutionSize() {
    return demands.requiredCount() + blocks[depth - 1].level();
  }

  @Override
  public int solutionOption(int k) {
    int count = demands.requiredCount();
    return k < count ? demands.required(k) : uses.number[meter.choice[k - count]];
  }

  /** How many options are required. */
  int requiredCount() {
    return demands.requiredCount();
  }

  /** Puts their numbers at the beginning of an array. */
  void putRequired(int[] numbers) {
    demands.putRequired(numbers, 0);
  }

  @Override
  public List<Prefix> rest() {
    Rest rest = new Rest();
    for (int k = 0; k < depth; k++) {
      blocks[k].addTo(rest, k == depth - 1);
    }
    return rest.parts(demands.allRequired(), demands.allForbidden());
  }

  @Override
  public SearchResult result(SearchControl control) {
    return control.result(meter.nodes(), 0, 0, meter.profile());
  }

  @Override
  public Profile profile() {
    return meter.profile();
  }

  @Override
  public void addTo(Levels levels) {
    for (int k = 0; k < depth; k++) {
      blocks[k].addTo(levels);
    }
  }

  @Override
  public void rewind() {
    root.reset();
    blocks[0] = root;
    depth = 1;
    demands.clear();
    meter.reset();
  }

  /** The block that has the root. */
  WideBlock root() {
    return root;
  }

  BitMeter meter() {
    return meter;
  }
}
