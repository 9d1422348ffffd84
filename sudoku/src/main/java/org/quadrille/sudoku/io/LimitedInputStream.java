package org.quadrille.sudoku.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * A stream that hands out so many bytes before somebody has to renew the budget: what is held of it
 * at a time cannot grow without bound. It remembers a failure of the stream below, which parsers
 * hide.
 */
final class LimitedInputStream extends FilterInputStream {
  /** The most bytes between two renewals. */
  static final int MOST = 1 << 20;

  private int left = MOST;
  private boolean spent;
  private @Nullable IOException failure;

  LimitedInputStream(InputStream in) {
    super(in);
  }

  void renew() {
    left = MOST;
  }

  /** Whether more was asked for than the budget. */
  boolean isSpent() {
    return spent;
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
    if (left <= 0) {
      spent = true;
      throw new IOException("more than " + MOST + " bytes at a time");
    }
    try {
      int read = super.read(target, offset, Math.min(count, left));
      left -= Math.max(read, 0);
      return read;
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }
}
