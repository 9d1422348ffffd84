package org.quadrille.sudoku.io;

import java.util.EnumSet;
import java.util.Set;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.Variant;

/** What a puzzle may have that not every form can hold. */
enum Feature {
  /** Digits. */
  GIVENS,
  /** Another size than nine. */
  SIZE,
  /** Other boxes than the usual ones of the size. */
  BOXES,
  REGIONS,
  DIAGONALS,
  /** Variants other than diagonals. */
  VARIANTS,
  CAGES,
  CANDIDATES,
  /** Which digits are not givens. From here on it is another puzzle without it no more. */
  PLACED,
  TEXT,
  DETAILS;

  /** Those that a puzzle has. */
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

  /** Whether it is another puzzle without it. */
  boolean isEssential() {
    return compareTo(PLACED) < 0;
  }

  /** What a puzzle has, in words. */
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
