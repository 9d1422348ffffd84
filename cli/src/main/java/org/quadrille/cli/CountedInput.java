package org.quadrille.cli;

import com.google.common.io.CountingInputStream;
import java.io.InputStream;

/**
 * An input and how much of it has been read; apart, so that Guava is loaded only where that
 * matters.
 */
final class CountedInput {
  private final CountingInputStream in;
  private final long size;

  CountedInput(InputStream in, long size) {
    this.in = new CountingInputStream(in);
    this.size = size;
  }

  InputStream stream() {
    return in;
  }

  /** Which part has been read; NaN where the size is not known. */
  double fractionRead() {
    return size == 0 ? Double.NaN : in.getCount() / (double) size;
  }
}
