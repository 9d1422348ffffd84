package org.quadrille.sudoku.io;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * A jigsaw in a line: the givens followed by the regions, with or without a separator; or the
 * regions only. Regions are any symbols; each occurs in as many cells as there are regions. So that
 * a solution is not read as regions, every region must be connected, unless the format was
 * requested.
 */
final class JigsawText {
  private static final int SHORTEST = 16;

  private JigsawText() {}

  /** Returns the jigsaw in a line, or null. */
  static @Nullable ClassifiedLine read(TrimmedLine line, ReaderOptions options) {
    int length = fieldLength(line);
    if (length < SHORTEST) {
      return null;
    }
    boolean requested = options.format() == SudokuFormat.JIGSAW;
    for (int size : Interpretation.jigsawSizes(options)) {
      Geometry requestedGeometry = options.geometry();
      Geometry geometry = requestedGeometry == null ? Geometry.of(size) : requestedGeometry;
      int cells = geometry.cells();
      if (length == cells) {
        int[] regions = regions(geometry, line.substring(0, cells), requested);
        if (regions != null) {
          return puzzle(line, geometry, new byte[cells], Alphabet.DIGITS, regions);
        }
      } else if (length == 2 * cells) {
        int[] regions = regions(geometry, line.substring(cells, length), requested);
        if (regions != null) {
          return givens(line, geometry, regions);
        }
      }
    }
    return null;
  }

  private static int fieldLength(TrimmedLine line) {
    int end = 0;
    while (end < line.length() && !Symbols.isFieldSeparator(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private static ClassifiedLine givens(TrimmedLine line, Geometry geometry, int[] regions) {
    Shape shape = Shape.of(geometry.size(), Shape.Style.SYMBOLS, geometry);
    Cells cells = new Cells(shape);
    for (int cell = 0; cell < geometry.cells(); cell++) {
      if (!line.isCell(shape, cell)) {
        return ClassifiedLine.faulty(
            Kind.BAD_PUZZLE, line, LineError.stray(shape, line, cell, cell, geometry.cells()));
      }
      cells.add(line.charAt(cell), line.column(cell));
    }
    try {
      ParsedPuzzle content =
          SymbolDecoder.decode(shape, geometry, SudokuFormat.JIGSAW, cells.codes(), null);
      SudokuPuzzle puzzle = content.puzzle();
      String text = SideText.after(line.substring(2 * geometry.cells(), line.length()));
      return ClassifiedLine.puzzle(
          line.number(),
          content.withPuzzle(puzzle.withLayout(puzzle.layout().withRegions(regions))),
          text);
    } catch (InvalidCellException e) {
      LineError error = new LineError(line.column(e.cell()), e.cell(), geometry.size(), e.reason());
      return ClassifiedLine.faulty(Kind.BAD_PUZZLE, line, error);
    }
  }

  private static ClassifiedLine puzzle(
      TrimmedLine line, Geometry geometry, byte[] digits, Alphabet alphabet, int[] regions) {
    Layout layout = Layout.of(geometry).withRegions(regions);
    SudokuPuzzle puzzle = SudokuPuzzle.of(layout, Grid.of(geometry, digits));
    String text = SideText.after(line.substring(geometry.cells(), line.length()));
    return ClassifiedLine.puzzle(
        line.number(), ParsedPuzzle.of(SudokuFormat.JIGSAW, alphabet, puzzle), text);
  }

  /**
   * Returns a puzzle with its text as regions, or the puzzle itself if the text does not describe
   * regions.
   */
  static ClassifiedLine withRegions(ClassifiedLine puzzle) {
    Shape shape = puzzle.cells().shape();
    int[] regions = regions(shape.geometry(), puzzle.text(), false);
    if (regions == null) {
      return puzzle;
    }
    try {
      ParsedPuzzle content =
          SymbolDecoder.decode(
              shape, shape.geometry(), SudokuFormat.JIGSAW, puzzle.cells().codes(), null);
      SudokuPuzzle plain = content.puzzle();
      return ClassifiedLine.puzzle(
          puzzle.line(),
          content.withPuzzle(plain.withLayout(plain.layout().withRegions(regions))),
          "");
    } catch (InvalidCellException e) {
      return puzzle; // the error is reported when the puzzle is decoded
    }
  }

  /**
   * Returns the region of each cell if a text has as many symbols as regions, each equally often,
   * or null.
   */
  static int @Nullable [] regions(Geometry geometry, String text, boolean allowDisconnected) {
    int size = geometry.size();
    int[] regions = new int[text.length()];
    char[] symbols = new char[size];
    int[] cells = new int[size];
    int count = 0;
    for (int cell = 0; cell < regions.length; cell++) {
      char symbol = text.charAt(cell);
      int region = 0;
      while (region < count && symbols[region] != symbol) {
        region++;
      }
      if (region == size || (region < count && cells[region] == size) || symbol < '!') {
        return null;
      }
      count = Math.max(count, region + 1);
      symbols[region] = symbol;
      cells[region]++;
      regions[cell] = region;
    }
    return allowDisconnected || areConnected(geometry, regions) ? regions : null;
  }

  /** Returns whether every region is connected. */
  private static boolean areConnected(Geometry geometry, int[] regions) {
    int size = geometry.size();
    int[] queue = new int[regions.length];
    boolean[] reached = new boolean[regions.length];
    boolean[] seen = new boolean[size];
    int end = 0;
    for (int cell = 0; cell < regions.length; cell++) {
      if (!seen[regions[cell]]) {
        seen[regions[cell]] = true;
        reached[cell] = true;
        queue[end++] = cell;
      }
    }
    for (int k = 0; k < end; k++) {
      int cell = queue[k];
      int column = cell % size;
      int[] near = {
        column > 0 ? cell - 1 : cell, column < size - 1 ? cell + 1 : cell, cell - size, cell + size
      };
      for (int other : near) {
        boolean inside = other >= 0 && other < regions.length;
        if (inside && !reached[other] && regions[other] == regions[cell]) {
          reached[other] = true;
          queue[end++] = other;
        }
      }
    }
    return end == regions.length && Arrays.stream(regions).max().orElse(0) == size - 1;
  }
}
