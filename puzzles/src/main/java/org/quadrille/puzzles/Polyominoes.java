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
 * Packing: pieces made of cells are to fill a region, each cell exactly once.
 *
 * <p>A text describes the puzzle. First comes the region, row by row: {@code #} is a cell to be
 * filled, {@code .} one that stays empty, as does whatever a shorter row lacks. Each piece then has
 * a line that begins with its name, and below it its drawing of {@code #} and {@code .}:
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
 *   <li>After the name, in any order and each at most once: how many copies are used, {@code 2} or
 *       {@code 0..3}, if not given one; and how the piece may be turned, {@code free} (also over;
 *       if not given), {@code one-sided} or {@code fixed}.
 *   <li>A name has letters, digits, {@code -} and {@code _}, and belongs to one piece.
 *   <li>Rows begin in the first column of the text; where they stand above each other is all that
 *       matters for a piece, and its cells need not be connected.
 *   <li>Lines that are blank or begin with {@code |} are comments, anywhere. Blanks at the end of a
 *       line, a byte-order mark, CR LF, and a missing last newline do not matter.
 * </ul>
 *
 * <p>The items are the pieces, by name, with bounds where the number of copies is not one, and the
 * cells as {@code row,column}; all are primary. An option is a {@link Placement}; a symmetric piece
 * has each of its placements once. Equal pieces of different names are different pieces.
 */
public final class Polyominoes implements CoverPuzzle<Placement> {
  /** The greatest number of rows and of columns of the region. */
  public static final int MAX_SIDE = 1000;

  private final int rows;
  private final int columns;
  private final List<Piece> pieces;
  private final Problem<Placement> problem;

  /**
   * Makes the puzzle. O(rows × columns × cells of all pieces) time.
   *
   * @param region the cells to be filled, below {@link #MAX_SIDE} rows and columns
   * @param pieces the pieces
   * @throws IllegalArgumentException if the region is empty or too large, two pieces have the same
   *     name, or there are too many placements
   */
  public Polyominoes(Set<Cell> region, List<Piece> pieces) {
    if (region.isEmpty()) {
      throw new IllegalArgumentException("the region has no cell");
    }
    this.pieces = List.copyOf(pieces);
    rows = 1 + region.stream().mapToInt(Cell::row).max().orElseThrow();
    columns = 1 + region.stream().mapToInt(Cell::column).max().orElseThrow();
    Checks.within("the rows of the region", rows, MAX_SIDE);
    Checks.within("the columns of the region", columns, MAX_SIDE);
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
          Cell filled = board[r + cell.row()][c + cell.column()];
          if (filled == null) {
            break;
          }
          cells.add(filled);
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
   * @param source what to call the text in messages, such as the name of the file
   * @param in the text in UTF-8; it is read to the end and not closed
   * @return the puzzle
   * @throws ProblemFormatException if the text is no such puzzle; it says where
   * @throws IOException if reading fails
   */
  public static Polyominoes read(String source, InputStream in) throws IOException {
    return new PolyominoReader(new TextLines(source, in)).read();
  }

  /**
   * The pieces.
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
   * The region row by row, with {@code .} for what stays empty. A piece is drawn with the first
   * character of its name, or with another letter or digit if an earlier piece has that one.
   * Further copies of a piece take letters and digits that belong to no piece; neighbours then
   * differ, as long as there are enough of them.
   */
  @Override
  public String draw(Solution<Placement> solution) {
    Checks.belongs(solution, problem);
    return new Lettering(pieces, rows, columns).draw(solution.payloads());
  }
}
