package org.quadrille.sudoku.io;

import java.io.InputStream;

/**
 * Reads JSON Lines, and objects of several lines: a record ends with the brace that closes it. A
 * line that begins with a brace in its first column begins a record, whatever is open, so that a
 * faulty record spoils no other.
 */
final class JsonReader extends TextReader {
  /** The most characters of a record. */
  private static final int LONGEST = 1 << 20;

  private final StringBuilder record = new StringBuilder();
  private int start; // the first line of the record, 0 between records
  private int depth;
  private boolean tooLong;

  JsonReader(String source, InputStream in, Runnable beforeRead) {
    super(source, in, beforeRead, LONGEST);
  }

  @Override
  void accept(int number, String line) {
    if (start > 0 && line.startsWith("{")) {
      end();
    }
    String stripped = SideText.strip(line);
    if (start == 0) {
      if (stripped.isEmpty() || stripped.startsWith("#")) {
        return;
      }
      if (!stripped.startsWith("{")) {
        int column = new LineText(number, line).indent() + 1;
        add(error(number, column, null, "expected a puzzle, a JSON object"));
        return;
      }
      start = number;
    }
    tooLong |= record.length() + line.length() > LONGEST;
    if (!tooLong) {
      record.append(line).append('\n');
    }
    scan(line);
    if (depth <= 0) {
      end();
    }
  }

  @Override
  void tooLong(int number) {
    if (start == 0) {
      super.tooLong(number);
    }
    tooLong |= start > 0;
  }

  /** Counts braces and brackets. A string ends with its line at the latest. */
  private void scan(String line) {
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted) {
        i += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else {
        quoted = c == '"';
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      }
    }
  }

  private void end() {
    if (tooLong) {
      add(error(start, 0, null, "expected at most " + LONGEST + " characters in a puzzle"));
    } else {
      try {
        add(new JsonPuzzle(source(), start, record.toString()).read());
      } catch (PuzzleFormatException e) {
        add(e);
      }
    }
    record.setLength(0);
    start = 0;
    depth = 0;
    tooLong = false;
  }

  @Override
  void finish() {
    if (start > 0) {
      end();
    }
  }
}
