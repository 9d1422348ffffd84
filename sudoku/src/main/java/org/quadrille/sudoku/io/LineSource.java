package org.quadrille.sudoku.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Cuts a stream of bytes into lines that end with LF, CR LF, CR or the end of the stream. It never
 * reads beyond the end of a line before that line has been handed out, and holds no line that is
 * longer than {@link #LONGEST} characters, or another number of them that was asked for.
 *
 * <pre>
 * buffer   | done | current line | end | not looked at |
 *          0      from           to    position        limit
 * </pre>
 */
final class LineSource implements Closeable {
  /** What {@link #advance()} met. */
  enum Event {
    LINE,
    TOO_LONG,
    UTF_16,
    NUL,
    END
  }

  /** The most UTF-16 units that a line may have in most forms. */
  static final int LONGEST = 65_536;

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final Runnable beforeRead;
  private final int longest;

  /** Decoding makes at least one unit of three bytes, so a longer line has too many units. */
  private final int mostBytes;

  private byte[] buffer = new byte[BUFFER];
  private int from;
  private int to;
  private int position;
  private int limit;
  private int number;

  /** The last line ended with CR, so that a LF belongs to it. It is not waited for. */
  private boolean afterReturn;

  private boolean ended;

  LineSource(InputStream in, Runnable beforeRead) {
    this(in, beforeRead, LONGEST);
  }

  LineSource(InputStream in, Runnable beforeRead, int longest) {
    this.in = in;
    this.beforeRead = beforeRead;
    this.longest = longest;
    this.mostBytes = 3 * longest;
  }

  /** Goes to the next line. After NUL and UTF_16 there is nothing more to ask for. */
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
      if (scanned > mostBytes) {
        return skipLine();
      }
      if (!fill()) {
        return finish(limit);
      }
    }
  }

  /** The first line break or NUL, or the limit. */
  private static int findEnd(byte[] bytes, int start, int limit) {
    int i = start;
    // All three are below the characters that lines are made of.
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
    return to - from > longest && text().length() > longest ? Event.TOO_LONG : Event.LINE;
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

  /** Reads more bytes and keeps those from {@code from} on; false at the end of the stream. */
  private boolean fill() throws IOException {
    if (ended) {
      return false;
    }
    System.arraycopy(buffer, from, buffer, 0, limit - from);
    position -= from;
    limit -= from;
    from = 0;
    if (limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.min(2 * buffer.length, mostBytes + 1));
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
    // A stream should not do that; asking for one byte makes it wait.
    int one = in.read();
    if (one >= 0) {
      buffer[limit] = (byte) one;
    }
    return one < 0 ? -1 : 1;
  }

  /** The number of the current line, from 1. */
  int number() {
    return number;
  }

  /** The bytes among which the current line stands, until the next call of {@link #advance()}. */
  byte[] bytes() {
    return buffer;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  /** The current line from one of its bytes on, with U+FFFD for what is not UTF-8. */
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
