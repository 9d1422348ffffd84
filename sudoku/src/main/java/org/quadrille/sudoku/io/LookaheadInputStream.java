package org.quadrille.sudoku.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A stream whose first bytes can be looked at before they are read. */
final class LookaheadInputStream extends InputStream {
  /** How far one can look. */
  static final int MOST = 1 << 16;

  private final InputStream in;
  private final Runnable beforeRead;
  private byte[] bytes = new byte[1 << 12];
  private int length;
  private int position; // what was read from here; only after the last look
  private boolean ended;

  LookaheadInputStream(InputStream in, Runnable beforeRead) {
    this.in = in;
    this.beforeRead = beforeRead;
  }

  /** Whether there are bytes behind a place, or may be behind what can be looked at. */
  boolean reaches(int index) throws IOException {
    while (index >= length && look()) {
      // until it is there
    }
    return index < length;
  }

  int at(int index) {
    return bytes[index] & 0xFF;
  }

  /** Where the line that begins somewhere ends, at the latest at the end of what can be seen. */
  int endOfLine(int from) throws IOException {
    int i = from;
    while (reaches(i) && bytes[i] != '\n' && bytes[i] != '\r') {
      i++;
    }
    return i;
  }

  /** Some bytes as text, in which only ASCII is to be trusted. */
  String text(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** Looks further; false at the end or if this is far enough. */
  private boolean look() throws IOException {
    if (ended || length == MOST) {
      return false;
    }
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length);
    }
    beforeRead.run();
    int read = in.read(bytes, length, bytes.length - length);
    if (read == 0) { // a stream should not do that; asking for one byte makes it wait
      int one = in.read();
      bytes[length] = (byte) one;
      read = one < 0 ? -1 : 1;
    }
    ended = read < 0;
    length += Math.max(read, 0);
    return !ended;
  }

  @Override
  public int read() throws IOException {
    if (position < length) {
      return bytes[position++] & 0xFF;
    }
    return ended ? -1 : in.read();
  }

  @Override
  public int read(byte[] target, int offset, int count) throws IOException {
    if (position < length) {
      int part = Math.min(count, length - position);
      System.arraycopy(bytes, position, target, offset, part);
      position += part;
      return part;
    }
    return ended ? -1 : in.read(target, offset, count);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
