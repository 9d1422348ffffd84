package org.quadrille.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Standard output: UTF-8 in every locale, lines end with LF, buffered. A background thread flushes
 * the buffer every 100 ms, so that results appear during long searches; therefore the methods are
 * synchronized.
 */
public final class Output extends OutputStream {
  private static final long FLUSH_MILLIS = 100;

  /** Thrown when the reader has closed the pipe, which is a normal end. */
  public static final class ClosedPipeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ClosedPipeException(IOException cause) {
      super(cause);
    }
  }

  /** Thrown when the output cannot be written, for example on a full disk. */
  public static final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
      super("cannot write to standard output: " + cause.getMessage(), cause);
    }
  }

  private final OutputStream target;
  private final byte[] buffer = new byte[1 << 16];
  private int length;
  private boolean flusherRuns;
  private @Nullable RuntimeException failure; // of the flusher; thrown by the next write

  Output(OutputStream target) {
    this.target = target;
  }

  @Override
  public synchronized void write(int b) {
    rethrow();
    startFlusher();
    if (length == buffer.length) {
      drain();
    }
    buffer[length++] = (byte) b;
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int count) {
    rethrow();
    startFlusher();
    int next = offset;
    int end = offset + count;
    while (next < end) {
      if (length == buffer.length) {
        drain();
      }
      int part = Math.min(end - next, buffer.length - length);
      System.arraycopy(bytes, next, buffer, length, part);
      length += part;
      next += part;
    }
  }

  /** Writes a text without a line end. */
  public synchronized void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    write(bytes, 0, bytes.length);
  }

  /** Writes a line and ends it with LF. */
  public synchronized void println(String text) {
    print(text);
    write('\n');
  }

  private synchronized void startFlusher() {
    if (!flusherRuns) {
      flusherRuns = true;
      Thread flusher = new Thread(this::flushPeriodically, "flusher");
      flusher.setDaemon(true);
      flusher.start();
    }
  }

  private void flushPeriodically() {
    try {
      do {
        Thread.sleep(FLUSH_MILLIS);
      } while (flushIfNeeded());
    } catch (InterruptedException e) {
      // No caller interrupts this thread.
    }
  }

  /** Flushes the buffer and returns whether the flusher should keep running. */
  private synchronized boolean flushIfNeeded() {
    if (length == 0 || failure != null) {
      flusherRuns = false;
      return false;
    }
    try {
      flush();
    } catch (ClosedPipeException | OutputException e) {
      failure = e;
    }
    return true;
  }

  private void rethrow() {
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public synchronized void flush() {
    rethrow();
    drain();
    try {
      target.flush();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private void drain() {
    int count = length;
    length = 0; // a failed write is not repeated
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
