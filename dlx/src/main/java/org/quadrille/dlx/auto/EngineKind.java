package org.quadrille.dlx.auto;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Problem;
import org.quadrille.dlx.bitset.Bitsets;
import org.quadrille.dlx.cells.DancingCells;
import org.quadrille.dlx.itembitset.ItemBitsets;
import org.quadrille.dlx.links.Links;
import org.quadrille.dlx.search.CoverEngine;

/** The kinds of engines. */
public enum EngineKind {
  /** {@link Links}. */
  LINKS(problem -> null, Links::of),
  /** {@link DancingCells}. */
  CELLS(problem -> problem.hasBounds() ? "takes no items with bounds" : null, DancingCells::new),
  /** {@link Bitsets}. */
  BITSETS(Bitsets::obstacle, Bitsets::new),
  /** {@link ItemBitsets}. */
  ITEM_BITSETS(ItemBitsets::obstacle, ItemBitsets::of);

  private final Function<Problem<?>, @Nullable String> obstacle;
  private final Function<Problem<?>, CoverEngine> builder;

  EngineKind(
      Function<Problem<?>, @Nullable String> obstacle, Function<Problem<?>, CoverEngine> builder) {
    this.obstacle = obstacle;
    this.builder = builder;
  }

  /** Returns why engines of this kind cannot search a problem, or null if they can. */
  public @Nullable String obstacle(Problem<?> problem) {
    return obstacle.apply(problem);
  }

  /** Returns whether engines of this kind can search a problem. */
  public boolean supports(Problem<?> problem) {
    return obstacle(problem) == null;
  }

  /** Builds an engine for a problem that is supported. */
  public CoverEngine create(Problem<?> problem) {
    return builder.apply(problem);
  }
}
