package org.quadrille.cli;

/** Puzzles of several tests. */
final class Puzzles {
  static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** {@link #SOLUTION} without the digits 1 to 3, which can be permuted: at least six solutions. */
  static final String AMBIGUOUS = SOLUTION.replaceAll("[123]", ".");

  static final String CLASH = "11" + ".".repeat(79);

  /** No digits clash, but r1c1 has no candidate. */
  static final String IMPOSSIBLE =
      ".876543212........3........4........5........6........7........8........9........";

  /** The solution begins with 987654321, which a search in reading order tries last. */
  static final String SLOW_FOR_NAIVE =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  static final String EMPTY = ".".repeat(81);

  private Puzzles() {}
}
