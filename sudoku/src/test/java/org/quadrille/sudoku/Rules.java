package org.quadrille.sudoku;

/** The rules of sudoku on lines of 81 characters. Independent of the solvers. */
public final class Rules {
  private Rules() {}

  /**
   * Returns whether a line solves a puzzle.
   *
   * @param puzzle 81 characters, 1 to 9 for a given
   * @param solution another line
   * @return whether it keeps the givens and every row, column and box has every digit once
   */
  public static boolean isSolution(String puzzle, String solution) {
    if (puzzle.length() != 81 || solution.length() != 81) {
      return false;
    }
    for (int cell = 0; cell < 81; cell++) {
      char given = puzzle.charAt(cell);
      if (given >= '1' && given <= '9' && solution.charAt(cell) != given) {
        return false;
      }
    }
    for (char digit = '1'; digit <= '9'; digit++) {
      for (int k = 0; k < 9; k++) {
        int inRow = 0;
        int inColumn = 0;
        int inBox = 0;
        for (int j = 0; j < 9; j++) {
          inRow += solution.charAt(9 * k + j) == digit ? 1 : 0;
          inColumn += solution.charAt(9 * j + k) == digit ? 1 : 0;
          inBox +=
              solution.charAt(27 * (k / 3) + 3 * (k % 3) + 9 * (j / 3) + j % 3) == digit ? 1 : 0;
        }
        if (inRow != 1 || inColumn != 1 || inBox != 1) {
          return false;
        }
      }
    }
    return true;
  }
}
