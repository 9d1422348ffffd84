package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The fields of a table: a row a line, a comma, semicolon or tab between fields, quotes around a
 * field that contains one, doubled quotes in it.
 */
final class CsvTable {
  static final String PUZZLE = "puzzle";
  static final String VARIANT = "variant";
  static final String TEXT = "text";

  /** Words in the names of columns that hold puzzles. */
  private static final List<String> PUZZLES =
      List.of(PUZZLE, "quiz", "sudoku", "grid", "given", "question", "clues", "board");

  /** A field and the column of its first character in the line, from 1. */
  record Field(String text, int column) {}

  private CsvTable() {}

  /**
   * Whether a line has the names of columns: there are several, each begins with a letter, and one
   * is a word for a puzzle.
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

  /** Whether a text may be the name of a column, and is neither a puzzle nor prose. */
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

  /** The first column whose name is a word for a puzzle, else contains one; or -1. */
  static int puzzleColumn(List<String> names) {
    for (String word : PUZZLES) {
      if (names.contains(word)) {
        return names.indexOf(word);
      }
    }
    for (int k = 0; k < names.size(); k++) {
      for (String word : PUZZLES) {
        if (names.get(k).contains(word)) {
          return k;
        }
      }
    }
    return -1;
  }

  /** The character that stands first of those that may separate; a comma if there is none. */
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

  /** Says that a quote is not closed in its line. */
  static final class UnclosedQuoteException extends Exception {
    private static final long serialVersionUID = 1L;

    final int column;

    UnclosedQuoteException(int column) {
      super("the quote that begins here is not closed in its line");
      this.column = column;
    }
  }

  static List<Field> split(String line, char separator) throws UnclosedQuoteException {
    List<Field> fields = new ArrayList<>();
    int from = 0;
    while (from <= line.length()) {
      int start = from;
      while (start < line.length() && isBlank(line.charAt(start), separator)) {
        start++;
      }
      boolean quoted = start < line.length() && line.charAt(start) == '"';
      int end = quoted ? closingQuote(line, start) : start;
      int behind = end;
      while (behind < line.length() && line.charAt(behind) != separator) {
        behind++;
      }
      String text =
          quoted
              ? line.substring(start + 1, end - 1).replace("\"\"", "\"")
                  + SideText.strip(line.substring(end, behind))
              : SideText.strip(line.substring(start, behind));
      fields.add(new Field(text, start + (quoted ? 2 : 1)));
      from = behind + 1;
    }
    return fields;
  }

  private static boolean isBlank(char c, char separator) {
    return c != separator && Symbols.isBlank(c);
  }

  /** The index behind the quote that closes a field. */
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

  /** A field as it is written. */
  static String quoted(String field) {
    boolean plain = field.equals(SideText.strip(field));
    for (int i = 0; i < field.length(); i++) {
      plain &= ",;\t\"".indexOf(field.charAt(i)) < 0;
    }
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
