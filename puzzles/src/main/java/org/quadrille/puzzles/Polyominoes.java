package org.quadrille.puzzles;

import static org.quadrille.core.Bounded.bounded;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.io.ProblemFormatException;

/**
 * A packing puzzle: pieces of cells fill a region, so that each cell is covered exactly once.
 *
 * <p>A text describes the puzzle. First comes the region, row by row: {@code #} is a cell of the
 * region, {@code .} is not; shorter rows are extended by {@code .}. Then each piece has a line that
 * begins with its name, followed by its drawing with {@code #} and {@code .}:
 *
 * <pre>
 * | a square without its centre
 * ####
 * #..#
 * ####
 *
 * L 0..2 one-sided
 * #.
 * ##
 * I 1..5
 * ##
 * </pre>
 *
 * <ul>
 *   <li>The name can be followed, in any order, by the number of copies, {@code 2} or {@code 0..3}
 *       (default: one), and the allowed symmetry: {@code free} (rotated and reflected, the
 *       default), {@code one-sided} (rotated only) or {@code fixed}.
 *   <li>A name consists of letters, digits, {@code -} and {@code _} and is unique.
 *   <li>Rows begin in the first column of the text. The position of a piece does not matter, and
 *       its cells need not be connected.
 *   <li>Lines that are blank or begin with {@code |} are comments, anywhere. Blanks at the end of a
 *       line, a byte-order mark, CR LF and a missing last newline have no effect.
 * </ul>
 *
 * <p>The items are the pieces, by name, with the number of copies as bounds, and the cells as
 * {@code row,column}; all are primary. An option is a {@link Placement}; a symmetric piece has each
 * of its placements once. Pieces of the same shape with different names are different pieces.
 */
public final class Polyominoes implements CoverPuzzle<Placement> {
  /** The largest number of rows and columns of the region. */
  public static final int MAX_SIDE = 1000;

  private final int rows;
  private final int columns;
  private final List<Piece> pieces;
  private final Problem<Placement> problem;

  /**
   * Creates the puzzle. O(rows × columns × cells of all pieces) time.
   *
   * @param region the cells to cover, in at most {@link #MAX_SIDE} rows and columns
   * @param pieces the pieces
   * @throws IllegalArgumentException if the region is empty or too large, two pieces have the same
   *     name, or there are too many placements
   */
  public Polyominoes(Set<Cell> region, List<Piece> pieces) {
    if (region.isEmpty()) {
      throw new IllegalArgumentException("expected a region, found no cell");
    }
    this.pieces = List.copyOf(pieces);
    rows = 1 + region.stream().mapToInt(Cell::row).max().orElseThrow();
    columns = 1 + region.stream().mapToInt(Cell::column).max().orElseThrow();
    Checks.within("the number of rows", rows, MAX_SIDE);
    Checks.within("the number of columns", columns, MAX_SIDE);
    Cell[][] board = new Cell[rows][columns];
    region.forEach(cell -> board[cell.row()][cell.column()] = cell);
    Problem.Builder<Placement> builder = Problem.builder();
    for (Piece piece : pieces) {
      builder.primary(bounded(piece.name(), piece.min(), piece.max()));
    }
    for (Cell[] row : board) {
      for (Cell cell : row) {
        if (cell != null) {
          builder.primary(cell);
        }
      }
    }
    for (Piece piece : pieces) {
      for (List<Cell> orientation : piece.orientations()) {
        addPlacements(piece, orientation, board, builder);
      }
    }
    problem = builder.build();
  }

  private void addPlacements(
      Piece piece, List<Cell> orientation, Cell[][] board, Problem.Builder<Placement> builder) {
    int height = 1 + orientation.stream().mapToInt(Cell::row).max().orElseThrow();
    int width = 1 + orientation.stream().mapToInt(Cell::column).max().orElseThrow();
    for (int r = 0; r + height <= rows; r++) {
      for (int c = 0; c + width <= columns; c++) {
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : orientation) {
          Cell covered = board[r + cell.row()][c + cell.column()];
          if (covered == null) {
            break;
          }
          cells.add(covered);
        }
        if (cells.size() == orientation.size()) {
          List<Object> uses = new ArrayList<>(cells);
          uses.add(0, piece.name());
          builder.option(new Placement(piece, cells), uses.toArray());
        }
      }
    }
  }

  /**
   * Reads the puzzle from its text.
   *
   * @param source the name of the text in messages, such as a file name
   * @param in the text in UTF-8; it is read to the end and not closed
   * @return the puzzle
   * @throws ProblemFormatException if the text is malformed, with line and column
   * @throws IOException if reading fails
   */
  public static Polyominoes read(String source, InputStream in) throws IOException {
    return new PolyominoReader(new TextLines(source, in)).read();
  }

  /**
   * Returns the pieces.
   *
   * @return an unmodifiable list, in the order given
   */
  public List<Piece> pieces() {
    return pieces;
  }

  @Override
  public Problem<Placement> problem() {
    return problem;
  }

  /**
   * Returns the region row by row, with {@code .} for other cells. A piece is drawn with the first
   * character of its name, or with another letter or digit if an earlier piece has that character.
   * Further copies of a piece are drawn with letters and digits of no piece, different from their
   * neighbours if there are enough.
   */
  @Override
  public String draw(Solution<Placement> solution) {
    Checks.requireSolutionOf(problem, solution);
    return new PlacementDrawing(pieces, rows, columns).draw(solution.payloads());
  }
}
