package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;

/** Files of every format, truncated, spliced and corrupted. The name of a run is its seed. */
@Timeout(120)
class AnyFormatTest {
  private static final int[] SIZES = {4, 6, 8, 9, 9, 9, 10, 12, 16, 25, 36};

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 120);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void splicedFilesGiveRecordsWithinTheText(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int k = 1 + random.nextInt(6); k > 0; k--) {
      String piece = written(random);
      int from = random.nextInt(3) == 0 ? random.nextInt(piece.length()) : 0;
      int to = random.nextInt(3) == 0 ? random.nextInt(piece.length() + 1) : piece.length();
      text.append(piece, from, Math.max(from, to)).append(random.nextBoolean() ? "\n" : "");
    }
    checkLaws(text.toString().getBytes(StandardCharsets.UTF_8), random);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void corruptedFilesGiveRecordsWithinTheText(long seed) {
    Random random = new Random(seed);
    byte[] bytes = (written(random) + "\n" + written(random)).getBytes(StandardCharsets.UTF_8);
    for (int k = random.nextInt(12); k > 0; k--) {
      int place = random.nextInt(bytes.length);
      bytes[place] =
          random.nextBoolean()
              ? bytes[random.nextInt(bytes.length)]
              : (byte) (1 + random.nextInt(255));
    }
    checkLaws(Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length)), random);
  }

  private static final String LETTERS = "0123456789.-|+*=uxABGPZ:#[]J, \n\n\n";

  @ParameterizedTest
  @MethodSource("seeds")
  void randomLinesOfFormatCharactersGiveRecordsWithinTheText(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    int letters = 1 + random.nextInt(LETTERS.length());
    for (int line = random.nextInt(60); line > 0; line--) {
      int length = SIZES[random.nextInt(SIZES.length)];
      length = random.nextInt(4) == 0 ? length * length : length;
      String one = String.valueOf(LETTERS.charAt(random.nextInt(letters)));
      String blank = random.nextInt(3) == 0 ? " " : "";
      for (int k = 0; k < length; k++) {
        boolean same = random.nextInt(3) > 0;
        text.append(same ? one : LETTERS.charAt(random.nextInt(letters))).append(blank);
      }
      text.append('\n');
    }
    checkLaws(text.toString().getBytes(StandardCharsets.UTF_8), random);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void anyOptionsGiveRecordsWithinTheText(long seed) {
    Random random = new Random(seed);
    List<SudokuFormat> formats = List.copyOf(EnumSet.allOf(SudokuFormat.class));
    List<Alphabet> alphabets = List.copyOf(EnumSet.allOf(Alphabet.class));
    ReaderOptions options =
        new ReaderOptions(
            random.nextBoolean() ? null : formats.get(random.nextInt(formats.size())),
            random.nextBoolean() ? null : Geometry.of(SIZES[random.nextInt(SIZES.length)]),
            random.nextBoolean() ? null : alphabets.get(random.nextInt(alphabets.size())));
    String text = written(random) + "\n" + written(random);
    for (PuzzleRecord record : Records.read(text, options)) {
      if (record instanceof Puzzle puzzle && options.geometry() != null) {
        boolean ownSize =
            puzzle.format() == SudokuFormat.HODOKU
                || puzzle.format() == SudokuFormat.JIGSAW
                || puzzle.format() == SudokuFormat.KILLER;
        assertThat(ownSize || puzzle.grid().geometry() == options.geometry()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aCorruptedLineIsNeverReadAsAnotherGridWithoutAnError(long seed) {
    Random random = new Random(seed);
    Geometry geometry = Geometry.of(new int[] {4, 6, 8, 9, 12, 16}[random.nextInt(6)]);
    Alphabet numbers = geometry.size() > 9 ? Alphabet.NUMBERS : Alphabet.DIGITS;
    List<Grid> grids = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int form = random.nextInt(3);
    for (int k = 0; k < 3; k++) {
      Grid grid = Samples.puzzle(geometry, 30 + random.nextInt(71), random);
      grids.add(grid);
      text.append(
          switch (form) {
            case 0 -> Samples.rows(grid, Alphabet.DIGITS, '.');
            case 1 -> Samples.drawn(grid, Alphabet.DIGITS);
            default -> Samples.spaced(grid, numbers, ".");
          });
      text.append('\n');
    }
    List<String> lines = new ArrayList<>(List.of(text.toString().split("\n", -1)));
    int at = random.nextInt(lines.size() - 2);
    String line = lines.get(at);
    int place = line.isEmpty() ? 0 : random.nextInt(line.length());
    switch (random.nextInt(5)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.set(at, line + lines.remove(at + 1));
      case 2 -> lines.set(at, line.substring(0, place) + "3" + line.substring(place));
      case 3 -> lines.add(at, line);
      default -> lines.add(at, "some prose");
    }
    String corrupted = String.join("\n", lines);
    List<PuzzleRecord> records = PuzzleReader.readAll("in", corrupted);
    List<Grid> read = new ArrayList<>();
    boolean reported = false;
    for (PuzzleRecord record : records) {
      reported |= record instanceof UnreadablePuzzle;
      if (record instanceof Puzzle puzzle) {
        reported |= !puzzle.warnings().isEmpty();
        read.add(puzzle.grid());
      }
    }
    assertThat(reported || read.equals(grids)).as(corrupted).isTrue();
  }

  /** A random puzzle in a random format. */
  private static String written(Random random) {
    Geometry geometry = Geometry.of(SIZES[random.nextInt(SIZES.length)]);
    int size = geometry.size();
    Grid grid = Samples.puzzle(geometry, 10 + random.nextInt(80), random);
    Alphabet alphabet = size == 36 ? Alphabet.FROM_0 : Alphabet.DIGITS;
    String line = Samples.line(grid, alphabet, '.');
    return switch (random.nextInt(13)) {
      case 0 -> line + "\n";
      case 1 -> (line + " 7.2\n").repeat(1 + random.nextInt(20));
      case 2 -> Samples.rows(grid, alphabet, '.');
      case 3 -> Samples.drawn(grid, alphabet) + "some text\n";
      case 4 -> "3\n" + Samples.spaced(grid, Alphabet.NUMBERS, "?");
      case 5 -> Samples.fieldRows(Samples.candidates(grid, alphabet), size);
      case 6 -> ":0000:x:" + Records.P.replaceFirst("\\.", "+2") + ":111 222::\n";
      case 7 -> line + "A".repeat(size) + "B".repeat(size * size - size) + "\n";
      case 8 -> "SumoCueV1" + "=5J0+0J1=12J2".repeat(27) + "\n";
      case 9 -> "#AMe\n[Puzzle]\n" + Samples.rows(grid, alphabet, '.') + "[State]\n" + line;
      case 10 -> "*-----------*\n|" + Records.grouped(Records.P, 9, "|\n|") + "|\n*-----------*\n";
      case 11 -> "123.5.7.9".repeat(81) + "\n";
      default -> "Grid 1\n" + Samples.rows(grid, alphabet, '0') + "\n";
    };
  }

  private static void checkLaws(byte[] bytes, Random random) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    int lines = text.split("\r\n|\r|\n", -1).length;
    List<PuzzleRecord> records = PuzzleReader.readAll("in", text);
    assertThat(records).hasSizeLessThanOrEqualTo(2 * lines);
    for (PuzzleRecord record : records) {
      assertThat(record.line()).isBetween(1, lines);
      if (record instanceof UnreadablePuzzle unreadable) {
        assertThat(unreadable.error().column()).isBetween(0, bytes.length + 1);
        assertThat(unreadable.error().cell().orElse("r1c1")).matches("r[1-9]\\d?c[1-9]\\d?");
        assertThat(unreadable.error().reason()).isNotBlank();
      }
    }
    int most = 1 + random.nextInt(50);
    InputStream drop =
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, most));
          }
        };
    assertThat(Records.of(drop)).isEqualTo(records.stream().map(Records::shortForm).toList());
  }
}
