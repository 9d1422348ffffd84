package org.quadrille.sudoku;

/**
 * The set of digits in a cage: the payload of an option of {@link SudokuMatrix}.
 *
 * @param cage the cage
 * @param digits the set of digits, digit d at bit {@code d - 1}
 */
public record Combination(House cage, long digits) implements Choice {
  /** Returns a text such as {@code cage at r1c2: 1+7}. */
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
