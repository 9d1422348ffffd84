package org.quadrille.dlx.auto;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.dlx.bitset.Bitsets;
import org.quadrille.dlx.itembitset.ItemBitsets;
import org.quadrille.dlx.links.Probe;
import org.quadrille.dlx.search.CoverEngine;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chooses the engine for a problem, once. The choice depends on the problem alone: on its shape
 * and, if that does not decide, on a {@link Probe} of the tree.
 *
 * <p>All thresholds were found on problems made for this purpose; {@code docs/adr/0019} lists them.
 * Thread-safe.
 */
public final class EngineSelector implements EnginePolicy {
  /**
   * Up to this number of words in all rows, bitsets are faster than links at every node of any
   * tree.
   */
  private static final int FEW_WORDS = 5_000;

  /** Up to this number of options, nearly all nodes of bitsets fit their smallest blocks. */
  private static final int ONE_BLOCK = 256;

  /**
   * If an option excludes at least this fraction of the options, item bitsets are faster than
   * bitsets.
   */
  private static final double MUCH = 0.5;

  /** Tables of bitsets up to this size are built as fast as links. */
  private static final int TINY_TABLE = 1_024; // words

  /** Tables of item bitsets up to this size take no longer to build than links and a handover. */
  private static final int SMALL_TABLE = 65_536; // words

  /**
   * Rows up to this number of words may be read at every node, even if links do little work there.
   */
  private static final int NARROW_ROW = 8;

  /** In a search of fewer levels, rows are nearly as wide as at the root. */
  private static final int FEW_LEVELS = 5;

  /** With more options, a second structure or a probe costs too much. */
  private static final int MANY_OPTIONS = 20_000;

  // The number of primary items divided by the updates for the first option.
  private static final double SPARSE = 20; // cells are faster from here on
  private static final double DENSE = 4; // links are faster up to here
  private static final double MIDDLE = 12;

  /** The choice of links for a search that ends before another structure is built. */
  static final ChosenEngine SHORT = new ChosenEngine(EngineKind.LINKS, "the search is short");

  /**
   * The shape of a problem.
   *
   * @param engine the engine, if the shape decides; otherwise null
   * @param fitsBitsets whether {@link EngineKind#BITSETS} supports the problem
   */
  record Shape(@Nullable EngineKind engine, boolean fitsBitsets) {}

  private final Problem<?> problem;
  private @Nullable Shape shape; // once it is known
  private @Nullable ChosenEngine choice; // once it is made

  /** Creates a selector that has not chosen. */
  public EngineSelector(Problem<?> problem) {
    this.problem = problem;
  }

  /** Creates a selector with a given choice, for tests. */
  EngineSelector(Problem<?> problem, ChosenEngine choice) {
    this.problem = problem;
    this.choice = choice;
  }

  /** Returns the shape, computed once. */
  synchronized Shape shape() {
    if (shape == null) {
      boolean fitsBitsets = EngineKind.BITSETS.supports(problem);
      shape = new Shape(byShape(fitsBitsets), fitsBitsets);
    }
    return shape;
  }

  @Override
  public synchronized ChosenEngine choice() {
    if (choice == null) {
      EngineKind known = shape().engine;
      choice = known != null ? reasonFor(known) : byProbe();
      logger().debug("engine {} for {}: {}", choice.kind(), problem, choice.reason());
    }
    return choice;
  }

  @Override
  public ChosenEngine choiceForShortSearch() {
    return SHORT;
  }

  /** Not a static field, since that would delay the start of the command. */
  private static Logger logger() {
    return LoggerFactory.getLogger(EngineSelector.class);
  }

  @Override
  public CoverEngine create() {
    EngineKind known = shape().engine;
    return known == null || beginsWithLinks(known)
        ? new AutoEngine(problem, this, effortOfLinks())
        : known.create(problem);
  }

  /** Builds item bitsets at once: where they are chosen, few counts are short. */
  @Override
  public CoverEngine createToCount() {
    EngineKind known = shape().engine;
    return known == EngineKind.ITEM_BITSETS ? known.create(problem) : create();
  }

  @Override
  public CoverEngine createForLongSearch() {
    return choice().kind().create(problem);
  }

  @Override
  public boolean isForLongSearch(CoverEngine engine) {
    return !(engine instanceof AutoEngine);
  }

  @Override
  public ChosenEngine choiceOf(CoverEngine engine) {
    return engine instanceof AutoEngine auto ? auto.choice() : choice();
  }

  @Override
  public boolean allowsMemory() {
    return true;
  }

  @Override
  public EnginePolicy forPart(Problem<?> part) {
    return new EngineSelector(part);
  }

  private boolean beginsWithLinks(EngineKind known) {
    return switch (known) {
      case LINKS -> false;
      case ITEM_BITSETS -> tableWords() > SMALL_TABLE && !isHuge();
      default -> tableWords() > TINY_TABLE && !isHuge();
    };
  }

