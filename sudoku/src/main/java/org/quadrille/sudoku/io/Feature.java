package org.quadrille.sudoku.io;

import java.util.EnumSet;
import java.util.Set;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.Variant;

/** A property of a puzzle that some formats cannot hold. */
enum Feature {
  /** The puzzle has digits. */
  GIVENS,
  /** The size is not nine. */
  SIZE,
  /** The boxes are not the standard ones of the size. */
  BOXES,
  REGIONS,
  DIAGONALS,
  /** Variants other than diagonals. */
  VARIANTS,
  CAGES,
  CANDIDATES,
  /** Some digits are not givens. This feature and those after it do not change the puzzle. */
  PLACED,
  TEXT,
  DETAILS;

  /** Returns the features of a puzzle. */
  static Set<Feature> of(Puzzle puzzle) {
    Set<Feature> found = EnumSet.noneOf(Feature.class);
    Layout layout = puzzle.puzzle().layout();
    Geometry geometry = layout.geometry();
    addIf(puzzle.grid().givens() > 0, GIVENS, found);
    addIf(geometry.size() != Geometry.CLASSIC.size(), SIZE, found);
    addIf(geometry != Geometry.of(geometry.size()), BOXES, found);
    addIf(layout.isJigsaw(), REGIONS, found);
    for (Variant variant : layout.variants()) {
      found.add(variant == Variant.DIAGONALS ? DIAGONALS : VARIANTS);
    }
    addIf(!layout.cages().isEmpty(), CAGES, found);
    addIf(puzzle.puzzle().hasCandidates(), CANDIDATES, found);
    addIf(!puzzle.placed().isEmpty(), PLACED, found);
    addIf(!puzzle.text().isEmpty(), TEXT, found);
    addIf(!puzzle.details().isEmpty(), DETAILS, found);
    return found;
  }

  private static void addIf(boolean has, Feature feature, Set<Feature> found) {
    if (has) {
      found.add(feature);
    }
  }

  /** Returns whether a puzzle without this feature is a different puzzle. */
  boolean isEssential() {
    return compareTo(PLACED) < 0;
  }

  /** Describes this feature of a puzzle. */
  String describe(Puzzle puzzle) {
    Layout layout = puzzle.puzzle().layout();
    return switch (this) {
      case GIVENS -> "givens";
      case SIZE -> "a grid of " + layout.geometry().size() + "x" + layout.geometry().size();
      case BOXES ->
          "boxes of " + layout.geometry().boxRows() + "x" + layout.geometry().boxColumns();
      case REGIONS -> "regions";
      case DIAGONALS -> "diagonals";
      case VARIANTS -> {
        Set<Variant> others = EnumSet.copyOf(layout.variants());
        others.remove(Variant.DIAGONALS);
        yield others.toString().replaceAll("[\\[\\]]", "");
      }
      case CAGES -> "cages";
      case CANDIDATES -> "candidates";
      case PLACED -> "which digits were placed";
      case TEXT -> "the text";
      case DETAILS -> "details";
    };
  }
}
