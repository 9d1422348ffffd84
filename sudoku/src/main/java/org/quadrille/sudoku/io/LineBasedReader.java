package org.quadrille.sudoku.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** What the readers of forms that consist of lines have in common. */
abstract class LineBasedReader implements RecordReader {
  private final String source;
  private final LineSource lines;
  private final int longest;
  private final Queue<PuzzleRecord> records = new ArrayDeque<>();
  private boolean ended;

  LineBasedReader(String source, InputStream in, Runnable beforeRead) {
    this(source, in, beforeRead, LineSource.LONGEST);
  }

  /**
   * Reads lines up to a length.
   *
   * @param longest the most characters that a line may have
   */
  LineBasedReader(String source, InputStream in, Runnable beforeRead, int longest) {
    this.source = source;
    this.longest = longest;
    lines = new LineSource(in, beforeRead, longest);
  }

  final String source() {
    return source;
  }

  /** Takes the next line. */
  abstract void accept(int number, String line);

  /** A line was too long to be held. */
  void tooLong(int number) {
    add(tooLongError(number));
  }

  final PuzzleFormatException tooLongError(int number) {
    return error(number, 0, null, "expected at most " + longest + " characters in a line");
  }

  /** The text is at its end, or cannot be read any further. */
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
        case UTF_16 -> endAt("UTF-16 data, expected UTF-8 text");
        case NUL -> endAt("binary data, expected UTF-8 text; what follows is not read");
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
