package org.quadrille.sudoku.io;

import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Tells the lines of a frame from rows of cells. The trouble is that the dash, the asterisk and the
 * full stop are drawn in frames and are blank marks as well:
 *
 * <ul>
 *   <li>{@code +}, {@code =} and box-drawing lines are no cells, so a line that has one and nothing
 *       but frame is a border;
 *   <li>asterisks, full stops and quotes are corners if each stands alone and every stretch of
 *       dashes between them is at least three long, as in {@code *-----------*};
 *   <li>dashes alone are a border if three of them stand together, unless there are just as many as
 *       a row or a puzzle has cells.
 * </ul>
 */
final class BorderClassifier {
  private static final int RULE = 3;

  /** What a character may be in a frame. */
  private enum Part {
    BLANK,
    BAR,
    DASH,
    /** Never a cell. */
    LINE,
    /** A corner, or a blank mark. */
    CORNER,
    NONE
  }

  private final Shape shape;
  private final TrimmedLine line;
  private boolean lines;
  private boolean corners;
  private boolean cornersTouch;
  private int dashes;
  private int longest;
  private int shortest = Integer.MAX_VALUE;

  private BorderClassifier(Shape shape, TrimmedLine line) {
    this.shape = shape;
    this.line = line;
  }

  /**
   * A border, {@link Kind#ROW_OF_DASHES}, {@link Kind#NEARLY_A_ROW_OF_DASHES}, or PROSE for no
   * border.
   */
  static Kind classify(Shape shape, TrimmedLine line) {
    BorderClassifier borders = new BorderClassifier(shape, line);
    return borders.scan() ? borders.kind() : Kind.PROSE;
  }

  /** Counts the parts; false as soon as there is something that no frame has. */
  private boolean scan() {
    int stretch = 0;
    Part last = Part.NONE;
    for (int i = 0; i < line.length(); i++) {
      Part part = part(line.charAt(i));
      if (part == Part.NONE) {
        return false;
      }
      if (part != Part.DASH) {
        endStretch(stretch);
        stretch = 0;
      } else {
        stretch++;
        dashes++;
      }
      lines |= part == Part.LINE;
      corners |= part == Part.CORNER;
      cornersTouch |= part == Part.CORNER && last == Part.CORNER;
      last = part == Part.BLANK ? last : part;
    }
    endStretch(stretch);
    return true;
  }

  private void endStretch(int stretch) {
    if (stretch > 0) {
      longest = Math.max(longest, stretch);
      shortest = Math.min(shortest, stretch);
    }
  }

  private Kind kind() {
    if (corners) {
      boolean drawn = lines || (dashes > 0 && shortest >= RULE);
      return drawn && !cornersTouch ? Kind.BORDER : Kind.PROSE;
    }
    if (lines) {
      return Kind.BORDER;
    }
    if (shape.isFields()) {
      // There each dash that is a cell has blanks around it.
      return longest >= RULE ? Kind.BORDER : Kind.PROSE;
    }
    if (dashes == shape.size()) {
      return Kind.ROW_OF_DASHES;
    }
    if (dashes == shape.cells() || longest < RULE) {
      return Kind.PROSE;
    }
    return Math.abs(dashes - shape.size()) == 1 ? Kind.NEARLY_A_ROW_OF_DASHES : Kind.BORDER;
  }

  private static Part part(char c) {
    if (Symbols.isBlank(c)) {
      return Part.BLANK;
    }
    if (Symbols.isVertical(c)) {
      return Part.BAR;
    }
    if (Symbols.isBoxDrawing(c)) {
      return Part.LINE;
    }
    return switch (c) {
      case '-' -> Part.DASH;
      case '+', '=' -> Part.LINE;
      case '*', '.', '\'', '`' -> Part.CORNER;
      default -> Part.NONE;
    };
  }
}
