package org.quadrille.dlx;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.dlx.auto.EngineKind;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.auto.EngineSelector;

/** The engines. All find the same solutions in the same order. */
public enum Engine {
  /**
   * Chooses one of the others for each problem, by its shape and, if that does not decide, by the
   * first thousand nodes of a search; see {@link ExactCover#engineChoice}. A search that may be
   * short begins with dancing links, and is handed over to the chosen engine once it has taken
   * about the effort of building that engine. A count also uses {@linkplain ExactCover#count
   * memory} where that pays.
   */
  AUTO(null),

  /**
   * Algorithms X, C and M of TAOCP 7.2.2.1 with doubly linked lists in flat arrays: primary items,
   * with or without bounds, secondary items and colours. It branches on the item with the fewest
   * options, the leftmost of several.
   */
  DANCING_LINKS(EngineKind.LINKS),

  /**
   * The same search on sparse sets instead of linked lists, TAOCP 7.2.2.3: the same solutions in
   * the same order, with the same nodes. It does not support bounds. It chooses an item without
   * reading all of them, and is for problems with thousands of items and few options for each; if
   * few items have many options, dancing links are faster.
   */
  DANCING_CELLS(EngineKind.CELLS),

  /**
   * The options as bits of a few machine words: for problems without bounds, of at most 4,096
   * options and as many primary items. Several times as fast as dancing links if there are few
   * options, or items are dense.
   */
  BITSETS(EngineKind.BITSETS),

  /**
   * A bitset of options for each primary item instead of one for all, so that a step costs one word
   * or a few for each open item: the same nodes as dancing links. It does not support bounds. It
   * takes up to 4,096 primary items with some thousand options, or tens of thousands if each has
   * one primary item, as in crosswords: as many as fit in 100 MB. The fastest engine if hundreds of
   * options have colours, or if each excludes many others, as in packings of polyominoes.
   */
  ITEM_BITSETS(EngineKind.ITEM_BITSETS);

  private final @Nullable EngineKind kind; // null for the choice by problem

  Engine(@Nullable EngineKind kind) {
    this.kind = kind;
  }

  static Engine of(EngineKind kind) {
    return Arrays.stream(values()).filter(engine -> engine.kind == kind).findFirst().orElseThrow();
  }

  /** Returns the policy that chooses engines for a supported problem. */
  EnginePolicy policy(Problem<?> problem) {
    return kind == null ? new EngineSelector(problem) : EnginePolicy.always(problem, kind);
  }

  /**
   * Returns whether this engine can search a problem. {@link ExactCover#engine} says why, if it
   * cannot.
   *
   * @param problem the problem
   * @return whether the engine supports everything in the problem, and the problem is not too large
   */
  public boolean supports(Problem<?> problem) {
    return obstacle(problem) == null;
  }

  /**
   * Returns why this engine cannot search a problem, such as "takes no items with bounds", or null.
   */
  @Nullable String obstacle(Problem<?> problem) {
    return kind == null ? null : kind.obstacle(problem);
  }

  /** Returns the name in lower case, such as {@code dancing-links}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
