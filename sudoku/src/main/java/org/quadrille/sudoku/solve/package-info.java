/**
 * The algorithms that solve sudokus, all behind {@link org.quadrille.sudoku.solve.SudokuSolver}
 * with the same limits, endings and statistics, so that they can be compared.
 */
@NullMarked
package org.quadrille.sudoku.solve;

import org.jspecify.annotations.NullMarked;
