package org.quadrille.puzzles;

import java.util.Locale;

/** How a piece may be turned before it is placed. */
public enum Symmetry {
  /** By quarter turns, and over. */
  FREE,
  /** By quarter turns only. */
  ONE_SIDED,
  /** Not at all. */
  FIXED;

  /** The word for it in a file: {@code free}, {@code one-sided} or {@code fixed}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
