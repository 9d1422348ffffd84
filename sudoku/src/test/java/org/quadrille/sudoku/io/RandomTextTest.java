package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.sudoku.Grid;

/** Properties that hold for any text. The name of a run is its seed. */
@Timeout(60)
class RandomTextTest {
  private static final String MARKS = ".0_*xX-?";

  private static final String[] PIECES = {
    "123456789",
    "---------",
    "...",
    "-",
    "|",
    "+---+",
    "\n",
    "\r",
    "\r\n",
    "\n\n",
    " ",
    "\t",
    ",",
    ";",
    ":",
    "#",
    "\"",
    "x",
    "Grid 1",
    "3",
    "word",
    "│",
    "━━━",
    "é",
    "|12345|123456789|123456789|123456789|123456789|",
    "1 2 3 4 5 6 7 8 9 1 2 3",
    "12a45678",
    "*",
    "=",
    ".........",
    "53..7....",
    "| 1 2 3 | 4 5 6 | 7 8 9 |",
    "*-----------*",
    Records.P,
    Records.S,
    "\uFEFF",
    "'",
    "0",
  };

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 200);
  }

  static Stream<byte[]> unusualEndings() {
    return Stream.of("", "\r", "\n", "12345678", "---------\n", "Grid 5", "+---+\n", "\uFEFF")
        .map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void bytesGiveRecordsWithinTheTextAndNeverAnException(long seed) {
    Random random = new Random(seed);
    byte[] bytes = new byte[random.nextInt(3000)];
    random.nextBytes(bytes);
    checkLaws(bytes);
    for (int i = 0; i < bytes.length; i++) {
      // Without NUL, the whole text is read.
      bytes[i] = bytes[i] == 0 ? (byte) '\n' : bytes[i];
    }
    checkLaws(bytes);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void piecesInAnyOrderGiveRecordsWithinTheText(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(300); i > 0; i--) {
      text.append(PIECES[random.nextInt(PIECES.length)]);
      text.append(random.nextInt(3) == 0 ? "\n" : "");
    }
    checkLaws(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void corruptedFilesGiveRecordsWithinTheText(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      text.append(written(randomGrid(random), random)).append('\n');
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(20); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) (1 + random.nextInt(255));
    }
    int from = random.nextInt(200);
    checkLaws(
        java.util.Arrays.copyOfRange(bytes, from, from + random.nextInt(bytes.length - from)));
  }

  @ParameterizedTest
  @MethodSource("unusualEndings")
  void anyEndingEndsTheText(byte[] bytes) {
    checkLaws(bytes);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aPuzzleWrittenInAnyFormatIsRead(long seed) {
    Random random = new Random(seed);
    List<String> grids = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      Grid grid = randomGrid(random);
      grids.add(grid.toLine());
      text.append(written(grid, random)).append(random.nextInt(4) == 0 ? "\n# 1\n" : "\n");
    }
    List<String> read = new ArrayList<>();
    for (PuzzleRecord record : PuzzleReader.readAll("in", text.toString())) {
      assertThat(record).isInstanceOf(Puzzle.class);
      read.add(((Puzzle) record).grid().toLine());
      assertThat(((Puzzle) record).warnings()).isEmpty();
    }
    assertThat(read).isEqualTo(grids);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void blankMarksLineBreaksAndCommentsDoNotChangeTheGrids(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 6; i++) {
      text.append(written(randomGrid(random), random)).append('\n');
      if (random.nextBoolean()) {
        text.append(PIECES[random.nextInt(PIECES.length)].strip()).append('\n');
      }
    }
    String plain = text.toString().replace("\r", "").replace("\uFEFF", "");
    List<String> records = withoutLines(plain);
    assertThat(withoutLines("\uFEFF" + plain)).isEqualTo(records);
    assertThat(withoutLines(plain.replace("\n", "\r\n"))).isEqualTo(records);
    assertThat(withoutLines(plain.replace('\n', '\r'))).isEqualTo(records);
    assertThat(withoutLines(plain.stripTrailing())).isEqualTo(records);
    assertThat(withoutLines("# 1\n" + plain.replace("\n", "\n#123456789\n"))).isEqualTo(records);
    assertThat(withoutLines(plain.replace("\n", " \t\n \u00A0"))).hasSameSizeAs(records);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aCorruptedLineIsNeverReadAsAnotherGridWithoutAnError(long seed) {
    Random random = new Random(seed);
    for (int run = 0; run < 20; run++) {
      List<String> grids = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      char mark = MARKS.charAt(random.nextInt(MARKS.length()));
      for (int i = 0; i < 4; i++) {
        Grid grid = randomGrid(random);
        grids.add(grid.toLine());
        text.append(inLines(grid, mark, random)).append(random.nextBoolean() ? "\n" : "");
      }
      String corrupted = corrupt(text.toString(), random);
      List<PuzzleRecord> records = PuzzleReader.readAll("in", corrupted);
      boolean reported = records.stream().anyMatch(UnreadablePuzzle.class::isInstance);
      List<String> read =
          records.stream()
              .filter(Puzzle.class::isInstance)
              .map(record -> ((Puzzle) record).grid().toLine())
              .toList();
      assertThat(reported || read.equals(grids)).as(corrupted).isTrue();
    }
  }

  /** Writes a grid in one of the formats of several lines. */
  private static String inLines(Grid grid, char mark, Random random) {
    String cells = grid.toLine(mark);
    return switch (random.nextInt(4)) {
      case 0 -> grid.draw(random.nextBoolean()).replace('.', mark) + "\n";
      case 1 -> banded(cells, "|");
      case 2 -> banded(cells, "").replace("+", "-");
      default -> Records.grouped(cells, 9, "\n") + "\n";
    };
  }

  /** Deletes, joins, splits, duplicates or adds a line, or adds or removes a character. */
  private static String corrupt(String text, Random random) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n")));
    int at = random.nextInt(lines.size() - 1);
    String line = lines.get(at);
    int place = line.isEmpty() ? 0 : random.nextInt(line.length());
    switch (random.nextInt(8)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.set(at, line + lines.remove(at + 1));
      case 2 -> lines.set(at, line.substring(0, place) + "\n" + line.substring(place));
      case 3 -> lines.set(at, line.substring(0, place) + "5" + line.substring(place));
      case 4 ->
          lines.set(
              at, line.substring(0, place) + line.substring(Math.min(place + 1, line.length())));
      case 5 -> lines.add(at, line);
      case 6 -> lines.add(at, "12.4");
      default -> lines.add(at, "some prose");
    }
    return String.join("\n", lines);
  }

  private static List<String> withoutLines(String text) {
    return Records.of(text).stream()
        .map(record -> record.replaceAll("^\\d+|line \\d+", ""))
        .toList();
  }

  /** Writes a grid in one of the formats, followed by a blank line if necessary. */
  private static String written(Grid grid, Random random) {
    String cells = grid.toLine(MARKS.charAt(random.nextInt(MARKS.length())));
    String bar = random.nextBoolean() ? "|" : " | ";
    return switch (random.nextInt(8)) {
      case 0 -> cells;
      case 1 -> "id;" + cells + "; 7.2 hard";
      case 2 -> Records.grouped(cells, 9, "/");
      case 3 -> Records.grouped(cells, 1, ",");
      case 4 -> Records.grouped(cells, 9, "\n") + "\n";
      case 5 -> grid.draw(false) + "\n\n";
      case 6 -> grid.draw(true) + "\nsome text\n\n";
      default -> banded(cells, bar) + "\n";
    };
  }

  private static String banded(String cells, String bar) {
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < 9; row++) {
      out.append(row % 3 == 0 && row > 0 ? "---+---+---\n" : "");
      out.append(Records.grouped(cells.substring(9 * row, 9 * row + 9), 3, bar)).append('\n');
    }
    return out.toString();
  }

  private static Grid randomGrid(Random random) {
    int percent = random.nextInt(101);
    int[] digits = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = random.nextInt(100) < percent ? 1 + random.nextInt(9) : 0;
    }
    return Grid.of(digits);
  }

  private static void checkLaws(byte[] bytes) {
    List<PuzzleRecord> records = read(new ByteArrayInputStream(bytes));
    int lines = countLines(bytes);
    assertThat(records).hasSizeLessThanOrEqualTo(2 * lines);
    for (PuzzleRecord record : records) {
      assertThat(record.line()).isBetween(1, lines);
      if (record instanceof UnreadablePuzzle unreadable) {
        assertThat(unreadable.error().column()).isBetween(0, bytes.length + 1);
        assertThat(unreadable.error().cell().orElse("r1c1")).matches("r[1-9]\\d?c[1-9]\\d?");
        assertThat(unreadable.error().reason()).isNotBlank();
      }
    }
    InputStream drop =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, 1));
          }
        };
    assertThat(Records.of(drop)).isEqualTo(records.stream().map(Records::shortForm).toList());
  }

  private static List<PuzzleRecord> read(InputStream in) {
    List<PuzzleRecord> records = new ArrayList<>();
    try (PuzzleReader reader = new PuzzleReader("in", in)) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(record);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return records;
  }

  private static int countLines(byte[] bytes) {
    int lines = 1;
    for (int i = 0; i + 1 < bytes.length; i++) {
      boolean crLf = bytes[i] == '\r' && bytes[i + 1] == '\n';
      lines += bytes[i] == '\n' || (bytes[i] == '\r' && !crLf) ? 1 : 0;
    }
    return lines;
  }
}
