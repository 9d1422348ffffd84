package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Splits the lines of a table into fields. Fields are separated by a comma, semicolon or tab; a
 * field that contains a separator is quoted, with quotes doubled.
 */
final class CsvTable {
  static final String PUZZLE = "puzzle";
  static final String VARIANT = "variant";
  static final String TEXT = "text";

  /** Words that mark the name of a puzzle column. */
  private static final List<String> PUZZLE_WORDS =
      List.of(PUZZLE, "quiz", "sudoku", "grid", "given", "question", "clues", "board");

  /** A field and the column of its first character in the line, from 1. */
  record Field(String text, int column) {}

  private CsvTable() {}

  /**
   * Returns whether a line is a header: it has several fields, each is a column name, and one of
   * them contains a word for a puzzle.
   */
  static boolean isHeader(String line) {
    List<Field> fields;
    try {
      fields = split(line, separator(line));
    } catch (UnclosedQuoteException e) {
      return false;
    }
    for (Field field : fields) {
      if (!isName(field.text)) {
        return false;
      }
    }
    return fields.size() > 1 && puzzleColumn(names(fields)) >= 0;
  }

  /** Returns whether a text can be a column name, as opposed to a puzzle or prose. */
  static boolean isName(String text) {
    boolean name = !text.isEmpty() && text.length() <= 60 && Character.isLetter(text.charAt(0));
    for (int i = 0; i < text.length() && name; i++) {
      char c = text.charAt(i);
      name = Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }
    return name;
  }

  static List<String> names(List<Field> header) {
    List<String> names = new ArrayList<>();
    for (Field field : header) {
      names.add(field.text.toLowerCase(Locale.ROOT));
    }
    return names;
  }

  /**
   * Returns the first column whose name is a word for a puzzle, else the first whose name contains
   * one, else -1.
   */
  static int puzzleColumn(List<String> names) {
    for (String word : PUZZLE_WORDS) {
      if (names.contains(word)) {
        return names.indexOf(word);
      }
    }
    for (int k = 0; k < names.size(); k++) {
      for (String word : PUZZLE_WORDS) {
        if (names.get(k).contains(word)) {
          return k;
        }
      }
    }
    return -1;
  }

  /** Returns the first separator in a line outside quotes; a comma if there is none. */
  static char separator(String line) {
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      quoted ^= c == '"';
      if (!quoted && (c == ',' || c == ';' || c == '\t')) {
        return c;
      }
    }
    return ',';
  }

  /** Reports a quote that is not closed in its line. */
  static final class UnclosedQuoteException extends Exception {
    private static final long serialVersionUID = 1L;

    final int column;

    UnclosedQuoteException(int column) {
      super("expected a closing quote in this line, found none");
      this.column = column;
    }
  }

  static List<Field> split(String line, char separator) throws UnclosedQuoteException {
    List<Field> fields = new ArrayList<>();
    int from = 0;
    while (from <= line.length()) {
      int start = from;
      while (start < line.length() && isSpace(line.charAt(start), separator)) {
        start++;
      }
      boolean quoted = start < line.length() && line.charAt(start) == '"';
      int end = quoted ? closingQuote(line, start) : start;
      int next = end;
      while (next < line.length() && line.charAt(next) != separator) {
        next++;
      }
      String text =
          quoted
              ? line.substring(start + 1, end - 1).replace("\"\"", "\"")
                  + SideText.strip(line.substring(end, next))
              : SideText.strip(line.substring(start, next));
      fields.add(new Field(text, start + (quoted ? 2 : 1)));
      from = next + 1;
    }
    return fields;
  }

  private static boolean isSpace(char c, char separator) {
    return c != separator && Symbols.isSpace(c);
  }

  /** Returns the index after the closing quote of a field. */
  private static int closingQuote(String line, int start) throws UnclosedQuoteException {
    for (int i = start + 1; i < line.length(); i++) {
      if (line.charAt(i) == '"') {
        if (i + 1 == line.length() || line.charAt(i + 1) != '"') {
          return i + 1;
        }
        i++;
      }
    }
    throw new UnclosedQuoteException(start + 1);
  }

  /** Returns a field as it is written, quoted if necessary. */
  static String quoted(String field) {
    boolean plain = field.equals(SideText.strip(field));
    for (int i = 0; i < field.length(); i++) {
      plain &= ",;\t\"".indexOf(field.charAt(i)) < 0;
    }
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
