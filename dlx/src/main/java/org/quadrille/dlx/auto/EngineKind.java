package org.quadrille.dlx.auto;

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
  LINKS {
    @Override
    public @Nullable String obstacle(Problem<?> problem) {
      return null;
    }

    @Override
    public CoverEngine create(Problem<?> problem) {
      return Links.of(problem);
    }
  },

  /** {@link DancingCells}. */
  CELLS {
    @Override
    public @Nullable String obstacle(Problem<?> problem) {
      return problem.hasBounds() ? "takes no items with bounds" : null;
    }

    @Override
    public CoverEngine create(Problem<?> problem) {
      return new DancingCells(problem);
    }
  },

  /** {@link Bitsets}. */
  BITSETS {
    @Override
    public @Nullable String obstacle(Problem<?> problem) {
      return Bitsets.obstacle(problem);
    }

    @Override
    public CoverEngine create(Problem<?> problem) {
      return new Bitsets(problem);
    }
  },

  /** {@link ItemBitsets}. */
  ITEM_BITSETS {
    @Override
    public @Nullable String obstacle(Problem<?> problem) {
      return ItemBitsets.obstacle(problem);
    }

    @Override
    public CoverEngine create(Problem<?> problem) {
      return ItemBitsets.of(problem);
    }
  };

  /** Returns why engines of this kind cannot search a problem, or null if they can. */
  public abstract @Nullable String obstacle(Problem<?> problem);

  /** Builds an engine for a problem that is supported. */
  public abstract CoverEngine create(Problem<?> problem);

  /** Returns whether engines of this kind can search a problem. */
  public final boolean supports(Problem<?> problem) {
    return obstacle(problem) == null;
  }
}
