/**
 * Puzzles as exact cover problems. A {@link org.quadrille.puzzles.CoverPuzzle} is built from its
 * parameters, provides the {@link org.quadrille.core.Problem} for any engine, and draws the
 * solutions.
 *
 * <pre>{@code
 * CoverPuzzle<Cell> queens = new Queens(8);
 * Solution<Cell> solution = ExactCover.of(queens.problem()).first().orElseThrow();
 * String board = queens.draw(solution);
 * }</pre>
 *
 * <p>Terms: a <em>cell</em> is a square of a board, with its row and column from 0; a
 * <em>piece</em> is a shape to place; a <em>placement</em> is a piece on cells of the board. The
 * names of the items are valid in {@link org.quadrille.core.io.DlxFormat}; in names, rows, columns
 * and positions count from 1.
 */
@NullMarked
package org.quadrille.puzzles;

import org.jspecify.annotations.NullMarked;
