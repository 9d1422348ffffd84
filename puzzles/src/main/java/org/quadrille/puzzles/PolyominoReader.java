package org.quadrille.puzzles;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the text format described in {@link Polyominoes}. */
final class PolyominoReader {
  private static final Pattern WORD = Pattern.compile("[^ \\t\\x0B\\f]+");
  private static final Pattern COUNT = Pattern.compile("(\\d+)(?:\\.\\.(\\d+))?");

  /** The line above a drawing; {@code line} is for messages. */
  private record Heading(int line, String name, int min, int max, Symmetry symmetry) {}

  private final TextLines lines;
  private final List<Piece> pieces = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final Set<Cell> region = new HashSet<>();
  private Set<Cell> drawing = region;
  private int row; // of the drawing
  private @Nullable Heading heading; // of the drawing; null for the region

  PolyominoReader(TextLines lines) {
    this.lines = lines;
  }

  Polyominoes read() throws IOException {
    while (lines.next()) {
      if (isRow(lines.text())) {
        readRow(lines.text());
      } else {
        endDrawing(1);
        heading = readHeading(lines.text());
        drawing = new HashSet<>();
        row = 0;
      }
    }
    endDrawing(0);
    if (pieces.isEmpty()) {
      throw lines.error(0, "expected the name of a piece, found the end of the text");
    }
    try {
      return new Polyominoes(region, pieces);
    } catch (IllegalArgumentException tooLarge) {
      throw lines.error(0, 0, String.valueOf(tooLarge.getMessage()));
    }
  }

  /** Returns whether a line is a row of a drawing. No name begins like a row. */
  private static boolean isRow(String text) {
    char first = text.charAt(0);
    return first == '#' || first == '.' || TextLines.isBlank(first);
  }

  private void readRow(String text) {
    if (row == Polyominoes.MAX_SIDE) {
      throw lines.error(0, "expected at most " + Polyominoes.MAX_SIDE + " rows, found more");
    }
    for (int c = 0; c < text.length(); c++) {
      char mark = text.charAt(c);
      if (TextLines.isBlank(mark)) {
        throw lines.error(c + 1, "expected # or . in a drawing, found a blank");
      }
      if (mark != '#' && mark != '.') {
        throw lines.error(
            c + 1,
            "expected # or . in a drawing, found " + Character.toString(text.codePointAt(c)));
      }
      if (c == Polyominoes.MAX_SIDE) {
        throw lines.error(
            c + 1, "expected at most " + Polyominoes.MAX_SIDE + " columns, found more");
      }
      if (mark == '#') {
        drawing.add(new Cell(row, c));
      }
    }
    row++;
  }

  /** Stores the finished drawing; the column is for the message that the region is missing. */
  private void endDrawing(int column) {
    if (heading == null) {
      if (region.isEmpty()) {
        throw lines.error(column, "expected the region, rows of # and ., before the pieces");
      }
    } else if (drawing.isEmpty()) {
      throw lines.error(
          heading.line,
          1,
          "piece " + heading.name + ": expected rows of # and . below, found no cell");
    } else {
      pieces.add(new Piece(heading.name, drawing, heading.min, heading.max, heading.symmetry));
    }
  }

  private Heading readHeading(String text) {
    Matcher words = WORD.matcher(text);
    if (!words.find()) {
      throw new IllegalStateException("no word in " + text);
    }
    String name = words.group();
    if (!Piece.isName(name)) {
      throw lines.error(
          1, "expected a row of # and ., or a name of letters, digits, - and _, found " + name);
    }
    if (!names.add(name)) {
      throw lines.error(1, "expected different names, found a second piece " + name);
    }
    int[] copies = null;
    Symmetry symmetry = null;
    while (words.find()) {
      String word = words.group();
      int column = words.start() + 1;
      if (Character.isDigit(word.charAt(0))) {
        if (copies != null) {
          throw lines.error(column, "expected one number of copies, found a second: " + word);
        }
        copies = readCopies(word, column);
      } else {
        if (symmetry != null) {
          throw lines.error(
              column, "expected one of free, one-sided and fixed, found a second: " + word);
        }
        symmetry = readSymmetry(word, column);
      }
    }
    return new Heading(
        lines.number(),
        name,
        copies == null ? 1 : copies[0],
        copies == null ? 1 : copies[1],
        symmetry == null ? Symmetry.FREE : symmetry);
  }

  private int[] readCopies(String word, int column) {
    Matcher count = COUNT.matcher(word);
    if (!count.matches()) {
      throw lines.error(column, "expected a number of copies such as 2 or 0..3, found " + word);
    }
    int min = number(count.group(1), column);
    int max = count.group(2) == null ? min : number(count.group(2), column);
    if (max == 0) {
      throw lines.error(column, "expected at least one copy, found " + word);
    }
    if (min > max) {
      throw lines.error(column, "expected a lower bound up to the upper bound, found " + word);
    }
    return new int[] {min, max};
  }

  private int number(String digits, int column) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw lines.error(
          column, "expected at most " + Integer.MAX_VALUE + " copies, found " + digits);
    }
  }

  private Symmetry readSymmetry(String word, int column) {
    for (Symmetry symmetry : Symmetry.values()) {
      if (symmetry.toString().equals(word)) {
        return symmetry;
      }
    }
    throw lines.error(
        column, "expected a number of copies, or free, one-sided or fixed, found " + word);
  }
}
