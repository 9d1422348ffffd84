package org.quadrille.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Standard output: UTF-8 whatever the locale, lines that end with LF, buffered. What is written is
 * flushed within a moment, by a thread of its own if nothing else does it, so that long work holds
 * no result back; hence its methods are synchronized.
 */
public final class Output extends OutputStream {
  private static final long FLUSH_MILLIS = 100;

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
  private boolean flusherRuns;
  private @Nullable RuntimeException failure; // met by the flusher, for the next who writes

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

  private synchronized void startFlusher() {
    if (!flusherRuns) {
      flusherRuns = true;
      Thread flusher = new Thread(this::flushNowAndThen, "flusher");
      flusher.setDaemon(true);
      flusher.start();
    }
  }

  private void flushNowAndThen() {
    try {
      do {
        Thread.sleep(FLUSH_MILLIS);
      } while (flushIfNeeded());
    } catch (InterruptedException e) {
      // Nobody interrupts it; if somebody does, the next write starts another.
    }
  }

  /** Whether there was something to flush, so that more is to be expected. */
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
