package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.House;

/** One form: what it can hold and how it is written. */
abstract class FormatWriter {
  private final Set<Feature> holds;

  FormatWriter(Feature... holds) {
    this.holds = EnumSet.noneOf(Feature.class);
    this.holds.addAll(List.of(holds));
  }

  final boolean holds(Feature feature) {
    return holds.contains(feature);
  }

  /** Whether one text may hold several puzzles. */
  boolean holdsSeveral() {
    return true;
  }

  /** What keeps the puzzle from being written although the form holds its features; or empty. */
  String obstacle(Puzzle puzzle) {
    return "";
  }

  /** Whether the form can say this text, if it holds texts. */
  boolean canSay(String text) {
    return isLine(text);
  }

  /** Whether the form can say a detail, if it holds details. */
  boolean canSay(String name, String detail) {
    return isLine(detail);
  }

  /** What stands before the first puzzle; it is told that one. */
  void begin(Puzzle first, StringBuilder out) {}

  /** Writes a puzzle that it can hold. */
  abstract void write(Puzzle puzzle, StringBuilder out);

  /** What stands behind the last puzzle, if there was one. */
  void end(StringBuilder out) {}

  /** The text that is to be written; empty if it cannot be said. */
  final String text(Puzzle puzzle) {
    return holds(Feature.TEXT) && canSay(puzzle.text()) ? puzzle.text() : "";
  }

  /** The details that are to be written, by name. */
  final Map<String, String> details(Puzzle puzzle) {
    Map<String, String> details = new TreeMap<>();
    for (Map.Entry<String, String> detail : puzzle.details().entrySet()) {
      if (holds(Feature.DETAILS) && canSay(detail.getKey(), detail.getValue())) {
        details.put(detail.getKey(), detail.getValue());
      }
    }
    return details;
  }

  /** What the form leaves out although the puzzle is the same without it. */
  final List<String> losses(Puzzle puzzle) {
    List<String> losses = new ArrayList<>();
    if (!puzzle.placed().isEmpty() && !holds(Feature.PLACED)) {
      losses.add(Feature.PLACED.describe(puzzle));
    }
    if (!text(puzzle).equals(puzzle.text())) {
      losses.add(Feature.TEXT.describe(puzzle));
    }
    Map<String, String> said = details(puzzle);
    for (String name : new TreeMap<>(puzzle.details()).keySet()) {
      if (!said.containsKey(name)) {
        losses.add(name);
      }
    }
    return losses;
  }

  /** Whether a text survives in a line: no line breaks, no control characters, no half pairs. */
  static boolean isLine(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean pair = i + 1 < text.length() && Character.isSurrogatePair(c, text.charAt(i + 1));
      if ((c < ' ' && c != '\t') || (Character.isSurrogate(c) && !pair)) {
        return false;
      }
      i += pair ? 1 : 0;
    }
    return text.equals(SideText.strip(text)) && text.length() < LineSource.LONGEST / 4;
  }

  /** Text behind cells in their line. */
  static void appendBeside(String text, StringBuilder out) {
    if (!text.isEmpty()) {
      out.append(" # ").append(text);
    }
  }

  /** The alphabet of a puzzle, or the nearest one of single characters. */
  static Alphabet singleCharacterAlphabet(Puzzle puzzle) {
    return AlphabetSymbols.singleCharacterAlphabet(
        puzzle.alphabet(), puzzle.grid().geometry().size());
  }

  /**
   * The alphabet of a puzzle, or else the first one in which a reader sees the digits as what they
   * are: where few are given, symbols may not tell how they are meant.
   *
   * @param spaced whether blanks stand between the cells, so that symbols may be taken for numbers
   */
  static Alphabet readable(Puzzle puzzle, boolean spaced) {
    Alphabet own = singleCharacterAlphabet(puzzle);
    int size = puzzle.grid().geometry().size();
    if (size <= Shape.LARGEST_DIGIT || isSeen(own, puzzle, spaced)) {
      return own;
    }
    for (Alphabet other : List.of(Alphabet.DIGITS, Alphabet.LETTERS, Alphabet.FROM_0)) {
      if (size <= other.maxSize() && isSeen(other, puzzle, spaced)) {
        return other;
      }
    }
    return own;
  }

  private static boolean isSeen(Alphabet alphabet, Puzzle puzzle, boolean spaced) {
    int[] counts = new int[128];
    boolean letters = false;
    Grid grid = puzzle.grid();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      char symbol = AlphabetSymbols.symbol(grid.digit(cell), alphabet).charAt(0);
      counts[symbol]++;
      letters |= symbol >= 'A';
    }
    boolean numbers = spaced && !letters && alphabet == Alphabet.FROM_0;
    boolean marks = counts['.'] > 0;
    return !numbers
        && AlphabetChoice.detect(grid.geometry().size(), counts, marks).alphabet() == alphabet;
  }

  /** The digits that a blank cell may hold: its candidates, or those that no house has. */
  static long candidates(Puzzle puzzle, int cell) {
    if (puzzle.puzzle().hasCandidates()) {
      return puzzle.puzzle().candidates(cell);
    }
    long left = puzzle.puzzle().candidates(cell);
    for (House house : puzzle.puzzle().layout().houses()) {
      if (house.cells().contains(cell)) {
        for (int other : house.cells()) {
          int digit = puzzle.grid().digit(other);
          left &= digit == 0 ? -1 : ~(1L << (digit - 1));
        }
      }
    }
    return left;
  }

  /** The symbols of a set of digits. */
  static String symbols(long digits, Alphabet alphabet) {
    StringBuilder text = new StringBuilder();
    for (int digit = 1; digit <= Geometry.MAX_SIZE; digit++) {
      if ((digits >> (digit - 1) & 1) != 0) {
        text.append(alphabet.symbol(digit));
      }
    }
    return text.toString();
  }

  /**
   * Why the candidates cannot be written where each cell has to show one; empty if they can.
   *
   * @param crossedOut whether digits in the houses of a cell are crossed out
   */
  static String withoutCandidate(Puzzle puzzle, boolean crossedOut) {
    for (int cell = 0; cell < puzzle.grid().geometry().cells(); cell++) {
      long left = crossedOut ? candidates(puzzle, cell) : puzzle.puzzle().candidates(cell);
      if (puzzle.grid().digit(cell) == 0 && left == 0) {
        return puzzle.grid().geometry().cellName(cell) + " without a candidate";
      }
    }
    return "";
  }

  /** Writes the line with the rules of the puzzles below it, when they change. */
  static final class Rules {
    private String said = "";

    void write(Puzzle puzzle, boolean regionsToo, StringBuilder out) {
      String rules = VariantText.of(puzzle.puzzle().layout(), regionsToo);
      if (!rules.equals(said)) {
        out.append(VariantText.DIRECTIVE).append(rules.isEmpty() ? "" : " ").append(rules);
        out.append('\n');
        said = rules;
      }
    }
  }
}
