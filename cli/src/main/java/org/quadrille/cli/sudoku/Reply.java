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
 * What comes of one record: text for standard output, messages, and what it adds to the summary.
 * The text is kept until it is the record's turn; from then on, and always in a batch of one
 * thread, it goes straight out. If it grows long before that it waits for its turn, so that memory
 * is bounded.
 */
final class Reply extends OutputStream {
  /** A message for standard error; a note is left out under {@code --quiet}. */
  record Message(String text, boolean isNote) {}

  /** The most bytes that wait for their turn. */
  private static final int MOST = 1 << 14;

  private final Batch.Outlet outlet;
  private final @Nullable Batch<?> batch; // null if it is always its turn
  private final List<Message> messages = new ArrayList<>(2);
  private byte[] text = new byte[256];
  private int length;
  private ExitCode code = ExitCode.YES;
  private long solutions;
  private long nodes;
  private long updates;
  private Outcome ending = Outcome.EXHAUSTED;

  /** The record's place in the batch, from 0. */
  long number;

  /** Whether nothing more will come. */
  volatile boolean done;

  /**
   * An empty reply.
   *
   * @param outlet where it goes
   * @param batch knows when it is its turn; null if it always is
   */
  Reply(Batch.Outlet outlet, @Nullable Batch<?> batch) {
    this.outlet = outlet;
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
    passOn();
  }

  @Override
  public void write(byte[] bytes, int offset, int count) {
    append(bytes, offset, count);
    passOn();
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

  private void passOn() {
    if (batch != null && !batch.isTurnOf(this)) {
      if (length < MOST) {
        return;
      }
      batch.awaitTurnOf(this);
      if (!batch.isTurnOf(this)) {
        return; // the batch has stopped
      }
    }
    outlet.write(text, length);
    length = 0;
  }

  /** Adds a message that {@code --quiet} leaves out. */
  void note(String message) {
    messages.add(new Message(message, true));
  }

  /** Adds a message. */
  void error(String message) {
    messages.add(new Message(message, false));
  }

  /** Adds to the exit code. */
  void add(ExitCode more) {
    code = code.and(more);
  }

  /**
   * Counts a search.
   *
   * @param solutions how many of its solutions count
   * @param result the search
   * @param code what came of it; only where it left a question open does the ending count
   */
  void count(long solutions, SearchResult result, ExitCode code) {
    this.solutions += solutions;
    nodes += result.statistics().nodes();
    updates += result.statistics().updates();
    if (code == ExitCode.OPEN || code == ExitCode.INTERRUPTED) {
      ending = result.outcome();
    }
    add(code);
  }

  /** Hands over what is left of it, and makes it empty. */
  void giveOut() {
    if (length > 0) {
      outlet.write(text, length);
    }
    outlet.close(this);
    messages.clear();
    if (text.length > MOST) {
      text = new byte[MOST];
    }
    length = 0;
    code = ExitCode.YES;
    solutions = 0;
    nodes = 0;
    updates = 0;
    ending = Outcome.EXHAUSTED;
    done = false;
  }

  /** The messages in their order. */
  List<Message> messages() {
    return messages;
  }

  /** The exit code of this record. */
  ExitCode code() {
    return code;
  }

  /** Adds the numbers to a summary. */
  void addTo(Tally tally) {
    tally.add(solutions, nodes, updates);
    tally.end(ending);
  }
}
