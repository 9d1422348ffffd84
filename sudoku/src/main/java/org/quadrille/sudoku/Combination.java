package org.quadrille.sudoku;

/**
 * The digits of a cage, in whatever order: an option of {@link SudokuMatrix}.
 *
 * @param cage the cage
 * @param digits the digits as a set, digit d at bit {@code d - 1}
 */
public record Combination(House cage, long digits) implements Choice {
  /** The form {@code cage at r1c2: 1+7}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(cage.toString()).append(": ");
    String plus = "";
    for (int digit = 1; digit <= cage.geometry().size(); digit++) {
      if ((digits >> (digit - 1) & 1) != 0) {
        text.append(plus).append(digit);
        plus = "+";
      }
    }
    return text.toString();
  }
}
