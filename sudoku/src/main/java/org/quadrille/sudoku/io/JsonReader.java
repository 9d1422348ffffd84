package org.quadrille.sudoku.io;

import java.io.InputStream;

/**
 * Reads JSON Lines, objects of several lines, and arrays of objects. A record ends with its closing
 * brace. A line with a brace in its first column begins a new record even if another one is open,
 * so a faulty record does not affect the next one.
 */
final class JsonReader extends LineBasedReader {
  /** The maximum number of characters in a record. */
  private static final int MAX_RECORD_LENGTH = 1 << 20;

  private final StringBuilder record = new StringBuilder();
  private int start; // the first line of the record; 0 between records
  private int indent; // the index of the record in that line
  private int depth;
  private boolean tooLong;
  private int arrayLine; // the first line of the open array, or 0
  private boolean afterRecord; // whether a record precedes in the array

  JsonReader(String source, InputStream in, Runnable beforeRead) {
    super(source, in, beforeRead, MAX_RECORD_LENGTH);
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
      i = start == 0 ? readBetweenRecords(number, line, i) : readRecord(line, i);
    }
    if (start > 0) {
      append("\n", 0, 1);
    }
  }

  @Override
  void tooLong(int number) {
    if (start == 0) {
      super.tooLong(number);
    }
    tooLong |= start > 0;
  }

  /** Reads a character between records and returns the index of the next one. */
  private int readBetweenRecords(int number, String line, int index) {
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
    } else if (!Symbols.isSpace(c)) {
      String expected =
          inArray && afterRecord ? "',' or ']' after a puzzle" : "a puzzle, a JSON object";
      String found = Symbols.describe(line, index);
      add(error(number, index + 1, null, "expected " + expected + ", found " + found));
      arrayLine = 0; // continue with the rest of the text outside of an array
      return line.length();
    }
    return index + 1;
  }

  /**
   * Reads the part of a line that belongs to the record and returns the index after it. A string
   * ends at the end of its line at the latest.
   */
  private int readRecord(String line, int from) {
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
          append(line, from, i + 1);
          end();
          return i + 1;
        }
      }
    }
    append(line, from, line.length());
    return line.length();
  }

  private void append(String line, int from, int to) {
    tooLong |= record.length() + to - from > MAX_RECORD_LENGTH;
    if (!tooLong) {
      record.append(line, from, to);
    }
  }

  private void end() {
    if (tooLong) {
      add(
          error(
              start, 0, null, "expected at most " + MAX_RECORD_LENGTH + " characters in a puzzle"));
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
      add(
          error(
              arrayLine,
              0,
              null,
              "expected ']' for the array that begins here, found the end of the text"));
    }
  }
}
