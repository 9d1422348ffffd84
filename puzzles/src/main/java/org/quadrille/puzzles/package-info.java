/**
 * Puzzles as exact covers. A {@link org.quadrille.puzzles.CoverPuzzle} is made of its parameters;
 * it gives the {@link org.quadrille.core.Problem} to an engine of any kind, and draws what that
 * finds.
 *
 * <pre>{@code
 * CoverPuzzle<Cell> queens = new Queens(8);
 * Solution<Cell> solution = ExactCover.of(queens.problem()).first().orElseThrow();
 * String board = queens.draw(solution);
 * }</pre>
 *
 * <p>Here: <em>cell</em>, a square of a board, with its row and column from 0; <em>piece</em>, a
 * shape to be placed; <em>placement</em>, a piece that lies on cells of the board. Items are named
 * so that {@link org.quadrille.core.io.DlxFormat} can write every problem; there, rows, columns and
 * positions count from 1.
 */
@NullMarked
package org.quadrille.puzzles;

import org.jspecify.annotations.NullMarked;
