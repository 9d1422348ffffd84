package org.quadrille.sudoku.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** A base class for readers of line-based formats. */
abstract class LineBasedReader implements RecordReader {
  private final String source;
  private final LineSource lines;
  private final int maxLength;
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private boolean ended;

  LineBasedReader(String source, InputStream in, Runnable beforeRead) {
    this(source, in, beforeRead, LineSource.LONGEST);
  }

  /**
   * Creates a reader of lines up to a maximum length.
   *
   * @param maxLength the maximum number of characters in a line
   */
  LineBasedReader(String source, InputStream in, Runnable beforeRead, int maxLength) {
    this.source = source;
    this.maxLength = maxLength;
    lines = new LineSource(in, beforeRead, maxLength);
  }

  final String source() {
    return source;
  }

  /** Handles the next line. */
  abstract void accept(int number, String line);

  /** Handles a line that exceeds the maximum length. */
  void tooLong(int number) {
    add(tooLongError(number));
  }

  final PuzzleFormatException tooLongError(int number) {
    return error(number, 0, null, "expected at most " + maxLength + " characters in a line");
  }

  /** Handles the end of the text, or the point after which it cannot be read. */
  void finish() {}

  final void add(PuzzleRecord record) {
    records.add(record);
  }

  final void add(PuzzleFormatException error) {
    records.add(new UnreadablePuzzle(error));
  }

  final PuzzleFormatException error(int line, int column, @Nullable String cell, String reason) {
    return new PuzzleFormatException(source, line, column, cell, reason);
  }

  @Override
  public final @Nullable PuzzleRecord next() throws IOException {
    while (records.isEmpty() && !ended) {
      switch (lines.advance()) {
        case LINE -> accept(lines.number(), lines.text());
        case TOO_LONG -> tooLong(lines.number());
        case UTF_16 -> endAt("expected UTF-8 text, found UTF-16");
        case NUL -> endAt("expected UTF-8 text, found binary data; the rest is not read");
        case END -> {
          finish();
          ended = true;
        }
      }
    }
    return records.poll();
  }

  private void endAt(String reason) {
    finish();
    add(error(lines.number(), 0, null, reason));
    ended = true;
  }

  @Override
  public final void close() throws IOException {
    lines.close();
  }
}
