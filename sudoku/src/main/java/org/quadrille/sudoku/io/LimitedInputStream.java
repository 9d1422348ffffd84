package org.quadrille.sudoku.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * A stream that returns a limited number of bytes until the limit is reset. This bounds how much of
 * the stream a parser can hold at a time. The stream also keeps the last exception of the
 * underlying stream, which parsers hide.
 */
final class LimitedInputStream extends FilterInputStream {
  /** The maximum number of bytes between two calls of {@link #resetLimit()}. */
  static final int LIMIT = 1 << 20;

  private int remaining = LIMIT;
  private boolean exceeded;
  private @Nullable IOException failure;

  LimitedInputStream(InputStream in) {
    super(in);
  }

  void resetLimit() {
    remaining = LIMIT;
  }

  /** Returns whether a read was refused because of the limit. */
  boolean isLimitExceeded() {
    return exceeded;
  }

  @Nullable IOException failure() {
    return failure;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int count) throws IOException {
    if (remaining <= 0) {
      exceeded = true;
      throw new IOException("more than " + LIMIT + " bytes in one element");
    }
    try {
      int read = super.read(target, offset, Math.min(count, remaining));
      remaining -= Math.max(read, 0);
      return read;
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }
}
