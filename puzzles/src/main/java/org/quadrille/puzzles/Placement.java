package org.quadrille.puzzles;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A piece at a position on the board.
 *
 * @param piece the piece
 * @param cells the cells that it covers, in reading order
 */
public record Placement(Piece piece, List<Cell> cells) {
  /**
   * Creates a placement.
   *
   * @param piece the piece
   * @param cells the cells that it covers, in reading order
   */
  public Placement {
    cells = List.copyOf(cells);
  }

  /** Returns the name of the piece and its cells, separated by blanks. */
  @Override
  public String toString() {
    return cells.stream()
        .map(Cell::toString)
        .collect(Collectors.joining(" ", piece.name() + " ", ""));
  }
}
