package org.quadrille.puzzles;

import java.util.Locale;

/** How a piece may be rotated and reflected before it is placed. */
public enum Symmetry {
  /** Rotated by quarter turns and reflected. */
  FREE,
  /** Rotated by quarter turns only. */
  ONE_SIDED,
  /** Neither rotated nor reflected. */
  FIXED;

  /** Returns the keyword in a file: {@code free}, {@code one-sided} or {@code fixed}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
