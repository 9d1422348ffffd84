package org.quadrille.sudoku.io;

import java.io.InputStream;

/**
 * Reads JSON Lines, objects of several lines, and arrays of them: a record ends with the brace that
 * closes it. A line that begins with a brace in its first column begins a record, whatever is open,
 * so that a faulty record spoils no other.
 */
final class JsonReader extends LineBasedReader {
  /** The most characters of a record. */
  private static final int LONGEST = 1 << 20;

  private final StringBuilder record = new StringBuilder();
  private int start; // the first line of the record, 0 between records
  private int indent; // where it begins in that line
  private int depth;
  private boolean tooLong;
  private int arrayLine; // where the array began that is open, or 0
  private boolean afterRecord; // in an array

  JsonReader(String source, InputStream in, Runnable beforeRead) {
    super(source, in, beforeRead, LONGEST);
  }

  @Override
  void accept(int number, String line) {
    if (start > 0 && line.startsWith("{")) {
      end();
    }
    if (start == 0 && SideText.strip(line).startsWith("#")) {
      return;
    }
    int i = 0;
    while (i < line.length()) {
      i = start == 0 ? between(number, line, i) : within(line, i);
    }
    if (start > 0) {
      keep("\n", 0, 1);
    }
  }

  @Override
  void tooLong(int number) {
    if (start == 0) {
      super.tooLong(number);
    }
    tooLong |= start > 0;
  }

  /** Takes a character between records; the index of the next one. */
  private int between(int number, String line, int index) {
    char c = line.charAt(index);
    boolean inArray = arrayLine > 0;
    if (c == '{' && (index == 0 || !inArray || !afterRecord)) {
      start = number;
      indent = index;
      return index;
    }
    if (c == '[' && !inArray) {
      arrayLine = number;
      afterRecord = false;
    } else if (c == ']' && inArray) {
      arrayLine = 0;
    } else if (c == ',' && inArray && afterRecord) {
      afterRecord = false;
    } else if (!Symbols.isBlank(c)) {
      String expected =
          inArray && afterRecord ? "',' or ']' after a puzzle" : "a puzzle, a JSON object";
      String found = Symbols.describe(line, index);
      add(error(number, index + 1, null, "expected " + expected + ", found " + found));
      arrayLine = 0; // the rest is read as well as it can be
      return line.length();
    }
    return index + 1;
  }

  /**
   * Takes the rest of a line, or what of it belongs to the record. A string ends with its line at
   * the latest.
   */
  private int within(String line, int from) {
    boolean quoted = false;
    for (int i = from; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted) {
        i += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else {
        quoted = c == '"';
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        if (depth <= 0) {
          keep(line, from, i + 1);
          end();
          return i + 1;
        }
      }
    }
    keep(line, from, line.length());
    return line.length();
  }

  private void keep(String line, int from, int to) {
    tooLong |= record.length() + to - from > LONGEST;
    if (!tooLong) {
      record.append(line, from, to);
    }
  }

  private void end() {
    if (tooLong) {
      add(error(start, 0, null, "expected at most " + LONGEST + " characters in a puzzle"));
    } else {
      try {
        add(new JsonPuzzleParser(source(), start, indent, record.toString()).read());
      } catch (PuzzleFormatException e) {
        add(e);
      }
    }
    record.setLength(0);
    start = 0;
    depth = 0;
    tooLong = false;
    afterRecord = true;
  }

  @Override
  void finish() {
    if (start > 0) {
      end();
    } else if (arrayLine > 0) {
      add(error(arrayLine, 0, null, "the text ends within the array that begins here"));
    }
  }
}
