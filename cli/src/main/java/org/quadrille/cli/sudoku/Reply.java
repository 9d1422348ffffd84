package org.quadrille.cli.sudoku;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;

/**
 * The result of one record: text for standard output, messages, and numbers for the summary. The
 * text is buffered until all earlier replies are delivered; after that, and always in a batch of
 * one thread, it is written directly. A writer whose buffer is full waits, so that memory is
 * bounded.
 */
final class Reply extends OutputStream {
  /** A message for standard error; {@code --quiet} suppresses notes. */
  record Message(String text, boolean isNote) {}

  /** The size of the buffer in bytes. */
  private static final int MAX_BUFFERED = 1 << 14;

  private final Batch.Sink sink;
  private final @Nullable Batch<?> batch; // null in a batch of one thread
  private final List<Message> messages = new ArrayList<>(2);
  private byte[] text = new byte[256];
  private int length;
  private ExitCode code = ExitCode.YES;
  private long solutions;
  private long nodes;
  private long updates;
  private Outcome outcome = Outcome.EXHAUSTED;

  /** The position of the record in the batch, from 0. */
  long number;

  /** Whether the reply is complete. */
  volatile boolean done;

  /**
   * Creates an empty reply.
   *
   * @param sink receives the reply
   * @param batch the batch that orders the replies; null in a batch of one thread
   */
  Reply(Batch.Sink sink, @Nullable Batch<?> batch) {
    this.sink = sink;
    this.batch = batch;
  }

  /** Adds a line. */
  void println(String line) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    append(bytes, 0, bytes.length);
    write('\n');
  }

  @Override
  public void write(int b) {
    reserve(1);
    text[length++] = (byte) b;
    writeIfFirst();
  }

  @Override
  public void write(byte[] bytes, int offset, int count) {
    append(bytes, offset, count);
    writeIfFirst();
  }

  private void append(byte[] bytes, int offset, int count) {
    reserve(count);
    System.arraycopy(bytes, offset, text, length, count);
    length += count;
  }

  private void reserve(int count) {
    if (count > text.length - length) {
      text = Arrays.copyOf(text, Math.max(2 * text.length, length + count));
    }
  }

  private void writeIfFirst() {
    if (batch != null && !batch.isTurnOf(this)) {
      if (length < MAX_BUFFERED) {
        return;
      }
      batch.awaitTurnOf(this);
      if (!batch.isTurnOf(this)) {
        return; // the batch has stopped
      }
    }
    sink.write(text, length);
    length = 0;
  }

  /** Adds a message that {@code --quiet} suppresses. */
  void note(String message) {
    messages.add(new Message(message, true));
  }

  /** Adds an error message. */
  void error(String message) {
    messages.add(new Message(message, false));
  }

  /** Combines the exit code with another one. */
  void add(ExitCode more) {
    code = code.and(more);
  }

  /**
   * Adds the numbers of a search.
   *
   * @param solutions the number of solutions to count
   * @param result the result of the search
   * @param code its exit code; the outcome is kept only if the search was stopped early
   */
  void count(long solutions, SearchResult result, ExitCode code) {
    this.solutions += solutions;
    nodes += result.statistics().nodes();
    updates += result.statistics().updates();
    if (code == ExitCode.OPEN || code == ExitCode.INTERRUPTED) {
      outcome = result.outcome();
    }
    add(code);
  }

  /** Delivers the rest of the reply and clears it. */
  void deliver() {
    if (length > 0) {
      sink.write(text, length);
    }
    sink.complete(this);
    messages.clear();
    if (text.length > MAX_BUFFERED) {
      text = new byte[MAX_BUFFERED];
    }
    length = 0;
    code = ExitCode.YES;
    solutions = 0;
    nodes = 0;
    updates = 0;
    outcome = Outcome.EXHAUSTED;
    done = false;
  }

  /** Returns the messages in order. */
  List<Message> messages() {
    return messages;
  }

  /** Returns the exit code of this record. */
  ExitCode code() {
    return code;
  }

  /** Adds the numbers and the outcome to a summary. */
  void addTo(BatchSummary summary) {
    summary.add(solutions, nodes, updates);
    summary.addOutcome(outcome);
  }
}
