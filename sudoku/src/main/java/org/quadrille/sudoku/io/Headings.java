package org.quadrille.sudoku.io;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Recognises lines that can precede puzzles: labels, and the headers of tables. */
final class Headings {
  private static final List<String> LABELS = List.of("grid", "puzzle", "sudoku");

  private static final List<String> PUZZLE_COLUMNS =
      List.of("puzzle", "quiz", "sudoku", "grid", "given", "question", "clues", "board");

  private static final List<String> SOLUTION_COLUMNS = List.of("solution", "answer");

  private Headings() {}

  /**
   * Returns whether a line is a word for a puzzle and a number, as in "Grid 01" or "Sudoku #3:".
   */
  static boolean isLabel(TrimmedLine line) {
    int i = 0;
    while (i < line.length() && Character.isLetter(line.charAt(i))) {
      i++;
    }
    String word = line.substring(0, i).toLowerCase(Locale.ROOT);
    i = line.skipSpaces(i);
    if (i < line.length() && line.charAt(i) == '#') {
      i = line.skipSpaces(i + 1);
    }
    int number = i;
    while (i < line.length() && line.charAt(i) >= '0' && line.charAt(i) <= '9') {
      i++;
    }
    boolean ends =
        i == line.length()
            || (i == line.length() - 1 && (line.charAt(i) == ':' || line.charAt(i) == '.'));
    return LABELS.contains(word) && i > number && ends;
  }

  /**
   * Returns whether a line is the header of a table with a column of puzzles or solutions: words
   * without digits, separated by commas or semicolons.
   */
  static boolean isHeader(String line) {
    List<String> names = columns(line);
    return names.stream().allMatch(Headings::isWord)
        && (indexOf(names, PUZZLE_COLUMNS) >= 0 || indexOf(names, SOLUTION_COLUMNS) >= 0);
  }

  /** Returns the number of a column of solutions that precedes the puzzles, or -1. */
  static int solutionColumn(String header) {
    List<String> names = columns(header);
    int solution = indexOf(names, SOLUTION_COLUMNS);
    return solution < indexOf(names, PUZZLE_COLUMNS) ? solution : -1;
  }

  private static List<String> columns(String header) {
    return Arrays.stream(header.split("[,;]", -1)).map(Headings::unquoted).toList();
  }

  private static String unquoted(String field) {
    String name = SideText.strip(field).toLowerCase(Locale.ROOT);
    boolean quoted = name.length() > 1 && name.startsWith("\"") && name.endsWith("\"");
    return quoted ? name.substring(1, name.length() - 1) : name;
  }

  private static boolean isWord(String name) {
    return !name.isEmpty()
        && name.chars().allMatch(c -> Character.isLetter(c) || c == '_' || c == '-');
  }

  /** Returns the index of the first name that contains one of the words, or -1. */
  private static int indexOf(List<String> names, List<String> words) {
    for (int i = 0; i < names.size(); i++) {
      if (words.stream().anyMatch(names.get(i)::contains)) {
        return i;
      }
    }
    return -1;
  }
}
