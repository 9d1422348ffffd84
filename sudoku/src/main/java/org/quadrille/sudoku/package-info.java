/**
 * The model of sudokus: the shape of a grid ({@link Geometry}), the rules ({@link Layout}), the
 * digits ({@link Grid}), all of these together ({@link SudokuPuzzle}), the givens that break a rule
 * ({@link Clash}), and the rules as an exact cover problem ({@link SudokuMatrix}). To solve puzzles
 * and to analyse them, see {@link org.quadrille.sudoku.solve}; to read and write them, {@link
 * org.quadrille.sudoku.io}. This package depends on neither.
 *
 * <h2>The words</h2>
 *
 * <dl>
 *   <dt>cell
 *   <dd>a place for one digit. Cells are numbered from 0, row by row. Texts write {@code r3c7} and
 *       count rows and columns from 1.
 *   <dt>house
 *   <dd>a row, a column or a box: cells that hold every digit once in a solution. Variants add
 *       further houses. A cage is a house that may have fewer cells than there are digits.
 *   <dt>given
 *   <dd>a digit that the puzzle shows.
 *   <dt>candidate
 *   <dd>a digit that a cell may still hold.
 * </dl>
 */
@NullMarked
package org.quadrille.sudoku;

import org.jspecify.annotations.NullMarked;
