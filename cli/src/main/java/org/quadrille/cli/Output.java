package org.quadrille.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Standard output: UTF-8 whatever the locale, lines that end with LF, buffered. Its methods are
 * synchronized, since an interrupt flushes from another thread.
 */
public final class Output extends OutputStream {
  private static final long FLUSH_NANOS = 100_000_000;

  /** Says that nobody reads any more, which is a normal end. */
  public static final class ClosedPipeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ClosedPipeException(IOException cause) {
      super(cause);
    }
  }

  /** Says that the output cannot be written, as when a disk is full. */
  public static final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
      super("cannot write to standard output: " + cause.getMessage(), cause);
    }
  }

  private final OutputStream target;
  private final byte[] buffer = new byte[1 << 16];
  private int length;
  private long lastFlush = System.nanoTime();

  Output(OutputStream target) {
    this.target = target;
  }

  @Override
  public synchronized void write(int b) {
    if (length == buffer.length) {
      drain();
    }
    buffer[length++] = (byte) b;
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int count) {
    int from = offset;
    int end = offset + count;
    while (from < end) {
      if (length == buffer.length) {
        drain();
      }
      int part = Math.min(end - from, buffer.length - length);
      System.arraycopy(bytes, from, buffer, length, part);
      length += part;
      from += part;
    }
  }

  /** Writes a text as it is. */
  public synchronized void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    write(bytes, 0, bytes.length);
  }

  /** Writes a line. */
  public synchronized void println(String text) {
    print(text);
    write('\n');
  }

  /**
   * Follows the end of a record: on long work each record is flushed, on fast work several
   * together, so that none is held back for longer than a moment.
   */
  public synchronized void endRecord() {
    long now = System.nanoTime();
    if (now - lastFlush >= FLUSH_NANOS) {
      lastFlush = now;
      flush();
    }
  }

  @Override
  public synchronized void flush() {
    drain();
    try {
      target.flush();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private void drain() {
    int count = length;
    length = 0; // what could not be written once is not tried again
    try {
      target.write(buffer, 0, count);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private static RuntimeException failure(IOException e) {
    String message = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
    return message.contains("pipe") ? new ClosedPipeException(e) : new OutputException(e);
  }
}
