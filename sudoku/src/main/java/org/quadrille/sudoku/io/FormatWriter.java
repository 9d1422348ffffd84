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

/** A writer of one format: the features that the format holds and the way a puzzle is written. */
abstract class FormatWriter {
  private final Set<Feature> holds;

  FormatWriter(Feature... holds) {
    this.holds = EnumSet.noneOf(Feature.class);
    this.holds.addAll(List.of(holds));
  }

  final boolean holds(Feature feature) {
    return holds.contains(feature);
  }

  /** Returns whether a text can hold several puzzles. */
  boolean allowsSeveralPuzzles() {
    return true;
  }

  /**
   * Returns what prevents a puzzle from being written although the format holds its features, or an
   * empty string.
   */
  String obstacle(Puzzle puzzle) {
    return "";
  }

  /** Returns whether a text can be written, if the format holds texts. */
  boolean canWrite(String text) {
    return isLine(text);
  }

  /** Returns whether a detail can be written, if the format holds details. */
  boolean canWrite(String name, String detail) {
    return isLine(detail);
  }

  /** Writes the text before the first puzzle. */
  void begin(Puzzle first, StringBuilder out) {}

  /** Writes a puzzle that has no obstacle. */
  abstract void write(Puzzle puzzle, StringBuilder out);

  /** Writes the text after the last puzzle, if there was one. */
  void end(StringBuilder out) {}

  /** Returns the text of a puzzle to write; empty if it cannot be written. */
  final String text(Puzzle puzzle) {
    return holds(Feature.TEXT) && canWrite(puzzle.text()) ? puzzle.text() : "";
  }

  /** Returns the details of a puzzle to write, by name. */
  final Map<String, String> details(Puzzle puzzle) {
    Map<String, String> details = new TreeMap<>();
    for (Map.Entry<String, String> detail : puzzle.details().entrySet()) {
      if (holds(Feature.DETAILS) && canWrite(detail.getKey(), detail.getValue())) {
        details.put(detail.getKey(), detail.getValue());
      }
    }
    return details;
  }

  /** Returns the information that the format leaves out without changing the puzzle. */
  final List<String> losses(Puzzle puzzle) {
    List<String> losses = new ArrayList<>();
    if (!puzzle.placed().isEmpty() && !holds(Feature.PLACED)) {
      losses.add(Feature.PLACED.describe(puzzle));
    }
    if (!text(puzzle).equals(puzzle.text())) {
      losses.add(Feature.TEXT.describe(puzzle));
    }
    Map<String, String> written = details(puzzle);
    for (String name : new TreeMap<>(puzzle.details()).keySet()) {
      if (!written.containsKey(name)) {
        losses.add(name);
      }
    }
    return losses;
  }

  /**
   * Returns whether a text can be part of a line: no line breaks, no control characters, no
   * unpaired surrogates.
   */
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

  /** Appends the text of a puzzle after its cells. */
  static void appendText(String text, StringBuilder out) {
    if (!text.isEmpty()) {
      out.append(" # ").append(text);
    }
  }

  /** Returns the alphabet of a puzzle, or the closest one of single characters. */
  static Alphabet singleCharacterAlphabet(Puzzle puzzle) {
    return AlphabetSymbols.singleCharacterAlphabet(
        puzzle.alphabet(), puzzle.grid().geometry().size());
  }

  /**
   * Returns the alphabet of a puzzle if a reader detects it from the digits, else the first
   * alphabet that is detected. If there are few givens, their symbols can be ambiguous.
   *
   * @param spaced whether spaces separate the cells, so that symbols can be read as numbers
   */
  static Alphabet detectableAlphabet(Puzzle puzzle, boolean spaced) {
    Alphabet preferred = singleCharacterAlphabet(puzzle);
    int size = puzzle.grid().geometry().size();
    if (size <= Shape.LARGEST_DIGIT || isDetected(preferred, puzzle, spaced)) {
      return preferred;
    }
    for (Alphabet other : List.of(Alphabet.DIGITS, Alphabet.LETTERS, Alphabet.FROM_0)) {
      if (size <= other.maxSize() && isDetected(other, puzzle, spaced)) {
        return other;
      }
    }
    return preferred;
  }

  private static boolean isDetected(Alphabet alphabet, Puzzle puzzle, boolean spaced) {
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

  /**
   * Returns the digits that a blank cell can hold: its candidates, or those that occur in none of
   * its houses.
   */
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

  /** Returns the symbols of a set of digits. */
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
   * Returns why the candidates cannot be written in a format that shows at least one in each cell;
   * empty if they can.
   *
   * @param peersRemoved whether digits in the houses of a cell are removed
   */
  static String missingCandidate(Puzzle puzzle, boolean peersRemoved) {
    for (int cell = 0; cell < puzzle.grid().geometry().cells(); cell++) {
      long left = peersRemoved ? candidates(puzzle, cell) : puzzle.puzzle().candidates(cell);
      if (puzzle.grid().digit(cell) == 0 && left == 0) {
        return puzzle.grid().geometry().cellName(cell) + " without a candidate";
      }
    }
    return "";
  }

  /** Writes the line with the rules of the puzzles below it whenever they change. */
  static final class Rules {
    private String lastRules = "";

    void write(Puzzle puzzle, boolean includeRegions, StringBuilder out) {
      String rules = VariantText.of(puzzle.puzzle().layout(), includeRegions);
      if (!rules.equals(lastRules)) {
        out.append(VariantText.DIRECTIVE).append(rules.isEmpty() ? "" : " ").append(rules);
        out.append('\n');
        lastRules = rules;
      }
    }
  }
}
