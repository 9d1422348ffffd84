package org.quadrille.cli;

import com.google.common.io.CountingInputStream;
import java.io.InputStream;

/** An input that counts the bytes read. A class of its own, so that Guava is loaded only on use. */
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

  /** Returns the fraction of the input that has been read; NaN if the size is unknown. */
  double fractionRead() {
    return size == 0 ? Double.NaN : in.getCount() / (double) size;
  }
}
