package org.quadrille.sudoku.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Splits a stream of bytes into lines that end with LF, CR LF, CR or the end of the stream. It
 * never reads beyond the end of a line before that line has been returned, and holds no line longer
 * than {@link #LONGEST} characters or another given maximum.
 *
 * <pre>
 * buffer   | done | current line | end | not yet examined |
 *          0      from           to    position           limit
 * </pre>
 */
final class LineSource implements Closeable {
  /** The result of {@link #advance()}. */
  enum Event {
    LINE,
    TOO_LONG,
    UTF_16,
    NUL,
    END
  }

  /** The maximum number of UTF-16 units in a line in most formats. */
  static final int LONGEST = 65_536;

  private static final int BUFFER_SIZE = 1 << 16;

  private final InputStream in;
  private final Runnable beforeRead;
  private final int maxLength;

  /** Three bytes decode to at least one UTF-16 unit, so a longer line has too many units. */
  private final int maxBytes;

  private byte[] buffer = new byte[BUFFER_SIZE];
  private int from;
  private int to;
  private int position;
  private int limit;
  private int number;

  /**
   * Whether the last line ended with CR, so that a following LF belongs to it. The reader does not
   * wait for the LF.
   */
  private boolean afterReturn;

  private boolean ended;

  LineSource(InputStream in, Runnable beforeRead) {
    this(in, beforeRead, LONGEST);
  }

  LineSource(InputStream in, Runnable beforeRead, int maxLength) {
    this.in = in;
    this.beforeRead = beforeRead;
    this.maxLength = maxLength;
    this.maxBytes = 3 * maxLength;
  }

  /** Advances to the next line. Must not be called again after NUL, UTF_16 or END. */
  Event advance() throws IOException {
    from = position;
    if (!hasMore()) {
      return Event.END;
    }
    if (afterReturn) {
      afterReturn = false;
      if (buffer[position] == '\n') {
        from = ++position;
        if (!hasMore()) {
          return Event.END;
        }
      }
    }
    number++;
    return readLine();
  }

  private boolean hasMore() throws IOException {
    return position < limit || fill();
  }

  private Event readLine() throws IOException {
    int scanned = position - from;
    while (true) {
      int end = findEnd(buffer, from + scanned, limit);
      scanned = end - from;
      if (end < limit) {
        return finish(end);
      }
      if (scanned > maxBytes) {
        return skipLine();
      }
      if (!fill()) {
        return finish(limit);
      }
    }
  }

  /** Returns the index of the first line break or NUL, or the limit. */
  private static int findEnd(byte[] bytes, int start, int limit) {
    int i = start;
    // LF, CR and NUL are at most CR; most characters are greater.
    while (i < limit && (bytes[i] > '\r' || !endsLine(bytes[i]))) {
      i++;
    }
    return i;
  }

  private static boolean endsLine(byte b) {
    return b == '\n' || b == '\r' || b == 0;
  }

  private Event finish(int end) {
    to = end;
    position = end;
    boolean utf16 = number == 1 && (startsWith(0xFE, 0xFF) || startsWith(0xFF, 0xFE));
    if (utf16) {
      return Event.UTF_16;
    }
    if (end < limit) {
      if (buffer[end] == 0) {
        return Event.NUL;
      }
      afterReturn = buffer[end] == '\r';
      position++;
    }
    if (number == 1 && startsWith(0xEF, 0xBB, 0xBF)) {
      from += 3;
    }
    return to - from > maxLength && text().length() > maxLength ? Event.TOO_LONG : Event.LINE;
  }

  private Event skipLine() throws IOException {
    if (number == 1 && (startsWith(0xFE, 0xFF) || startsWith(0xFF, 0xFE))) {
      return Event.UTF_16;
    }
    int end;
    do {
      from = limit;
      position = limit;
      if (!fill()) {
        return Event.TOO_LONG;
      }
      end = findEnd(buffer, position, limit);
    } while (end == limit);
    from = end;
    Event event = finish(end);
    return event == Event.NUL ? event : Event.TOO_LONG;
  }

  private boolean startsWith(int... bytes) {
    for (int i = 0; i < bytes.length; i++) {
      if (from + i >= limit || (buffer[from + i] & 0xFF) != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reads more bytes and keeps those from {@code from} on; returns false at the end of the stream.
   */
  private boolean fill() throws IOException {
    if (ended) {
      return false;
    }
    System.arraycopy(buffer, from, buffer, 0, limit - from);
    position -= from;
    limit -= from;
    from = 0;
    if (limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.min(2 * buffer.length, maxBytes + 1));
    }
    int read = read();
    ended = read < 0;
    limit += Math.max(read, 0);
    return !ended;
  }

  private int read() throws IOException {
    beforeRead.run();
    int read = in.read(buffer, limit, buffer.length - limit);
    if (read != 0) {
      return read;
    }
    // A stream should not return 0; reading a single byte blocks.
    int one = in.read();
    if (one >= 0) {
      buffer[limit] = (byte) one;
    }
    return one < 0 ? -1 : 1;
  }

  /** Returns the number of the current line, from 1. */
  int number() {
    return number;
  }

  /**
   * Returns the buffer that contains the current line, valid until the next call of {@link
   * #advance()}.
   */
  byte[] bytes() {
    return buffer;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  /** Returns the current line from an index on, with U+FFFD for malformed UTF-8. */
  String text(int start) {
    return new String(buffer, start, to - start, StandardCharsets.UTF_8);
  }

  String text() {
    return text(from);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
