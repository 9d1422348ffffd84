package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** No input makes a reader throw an exception or hang, in any requested format. */
@Timeout(120)
class RandomFormatsTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void anyBytesGiveRecords(SudokuFormat format) {
    Random random = new Random(format.name().hashCode());
    for (int run = 0; run < 60; run++) {
      byte[] bytes = new byte[random.nextInt(600)];
      random.nextBytes(bytes);
      for (int i = 0; i < bytes.length && run % 2 == 0; i++) {
        bytes[i] = (byte) (bytes[i] == 0 ? '\n' : bytes[i] & 0x7F);
      }
      check(bytes, format);
      check(bytes, null);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void truncatedAndCorruptedFilesGiveRecords(SudokuFormat format) throws IOException {
    Random random = new Random(format.name().hashCode());
    for (int run = 0; run < 25; run++) {
      byte[] whole = text(format, run).getBytes(StandardCharsets.UTF_8);
      byte[] cut = Arrays.copyOf(whole, random.nextInt(whole.length + 1));
      check(cut, format);
      check(cut, null);
      for (int k = random.nextInt(10); k >= 0 && whole.length > 0; k--) {
        int at = random.nextInt(whole.length);
        whole[at] =
            random.nextBoolean() ? (byte) (1 + random.nextInt(255)) : whole[whole.length / 2];
      }
      check(whole, format);
      check(whole, null);
    }
  }

  private static String text(SudokuFormat format, long seed) throws IOException {
    RandomPuzzles random = new RandomPuzzles(seed);
    StringBuilder text = new StringBuilder();
    try (PuzzleWriter writer = new PuzzleWriter(format, text)) {
      for (int k = 0; k < 20; k++) {
        Puzzle puzzle = k % 2 == 0 ? random.classic(8) : random.killer();
        if (writer.obstacles(puzzle).isEmpty()) {
          writer.write(puzzle);
        }
      }
    }
    return text.toString();
  }

  private static void check(byte[] bytes, SudokuFormat format) {
    List<String> records = read(new ByteArrayInputStream(bytes), format, bytes.length);
    InputStream drops =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, 1));
          }
        };
    if (bytes.length < 1500) {
      assertThat(read(drops, format, bytes.length)).isEqualTo(records);
    }
  }

  private static List<String> read(InputStream in, SudokuFormat format, int length) {
    List<String> records = new ArrayList<>();
    try (SudokuReader reader =
        new SudokuReader("in", in, new ReaderOptions(format, null, null), () -> {})) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        assertThat(record.line()).isBetween(1, length + 1);
        if (record instanceof UnreadablePuzzle unreadable) {
          assertThat(unreadable.error().column()).isBetween(0, length + 2);
          assertThat(unreadable.error().reason()).isNotBlank().doesNotContain("Exception");
        }
        // The parser's message and position for malformed XML depend on the buffering of the input.
        records.add(Records.shortForm(record).replaceAll(".*: not XML: .*", "not XML"));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    assertThat(records).hasSizeLessThanOrEqualTo(2 * (length + 1));
    return records;
  }

  /** A text followed by several million bytes of a repeated text. */
  private static final class Lengthy extends InputStream {
    private static final int LENGTH = 4_000_000;

    private final byte[] head;
    private final byte[] repeated;
    private int position;

    Lengthy(String head, String repeated) {
      this.head = head.getBytes(StandardCharsets.UTF_8);
      this.repeated = repeated.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int read() {
      int at = position++;
      return at >= LENGTH
          ? -1
          : at < head.length ? head[at] : repeated[(at - head.length) % repeated.length];
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int count = 0;
      for (int b; count < length && (b = read()) >= 0; count++) {
        target[offset + count] = (byte) b;
      }
      return count == 0 ? -1 : count;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "OPENSUDOKU, '<opensudoku>', ' '",
    "OPENSUDOKU, '<opensudoku>', '<a>'",
    "OPENSUDOKU, '<opensudoku><game data=\"', '1'",
    "OPENSUDOKU, '<opensudoku><!--', 'a'",
    "OPENSUDOKU, '<', 'a'",
    "JSON, '{\"givens\":[', '1,'",
    "JSON, '{\"comment\":', '[~'",
    "JSON, '{\"comment\":', '~'",
    "CSV, 'puzzle,id~\"', '1'",
    "PS, '3x3::k:', '1:'",
    "KILLER, '8 = r1c1~', '8 = r1c2~'",
    "KILLER, '', '8 = r1c1 r1c2 '",
    "KILLER, '', '1~'",
  })
  void oversizedInputIsOneErrorAndIsNotBuffered(SudokuFormat format, String head, String repeated)
      throws IOException {
    InputStream in = new Lengthy(head.replace('~', '\n'), repeated.replace('~', '\n'));
    try (SudokuReader reader =
        new SudokuReader("in", in, new ReaderOptions(format, null, null), () -> {})) {
      assertThat(reader.next()).isInstanceOf(UnreadablePuzzle.class);
      assertThat(reader.next()).isNull();
    }
  }
}
