package org.quadrille.puzzles;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.io.ProblemFormatException;

/**
 * Word rectangles: letters in rows and columns so that each row and each column is a word of a list
 * (TAOCP 7.2.2.1). A word may be used several times, unless the words must be distinct.
 *
 * <p>The primary items are {@code A1}, {@code A2}, … for the words across and {@code D1}, {@code
 * D2}, … for the words down. The secondary items are the cells as {@code row,column}; the colour of
 * a cell is its letter, on which the word across and the word down must agree. If the words must be
 * distinct, each word {@code w} also has a secondary item {@code =w}.
 *
 * <p>A letter is a Unicode code point; upper and lower case differ. Words of other lengths and
 * repeated words are ignored.
 */
public final class WordRectangles implements CoverPuzzle<WordRectangles.Entry> {
  /** The largest number of rows and columns. */
  public static final int MAX_SIDE = 100;

  /** The direction of a word. */
  public enum Direction {
    /** From left to right. */
    ACROSS,
    /** From top to bottom. */
    DOWN
  }

  /**
   * A word at its position.
   *
   * @param word the word
   * @param direction the direction of the word
   * @param line its row or column, from 0
   */
  public record Entry(String word, Direction direction, int line) {
    /** Returns the item and the word, such as {@code A1=word}. */
    @Override
    public String toString() {
      return item() + "=" + word;
    }

    private String item() {
      return WordRectangles.item(direction, line);
    }
  }

  private final int rows;
  private final int columns;
  private final Problem<Entry> problem;

  /**
   * Creates the puzzle with words that may be used several times.
   *
   * @param rows the number of rows, the length of the words down, from 1 to {@link #MAX_SIDE}
   * @param columns the number of columns, the length of the words across, from 1 to {@link
   *     #MAX_SIDE}
   * @param words the list of words
   * @throws IllegalArgumentException if a number is out of range, or a word contains a blank,
   *     {@code :} or {@code |}
   */
  public WordRectangles(int rows, int columns, Collection<String> words) {
    this(rows, columns, words, false);
  }

  /**
   * Creates the puzzle. O(letters of the words that fit × (rows + columns)) time and memory.
   *
   * @param rows the number of rows, the length of the words down, from 1 to {@link #MAX_SIDE}
   * @param columns the number of columns, the length of the words across, from 1 to {@link
   *     #MAX_SIDE}
   * @param words the list of words
   * @param distinct whether each word may be used only once
   * @throws IllegalArgumentException if a number is out of range, or a word contains a blank,
   *     {@code :} or {@code |}
   */
  public WordRectangles(int rows, int columns, Collection<String> words, boolean distinct) {
    this.rows = Checks.within("the number of rows", rows, MAX_SIDE);
    this.columns = Checks.within("the number of columns", columns, MAX_SIDE);
    for (String word : words) {
      if (indexOfInvalid(word) >= 0) {
        throw new IllegalArgumentException(
            "expected a word without blank, : and |, found \"" + word + "\"");
      }
    }
    Set<String> across = ofLength(columns, words);
    Set<String> down = ofLength(rows, words);
    Problem.Builder<Entry> builder = Problem.builder();
    for (int r = 0; r < rows; r++) {
      builder.primary(item(Direction.ACROSS, r));
    }
    for (int c = 0; c < columns; c++) {
      builder.primary(item(Direction.DOWN, c));
    }
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        builder.secondary(new Cell(r, c));
      }
    }
    if (distinct) {
      Set<String> all = new LinkedHashSet<>(across);
      all.addAll(down);
      all.forEach(word -> builder.secondary("=" + word));
    }
    for (int r = 0; r < rows; r++) {
      for (String word : across) {
        addOption(new Entry(word, Direction.ACROSS, r), distinct, builder);
      }
    }
    for (int c = 0; c < columns; c++) {
      for (String word : down) {
        addOption(new Entry(word, Direction.DOWN, c), distinct, builder);
      }
    }
    problem = builder.build();
  }

  private static Set<String> ofLength(int length, Collection<String> words) {
    Set<String> selected = new LinkedHashSet<>();
    for (String word : words) {
      if (word.codePointCount(0, word.length()) == length) {
        selected.add(word);
      }
    }
    return selected;
  }

  private static void addOption(Entry entry, boolean distinct, Problem.Builder<Entry> builder) {
    List<Object> uses = new ArrayList<>();
    uses.add(entry.item());
    int[] letters = entry.word.codePoints().toArray();
    for (int k = 0; k < letters.length; k++) {
      uses.add(new Coloured(cell(entry, k), Character.toString(letters[k])));
    }
    if (distinct) {
      uses.add("=" + entry.word);
    }
    builder.option(entry, uses.toArray());
  }

  private static Cell cell(Entry entry, int k) {
    return entry.direction == Direction.ACROSS ? new Cell(entry.line, k) : new Cell(k, entry.line);
  }

  private static String item(Direction direction, int line) {
    return (direction == Direction.ACROSS ? "A" : "D") + (line + 1);
  }

  /** Returns the index of the first character that is not allowed in a word, or -1. */
  private static int indexOfInvalid(String word) {
    for (int k = 0; k < word.length(); k++) {
      char c = word.charAt(k);
      if (TextLines.isBlank(c) || c == ':' || c == '|' || c == '\0' || c == '\uFEFF') {
        return k;
      }
    }
    return -1;
  }

  /**
   * Reads a list of words, one per line. Blanks around a word are ignored; lines that are blank or
   * begin with {@code |} are comments. The words are normalized to Unicode NFC.
   *
   * @param source the name of the text in messages, such as a file name
   * @param in the text in UTF-8; it is read to the end and not closed
   * @return all words in the order of the text
   * @throws ProblemFormatException if a line is not a word, with line and column
   * @throws IOException if reading fails
   */
  public static List<String> readWords(String source, InputStream in) throws IOException {
    TextLines lines = new TextLines(source, in);
    List<String> words = new ArrayList<>();
    while (lines.next()) {
      int start = TextLines.firstNonBlank(lines.text());
      String word = lines.text().substring(start);
      int invalid = indexOfInvalid(word);
      if (invalid >= 0) {
        throw lines.error(start + invalid + 1, "expected a word, found a blank, : or | in it");
      }
      words.add(Normalizer.normalize(word, Normalizer.Form.NFC));
    }
    if (words.isEmpty()) {
      throw lines.error(0, "expected one word per line, found the end of the text");
    }
    return words;
  }

  @Override
  public Problem<Entry> problem() {
    return problem;
  }

  /** Returns the rows, one per line. */
  @Override
  public String draw(Solution<Entry> solution) {
    Checks.requireSolutionOf(problem, solution);
    int[][] board = new int[rows][columns];
    for (int[] row : board) {
      Arrays.fill(row, '.');
    }
    for (Entry entry : solution.payloads()) {
      int[] letters = entry.word.codePoints().toArray();
      for (int k = 0; k < letters.length; k++) {
        Cell cell = cell(entry, k);
        board[cell.row()][cell.column()] = letters[k];
      }
    }
    return Arrays.stream(board)
        .map(row -> new String(row, 0, row.length) + "\n")
        .collect(joining());
  }
}
