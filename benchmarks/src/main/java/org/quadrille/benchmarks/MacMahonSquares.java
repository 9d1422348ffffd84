package org.quadrille.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

/**
 * MacMahon's squares with coloured edges: all squares that differ under rotation must fill a
 * rectangle so that touching edges have equal colours and the border has one colour (TAOCP
 * 7.2.2.1).
 *
 * <p>Squares and cells are primary items. The inner edges of the rectangle are secondary items with
 * the colour of the edge. Placements with a wrong colour at the border have no option.
 */
final class MacMahonSquares {
  private final int rows;
  private final int columns;
  private final Problem.Builder<String> builder = Problem.builder();

  private MacMahonSquares(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /**
   * Returns the problem.
   *
   * @param rows the number of rows
   * @param columns the number of columns
   * @param colours the number of colours, at most 9; the border has the first one
   */
  static Problem<String> problem(int rows, int columns, int colours) {
    List<int[]> squares = squares(colours);
    if (squares.size() != rows * columns) {
      throw new IllegalArgumentException(
          "expected %d cells, found %d".formatted(squares.size(), rows * columns));
    }
    return new MacMahonSquares(rows, columns).build(squares);
  }

  /**
   * Returns the top, right, bottom and left colour of each square, in the rotation with the least
   * code.
   */
  private static List<int[]> squares(int colours) {
    List<int[]> squares = new ArrayList<>();
    for (int code = 0; code < colours * colours * colours * colours; code++) {
      int[] edges = new int[4];
      for (int k = 3, rest = code; k >= 0; k--, rest /= colours) {
        edges[k] = rest % colours;
      }
      boolean least = true;
      for (int turn = 1; turn < 4; turn++) {
        least &= code <= code(edges, turn, colours);
      }
      if (least) {
        squares.add(edges);
      }
    }
    return squares;
  }

  private static int code(int[] edges, int turn, int colours) {
    int code = 0;
    for (int k = 0; k < 4; k++) {
      code = colours * code + edges[(k + turn) % 4];
    }
    return code;
  }

  private Problem<String> build(List<int[]> squares) {
    squares.forEach(square -> builder.primary(name(square)));
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        builder.primary(r + "," + c);
        if (r > 0) {
          builder.secondary("h" + r + "," + c);
        }
        if (c > 0) {
          builder.secondary("v" + r + "," + c);
        }
      }
    }
    for (int[] square : squares) {
      for (int turn = 0; turn < rotations(square); turn++) {
        for (int cell = 0; cell < rows * columns; cell++) {
          addOption(square, turn, cell / columns, cell % columns);
        }
      }
    }
    return builder.build();
  }

  /** Returns the number of distinct rotations of a square. */
  private static int rotations(int[] e) {
    return e[0] != e[2] || e[1] != e[3] ? 4 : e[0] != e[1] ? 2 : 1;
  }

  private void addOption(int[] square, int turn, int r, int c) {
    String[] edges = {
      "h" + r + "," + c, "v" + r + "," + (c + 1), "h" + (r + 1) + "," + c, "v" + r + "," + c
    };
    boolean[] border = {r == 0, c == columns - 1, r == rows - 1, c == 0};
    List<Object> uses = new ArrayList<>(List.of(name(square), r + "," + c));
    for (int k = 0; k < 4; k++) {
      int colour = square[(k + turn) % 4];
      if (!border[k]) {
        uses.add(new Coloured(edges[k], String.valueOf(colour)));
      } else if (colour != 0) {
        return;
      }
    }
    builder.option("%s@%d,%d/%d".formatted(name(square), r, c, turn), uses.toArray());
  }

  private static String name(int[] square) {
    return "t" + square[0] + square[1] + square[2] + square[3];
  }
}
