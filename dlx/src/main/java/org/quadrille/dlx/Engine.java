package org.quadrille.dlx;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;

/** The engines. They give the same solutions in the same order. */
public enum Engine {
  /**
   * Chooses one of the others for each problem, by its shape and, where that does not decide, by
   * what the first thousand nodes of a search show, see {@link ExactCover#engineChoice}. A search
   * that may be short begins with dancing links, and goes over to the engine chosen once these have
   * cost about what that one costs to build. In a count, it also {@linkplain ExactCover#count
   * remembers} where that pays.
   */
  AUTO {
    @Override
    CoverEngine create(Problem<?> problem) {
      return new EngineSelector(problem).create();
    }
  },

  /**
   * Algorithms X, C and M of TAOCP 7.2.2.1 with doubly linked lists in flat arrays: primary items,
   * with bounds where they have them, secondary items and colours. The item with the fewest ways to
   * be covered is covered next, the leftmost of several.
   */
  DANCING_LINKS {
    @Override
    CoverEngine create(Problem<?> problem) {
      return Links.of(problem, null);
    }
  },

  /**
   * The same search on sparse sets instead of linked lists, TAOCP 7.2.2.3: the same solutions in
   * the same order, by the same nodes. It knows no bounds. It chooses an item without a look at all
   * of them, so it is for problems with thousands of items and few options for each; where few
   * items have many options, dancing links are faster.
   */
  DANCING_CELLS {
    @Override
    @Nullable String obstacle(Problem<?> problem) {
      return problem.hasBounds() ? BOUNDS : null;
    }

    @Override
    CoverEngine create(Problem<?> problem) {
      return new DancingCells(problem);
    }
  },

  /**
   * The options as bits of a few machine words: for problems without bounds, of at most 4,096
   * options and as many primary items. Several times as fast as dancing links where options are few
   * or items are dense; the solutions come in the same order.
   */
  BITSETS {
    @Override
    @Nullable String obstacle(Problem<?> problem) {
      return problem.hasBounds() ? BOUNDS : Bitsets.obstacle(problem);
    }

    @Override
    CoverEngine create(Problem<?> problem) {
      return new Bitsets(problem);
    }
  },

  /**
   * A bitset of options for each primary item instead of one for all, so that a step costs an item
   * that is still open one word or a few: the same solutions in the same order as by dancing links,
   * by the same nodes. It knows no bounds. It takes up to 4,096 primary items with some thousand
   * options, or tens of thousands where each has one primary item, as in crosswords: as many as fit
   * 100 MB. The fastest where hundreds of options have colours, or each excludes many of the
   * others, as those of polyominoes do.
   */
  ITEM_BITSETS {
    @Override
    @Nullable String obstacle(Problem<?> problem) {
      return problem.hasBounds() ? BOUNDS : ItemBitsets.obstacle(problem);
    }

    @Override
    CoverEngine create(Problem<?> problem) {
      return ItemBitsets.of(problem);
    }
  };

  private static final String BOUNDS = "takes no items with bounds";

  /**
   * Whether this engine can search a problem. {@link ExactCover#engine} says why, if it cannot.
   *
   * @param problem the problem
   * @return whether it has nothing that the engine does not know, and is not too large for it
   */
  public final boolean supports(Problem<?> problem) {
    return obstacle(problem) == null;
  }

  /** Why this engine cannot search a problem, such as "takes no items with bounds"; else null. */
  @Nullable String obstacle(Problem<?> problem) {
    return null;
  }

  /** Builds the engine for a problem that it supports. */
  abstract CoverEngine create(Problem<?> problem);

  /** The name in lower case, such as {@code dancing-links}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
