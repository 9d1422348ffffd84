package org.quadrille.sudoku.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** An input stream whose first bytes can be examined before they are read. */
final class LookaheadInputStream extends InputStream {
  /** The maximum number of bytes to look ahead. */
  static final int MAX_LOOKAHEAD = 1 << 16;

  private final InputStream in;
  private final Runnable beforeRead;
  private byte[] bytes = new byte[1 << 12];
  private int length;
  private int position; // the number of bytes already read from the lookahead
  private boolean ended;

  LookaheadInputStream(InputStream in, Runnable beforeRead) {
    this.in = in;
    this.beforeRead = beforeRead;
  }

  /** Returns whether there is a byte at an index within the lookahead limit. */
  boolean hasByte(int index) throws IOException {
    while (index >= length && fill()) {
      // fill up to the index
    }
    return index < length;
  }

  int at(int index) {
    return bytes[index] & 0xFF;
  }

  /** Returns the end of the line that begins at an index, or the end of the lookahead. */
  int endOfLine(int from) throws IOException {
    int i = from;
    while (hasByte(i) && bytes[i] != '\n' && bytes[i] != '\r') {
      i++;
    }
    return i;
  }

  /** Returns some bytes as ISO 8859-1 text; only its ASCII characters are reliable. */
  String text(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** Reads more bytes; returns false at the end of the stream or at the lookahead limit. */
  private boolean fill() throws IOException {
    if (ended || length == MAX_LOOKAHEAD) {
      return false;
    }
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length);
    }
    beforeRead.run();
    int read = in.read(bytes, length, bytes.length - length);
    if (read == 0) { // a stream should not return 0; reading a single byte blocks
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
