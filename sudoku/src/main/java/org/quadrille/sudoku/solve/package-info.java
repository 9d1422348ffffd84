/**
 * Solving and analysing sudokus. {@link org.quadrille.sudoku.solve.Sudoku} is the facade. The
 * algorithms ({@link org.quadrille.sudoku.solve.Algorithm}) implement {@link
 * org.quadrille.sudoku.solve.SudokuSolver} with the same limits, outcomes and statistics, so that
 * they can be compared. {@link org.quadrille.sudoku.solve.Diagnosis}, {@link
 * org.quadrille.sudoku.solve.Contradiction} and {@link org.quadrille.sudoku.solve.Redundancy}
 * analyse a puzzle.
 */
@NullMarked
package org.quadrille.sudoku.solve;

import org.jspecify.annotations.NullMarked;