  /**
   * Returns the number of updates that take as long as building the structure of another engine.
   */
  private long effortOfLinks() {
    return shape().fitsBitsets ? tableWords() / 2 : problem.useCount();
  }

  private boolean isHuge() {
    return problem.optionCount() > MANY_OPTIONS;
  }

  private long tableWords() {
    return ((long) problem.itemCount() + problem.optionCount()) * rowWidth();
  }

  private int rowWidth() {
    return Bitsets.rowWords(problem.optionCount());
  }

  /** Returns whether solutions have few options, if each has an average number of items. */
  private boolean isShallow() {
    double items = (double) problem.useCount() / Math.max(1, problem.optionCount());
    return problem.primaryCount() < FEW_LEVELS * items;
  }

  /** Returns the engine, if the shape decides; otherwise null. */
  private @Nullable EngineKind byShape(boolean fitsBitsets) {
    if (problem.hasBounds()) {
      return EngineKind.LINKS;
    }
    if (suitsItemBitsets()) {
      return EngineKind.ITEM_BITSETS;
    }
    if (fitsBitsets) {
      long words = (long) problem.primaryCount() * rowWidth();
      return words <= FEW_WORDS && (!isShallow() || rowWidth() <= NARROW_ROW)
          ? EngineKind.BITSETS
          : null;
    }
    double sparsity = problem.primaryCount() / updatesOfOption();
    if (!isHuge() && sparsity > DENSE && sparsity < SPARSE) {
      return null;
    }
    return sparsity > MIDDLE ? EngineKind.CELLS : EngineKind.LINKS;
  }

  /**
   * Returns whether options have colours or exclude many others, and are not too few or too many.
   */
  private boolean suitsItemBitsets() {
    int all = problem.optionCount();
    if (all <= ONE_BLOCK || all >= ItemBitsets.MAX_COUNT) {
      return false;
    }
    boolean hasColours = false;
    int[] options = new int[problem.itemCount()];
    for (int o = 0; o < all; o++) {
      for (int k = 0; k < problem.size(o); k++) {
        options[problem.itemAt(o, k)]++;
        hasColours |= problem.colourAt(o, k) != Problem.NO_COLOUR;
      }
    }
    double excluded = 0; // about the fraction of the options that conflict with an option
    for (int i = 0; i < problem.primaryCount(); i++) {
      excluded += (double) options[i] / all * options[i] / all;
    }
    return (hasColours || (excluded >= MUCH && !isShallow()))
        && EngineKind.ITEM_BITSETS.supports(problem);
  }

  private ChosenEngine reasonFor(EngineKind engine) {
    if (problem.hasBounds()) {
      return new ChosenEngine(engine, "there are bounds");
    }
    if (engine == EngineKind.ITEM_BITSETS) {
      return choice(
          engine,
          "%d options, with colours or such that each excludes many others",
          problem.optionCount());
    }
    if (engine == EngineKind.BITSETS) {
      return choice(
          engine,
          "%d primary items have rows of %d options",
          problem.primaryCount(),
          problem.optionCount());
    }
    return choice(
        engine,
        "%d primary items, and about %.0f updates for an option",
        problem.primaryCount(),
        updatesOfOption());
  }

  /** Returns the approximate number of updates that the first option takes. */
  private double updatesOfOption() {
    double items = (double) problem.useCount() / Math.max(1, problem.optionCount());
    double options = (double) problem.useCount() / Math.max(1, problem.itemCount());
    return Math.max(1, items * (items - 1) * options);
  }

  private ChosenEngine byProbe() {
    Probe probe = Probe.of(problem, Bitsets::rowWords);
    if (probe.isComplete()) {
      return SHORT;
    }
    // In nanoseconds for a node, on the machine where they were measured; only ratios matter.
    double useful = probe.updates() - 0.6 * probe.updatesAtDeadEnds(); // cells detect these early
    double byLinks = 10 + 14 * probe.updates() + 1.2 * probe.looks();
    double byCells = 10 + 30 * useful;
    double byBits = Double.POSITIVE_INFINITY;
    if (shape().fitsBitsets) {
      byBits = isShallow() ? 50 + 1.5 * rowWidth() : 30 + 150 * probe.wide() + 0.45 * probe.words();
    }
    EngineKind best = byCells < byLinks ? EngineKind.CELLS : EngineKind.LINKS;
    return choice(
        byBits < Math.min(byCells, byLinks) ? EngineKind.BITSETS : best,
        "a node takes %.0f updates and reads %.0f items, or %.0f words of bits",
        probe.updates(),
        probe.looks(),
        isShallow() ? rowWidth() : probe.words());
  }

  private static ChosenEngine choice(EngineKind engine, String format, Object... figures) {
    return new ChosenEngine(engine, String.format(Locale.ROOT, format, figures));
  }
}
