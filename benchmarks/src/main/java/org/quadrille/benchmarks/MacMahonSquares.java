package org.quadrille.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

/**
 * MacMahon's squares: the edges of each are coloured, no two squares are equal when turned, and all
 * of them are to be laid into a rectangle so that touching edges agree and the border has one
 * colour (TAOCP 7.2.2.1).
 *
 * <p>Squares and cells are primary. The edges between cells are secondary, and their colour is what
 * two squares agree on. A placement that has another colour at the border is no option.
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
   * The problem.
   *
   * @param rows how many there are
   * @param columns how many there are
   * @param colours how many there are, at most 9; the border has the first one
   */
  static Problem<String> problem(int rows, int columns, int colours) {
    List<int[]> squares = squares(colours);
    if (squares.size() != rows * columns) {
      throw new IllegalArgumentException(squares.size() + " squares for as many cells");
    }
    return new MacMahonSquares(rows, columns).build(squares);
  }

  /** One of each: top, right, bottom and left edge, the least of its four turns. */
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
      for (int turn = 0; turn < turns(square); turn++) {
        for (int cell = 0; cell < rows * columns; cell++) {
          addOption(square, turn, cell / columns, cell % columns);
        }
      }
    }
    return builder.build();
  }

  /** In how many different ways a square lies. */
  private static int turns(int[] e) {
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
