package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.rows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.sudoku.SudokuPuzzle;

/** The use of the stream by the reader. */
@Timeout(60)
class StreamingTest {
  private static final String TEXT =
      "\uFEFF# é\r\n"
          + P
          + " caf\u00E9\r\n"
          + rows(Q).replace("\n", "\r")
          + "\n\r\n"
          + PuzzleReader.readGrid(P).draw(true)
          + "\r\nby me\r\n\r\n"
          + P.substring(1)
          + "\n\n12345\rGrid 1\n"
          + rows(Q.replace('.', '-'));

  /** A stream that returns a limited number of bytes per read. */
  private static class Dripping extends InputStream {
    private final InputStream in;
    private final int most;

    Dripping(byte[] bytes, int most) {
      this.in = new ByteArrayInputStream(bytes);
      this.most = most;
    }

    @Override
    public int read() throws IOException {
      return in.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return in.read(target, offset, Math.min(length, most));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 5, 7, 81, 82, 83})
  void theSizeOfTheChunksDoesNotMatter(int size) {
    byte[] bytes = TEXT.getBytes(StandardCharsets.UTF_8);
    assertThat(Records.of(new Dripping(bytes, size))).isEqualTo(Records.of(bytes)).hasSize(6);
  }

  @Test
  void linesCanCrossTheEndOfTheBuffer() {
    for (int shift = 0; shift < 90; shift++) {
      String text = "#" + "a".repeat(shift) + "\r\n" + (P + "\r\n").repeat(800);
      assertThat(Records.of(text))
          .hasSize(800)
          .allMatch(record -> record.endsWith(": " + P))
          .last()
          .isEqualTo("801: " + P);
    }
  }

  /** A stream that fails the test if a read would block. */
  private static final class Conversation extends InputStream {
    private byte[] bytes = new byte[0];
    private int position;

    void write(String text) {
      bytes = text.getBytes(StandardCharsets.UTF_8);
      position = 0;
    }

    @Override
    public int read() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      assertThat(position).as("would wait").isLessThan(bytes.length);
      int count = Math.min(length, bytes.length - position);
      System.arraycopy(bytes, position, target, offset, count);
      position += count;
      return count;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void aRecordIsReturnedWithoutWaitingForMoreInput(String end) throws IOException {
    Conversation in = new Conversation();
    try (PuzzleReader reader = new PuzzleReader("in", in)) {
      in.write(P + end);
      assertThat(Records.shortForm(reader.next())).isEqualTo("1: " + P);
      in.write(rows(Q).replace("\n", end));
      assertThat(Records.shortForm(reader.next())).isEqualTo("2: " + Q);
      in.write("nonsense" + end);
      assertThat(Records.shortForm(reader.next()))
          .startsWith("11: expected a puzzle or a row of a grid");
      in.write(PuzzleReader.readGrid(P).draw(false).replace("\n", end) + end + end);
      assertThat(Records.shortForm(reader.next())).isEqualTo("12: " + P);
    }
  }

  @Test
  void theCallbackRunsBeforeEachRead() throws IOException {
    AtomicInteger calls = new AtomicInteger();
    AtomicBoolean ready = new AtomicBoolean();
    InputStream in =
        new Dripping((P + "\n" + Q + "\n").getBytes(StandardCharsets.UTF_8), 41) {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            assertThat(ready.getAndSet(false)).isTrue();
            return super.read(target, offset, length);
          }
        };
    Runnable beforeRead =
        () -> {
          calls.incrementAndGet();
          ready.set(true);
        };
    try (PuzzleReader reader = new PuzzleReader("in", in, beforeRead)) {
      assertThat(reader.next()).isNotNull();
      assertThat(calls).hasValue(2);
      assertThat(reader.next()).isNotNull();
      assertThat(calls).hasValue(4);
      assertThat(reader.next()).isNull();
      assertThat(calls).hasValue(5);
      assertThat(reader.next()).isNull();
      assertThat(calls).as("the end is remembered").hasValue(5);
    }
  }

  @Test
  void theStreamIsClosedWithTheReader() throws IOException {
    AtomicBoolean closed = new AtomicBoolean();
    InputStream in =
        new ByteArrayInputStream(new byte[0]) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    new PuzzleReader("in", in).close();
    assertThat(closed).isTrue();
  }

  @Test
  void anExceptionOfTheStreamIsPropagated() throws IOException {
    InputStream in =
        new InputStream() {
          private boolean first = true;

          @Override
          public int read() throws IOException {
            throw new IOException("unplugged");
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            if (!first) {
              throw new IOException("unplugged");
            }
            first = false;
            byte[] bytes = (P + "\n12").getBytes(StandardCharsets.UTF_8);
            System.arraycopy(bytes, 0, target, offset, bytes.length);
            return bytes.length;
          }
        };
    try (PuzzleReader reader = new PuzzleReader("in", in)) {
      assertThat(Records.shortForm(reader.next())).isEqualTo("1: " + P);
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(reader::next)
          .withMessage("unplugged");
    }
  }

  @Test
  void memoryDoesNotGrowWithTheText() throws IOException {
    int[] left = {100_000_000};
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] target, int offset, int length) {
            int count = Math.min(length, left[0]);
            java.util.Arrays.fill(target, offset, offset + count, (byte) '5');
            left[0] -= count;
            return count == 0 ? -1 : count;
          }
        };
    try (LineSource lines = new LineSource(endless, () -> {})) {
      assertThat(lines.advance()).isEqualTo(LineSource.Event.TOO_LONG);
      assertThat(lines.bytes()).hasSizeLessThanOrEqualTo(3 * 65_536 + 1);
      assertThat(lines.advance()).isEqualTo(LineSource.Event.END);
      assertThat(lines.number()).isEqualTo(1);
    }
  }

  @Test
  void allRecordsOfATextInMemoryAreRead() {
    assertThat(PuzzleReader.readAll("here", P + " a\n" + Q.substring(1)))
        .hasSize(2)
        .allMatch(record -> record.source().equals("here"))
        .extracting(PuzzleRecord::line)
        .containsExactly(1, 2);
    assertThat(PuzzleReader.readOne("here", "\n" + P + " easy"))
        .isEqualTo(
            new Puzzle(
                "here",
                2,
                SudokuFormat.LINE,
                Alphabet.DIGITS,
                SudokuPuzzle.of(PuzzleReader.readGrid(P)),
                Set.of(),
                Map.of(),
                "easy",
                List.of()));
  }
}
