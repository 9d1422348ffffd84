package org.quadrille.dlx;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;

/**
 * Chooses the engine for a problem, once; that goes for all that it has to go over the options for.
 * The choice depends on the problem alone: on its shape, and where that does not decide, on what a
 * {@link Probe} shows.
 *
 * <p>All figures here were found on problems made for that; {@code docs/adr/0019} lists them.
 * Thread-safe.
 */
final class EngineSelector {
  /**
   * Rows of that many words in all are looked at by bitsets faster than lists are by links, at
   * every node and whatever the tree looks like.
   */
  private static final int FEW_WORDS = 5_000;

  /** Up to so many options, nearly all nodes of bitsets fit their smallest blocks. */
  private static final int ONE_BLOCK = 256;

  /** From how much an option excludes on item bitsets are faster than bitsets without colours. */
  private static final double MUCH = 0.5;

  /** Tables of bitsets that take no longer to build than links do. */
  private static final int TINY_TABLE = 1_024; // words

  /** Those of item bitsets that take no longer than to begin with links and to leave them again. */
  private static final int SMALL_TABLE = 65_536; // words

  /** Rows of that many words may be looked at in every node, even where links have little to do. */
  private static final int NARROW_ROW = 8;

  /** In a search of less levels rows are as wide as at the root. */
  private static final int FEW_LEVELS = 5;

  /** Above, a second structure or a probe would cost a part of what building the first does. */
  private static final int MANY_OPTIONS = 20_000;

  // How many primary items there are for each update that the first option makes.
  private static final double SPARSE = 20; // from here on, cells are faster
  private static final double DENSE = 4; // up to here, links are
  private static final double MIDDLE = 12;

  /** Where links are done before another structure would have been built. */
  static final EngineChoice SHORT = new EngineChoice(Engine.DANCING_LINKS, "the search is short");

  /**
   * What going over the options shows.
   *
   * @param engine the engine, if the shape decides; otherwise null
   * @param fitsBitsets whether {@link Engine#BITSETS} supports the problem
   */
  record Shape(@Nullable Engine engine, boolean fitsBitsets) {}

  private final Problem<?> problem;
  private @Nullable Shape shape; // once it has been looked at
  private @Nullable EngineChoice choice; // once it is made

  EngineSelector(Problem<?> problem) {
    this.problem = problem;
  }

  /** One whose choice is made. */
  EngineSelector(Problem<?> problem, EngineChoice choice) {
    this.problem = problem;
    this.choice = choice;
  }

  /** The shape. */
  synchronized Shape shape() {
    if (shape == null) {
      boolean fitsBitsets = Engine.BITSETS.supports(problem);
      shape = new Shape(byShape(fitsBitsets), fitsBitsets);
    }
    return shape;
  }

  /** The choice. */
  synchronized EngineChoice choose() {
    if (choice == null) {
      Engine known = shape().engine;
      choice = known != null ? reasonFor(known) : byProbe();
    }
    return choice;
  }

  /** An engine for the problem: the one chosen, or one that finds out while it searches. */
  CoverEngine create() {
    Engine known = shape().engine;
    return known == null || beginsWithLinks(known)
        ? new LinksFirst(problem, this, patience())
        : known.create(problem);
  }

  /** The same, where it is to go through the whole tree: few are short that item bitsets suit. */
  CoverEngine createToCount() {
    Engine known = shape().engine;
    return known == Engine.ITEM_BITSETS ? known.create(problem) : create();
  }

  private boolean beginsWithLinks(Engine known) {
    return switch (known) {
      case DANCING_LINKS -> false; // they are all there is
      case ITEM_BITSETS -> tableWords() > SMALL_TABLE && !isHuge();
      default -> tableWords() > TINY_TABLE && !isHuge();
    };
  }

  /** How many updates take as long as to build what may be used instead of links. */
  private long patience() {
    return shape().fitsBitsets ? tableWords() / 2 : problem.useCount();
  }

  private boolean isHuge() {
    return problem.optionCount() > MANY_OPTIONS;
  }

  private long tableWords() {
    return ((long) problem.itemCount() + problem.optionCount()) * rowWidth();
  }

  /** How many words a set of all options has. */
  int rowWidth() {
    return WideBlock.width(problem.optionCount());
  }

  /** Whether a solution takes few options, if each takes an average number of items. */
  private boolean isShallow() {
    double items = (double) problem.useCount() / Math.max(1, problem.optionCount());
    return problem.primaryCount() < FEW_LEVELS * items;
  }

  /** The engine, if the shape decides; otherwise null. */
  private @Nullable Engine byShape(boolean fitsBitsets) {
    if (problem.hasBounds()) {
      return Engine.DANCING_LINKS;
    }
    if (suitsItemBitsets()) {
      return Engine.ITEM_BITSETS;
    }
    if (fitsBitsets) {
      long words = (long) problem.primaryCount() * rowWidth();
      return words <= FEW_WORDS && (!isShallow() || rowWidth() <= NARROW_ROW)
          ? Engine.BITSETS
          : null;
    }
    double sparsity = problem.primaryCount() / updatesOfOption();
    if (!isHuge() && sparsity > DENSE && sparsity < SPARSE) {
      return null;
    }
    return sparsity > MIDDLE ? Engine.DANCING_CELLS : Engine.DANCING_LINKS;
  }

  /** Whether there are colours, or options exclude much, and sets are not small in any case. */
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
    double excluded = 0; // about the part of the options that conflict with one
    for (int i = 0; i < problem.primaryCount(); i++) {
      excluded += (double) options[i] / all * options[i] / all;
    }
    return (hasColours || (excluded >= MUCH && !isShallow()))
        && Engine.ITEM_BITSETS.supports(problem);
  }

  private EngineChoice reasonFor(Engine engine) {
    if (problem.hasBounds()) {
      return new EngineChoice(engine, "there are bounds");
    }
    if (engine == Engine.ITEM_BITSETS) {
      return choice(
          engine,
          "%d options, with colours or such that each excludes many others",
          problem.optionCount());
    }
    if (engine == Engine.BITSETS) {
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

  /** About how many updates the first option makes that is taken. */
  private double updatesOfOption() {
    double items = (double) problem.useCount() / Math.max(1, problem.optionCount());
    double options = (double) problem.useCount() / Math.max(1, problem.itemCount());
    return Math.max(1, items * (items - 1) * options);
  }

  private EngineChoice byProbe() {
    Probe probe = Probe.of(new DancingLinks(problem, null), problem);
    if (probe.isComplete()) {
      return SHORT;
    }
    // In nanoseconds a node, on the machine where they were measured; only their ratios matter.
    double useful = probe.updates() - 0.6 * probe.updatesAtDeadEnds(); // cells see these early
    double byLinks = 10 + 14 * probe.updates() + 1.2 * probe.looks();
    double byCells = 10 + 30 * useful;
    double byBits = Double.POSITIVE_INFINITY;
    if (shape().fitsBitsets) {
      byBits = isShallow() ? 50 + 1.5 * rowWidth() : 30 + 150 * probe.wide() + 0.45 * probe.words();
    }
    Engine best = byCells < byLinks ? Engine.DANCING_CELLS : Engine.DANCING_LINKS;
    return choice(
        byBits < Math.min(byCells, byLinks) ? Engine.BITSETS : best,
        "a node takes %.0f updates and a look at %.0f items, or at %.0f words of bits",
        probe.updates(),
        probe.looks(),
        isShallow() ? rowWidth() : probe.words());
  }

  private static EngineChoice choice(Engine engine, String format, Object... figures) {
    return new EngineChoice(engine, String.format(Locale.ROOT, format, figures));
  }
}
