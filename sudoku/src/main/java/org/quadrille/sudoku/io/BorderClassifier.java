package org.quadrille.sudoku.io;

import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Distinguishes the border lines of a drawn grid from rows of cells. The dash, the asterisk and the
 * full stop are used both in borders and as blank marks:
 *
 * <ul>
 *   <li>{@code +}, {@code =} and box-drawing characters are never cells. A line with one of them
 *       and otherwise only border characters is a border.
 *   <li>Asterisks, full stops and quotes are corners if no two of them touch and every run of
 *       dashes between them has at least three dashes, as in {@code *-----------*}.
 *   <li>A line of dashes alone is a border if at least three of them are adjacent, unless their
 *       number is that of the cells of a row or of a puzzle.
 * </ul>
 */
final class BorderClassifier {
  private static final int MIN_BORDER_RUN = 3;

  /** The role of a character in a border. */
  private enum CharacterType {
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
  private boolean hasLines;
  private boolean hasCorners;
  private boolean cornersTouch;
  private int dashes;
  private int longestRun;
  private int shortestRun = Integer.MAX_VALUE;

  private BorderClassifier(Shape shape, TrimmedLine line) {
    this.shape = shape;
    this.line = line;
  }

  /**
   * Returns BORDER, ROW_OF_DASHES, NEARLY_A_ROW_OF_DASHES, or PROSE if the line is not a border.
   */
  static Kind classify(Shape shape, TrimmedLine line) {
    BorderClassifier borders = new BorderClassifier(shape, line);
    return borders.scan() ? borders.kind() : Kind.PROSE;
  }

  /**
   * Counts the characters by type. Returns false at the first one that cannot be part of a border.
   */
  private boolean scan() {
    int run = 0;
    CharacterType last = CharacterType.NONE;
    for (int i = 0; i < line.length(); i++) {
      CharacterType type = type(line.charAt(i));
      if (type == CharacterType.NONE) {
        return false;
      }
      if (type != CharacterType.DASH) {
        endRun(run);
        run = 0;
      } else {
        run++;
        dashes++;
      }
      hasLines |= type == CharacterType.LINE;
      hasCorners |= type == CharacterType.CORNER;
      cornersTouch |= type == CharacterType.CORNER && last == CharacterType.CORNER;
      last = type == CharacterType.BLANK ? last : type;
    }
    endRun(run);
    return true;
  }

  private void endRun(int run) {
    if (run > 0) {
      longestRun = Math.max(longestRun, run);
      shortestRun = Math.min(shortestRun, run);
    }
  }

  private Kind kind() {
    if (hasCorners) {
      boolean drawn = hasLines || (dashes > 0 && shortestRun >= MIN_BORDER_RUN);
      return drawn && !cornersTouch ? Kind.BORDER : Kind.PROSE;
    }
    if (hasLines) {
      return Kind.BORDER;
    }
    if (shape.isFields()) {
      // In a grid of fields, a dash that is a cell has spaces around it.
      return longestRun >= MIN_BORDER_RUN ? Kind.BORDER : Kind.PROSE;
    }
    if (dashes == shape.size()) {
      return Kind.ROW_OF_DASHES;
    }
    if (dashes == shape.cells() || longestRun < MIN_BORDER_RUN) {
      return Kind.PROSE;
    }
    return Math.abs(dashes - shape.size()) == 1 ? Kind.NEARLY_A_ROW_OF_DASHES : Kind.BORDER;
  }

  private static CharacterType type(char c) {
    if (Symbols.isSpace(c)) {
      return CharacterType.BLANK;
    }
    if (Symbols.isVertical(c)) {
      return CharacterType.BAR;
    }
    if (Symbols.isBoxDrawing(c)) {
      return CharacterType.LINE;
    }
    return switch (c) {
      case '-' -> CharacterType.DASH;
      case '+', '=' -> CharacterType.LINE;
      case '*', '.', '\'', '`' -> CharacterType.CORNER;
      default -> CharacterType.NONE;
    };
  }
}
