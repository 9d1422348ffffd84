package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.House;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;

/** A puzzle that is written in any format and read again is the same puzzle. */
@Timeout(120)
class RoundTripTest {
  /** Formats with candidates, in which a digit and a single candidate can look the same. */
  private static final Set<SudokuFormat> BY_CANDIDATES =
      EnumSet.of(SudokuFormat.PENCILMARKS, SudokuFormat.SUKAKU, SudokuFormat.SDX);

  private static String write(SudokuFormat format, List<Puzzle> puzzles) {
    StringBuilder text = new StringBuilder();
    try (PuzzleWriter writer = new PuzzleWriter(format, text, puzzles.size() % 2 == 0)) {
      for (Puzzle puzzle : puzzles) {
        writer.write(puzzle);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return text.toString();
  }

  private static PuzzleWriter writer(SudokuFormat format) {
    return new PuzzleWriter(format, new StringBuilder());
  }

  /** Returns puzzles of every kind that a format can hold. */
  private static List<Puzzle> puzzles(SudokuFormat format, long seed) {
    RandomPuzzles random = new RandomPuzzles(seed);
    List<Puzzle> puzzles = new ArrayList<>();
    for (int k = 0; k < 60; k++) {
      Puzzle puzzle =
          switch (k % 5) {
            case 0 -> random.killer();
            case 1, 2 -> random.any();
            default -> random.classic(1 + k % 12);
          };
      if (writer(format).obstacles(puzzle).isEmpty()) {
        puzzles.add(puzzle);
      }
    }
    return puzzles;
  }

  /** Returns whether the size is detected only for jigsaws. */
  private static boolean isJigsawOnlySize(Puzzle puzzle) {
    int size = puzzle.grid().geometry().size();
    return size == 5 || size == 7;
  }

  /**
   * Returns the options a user may need, since candidates and regions can look like something else.
   */
  private static ReaderOptions options(SudokuFormat format, Puzzle puzzle) {
    boolean requested = BY_CANDIDATES.contains(format) || format == SudokuFormat.JIGSAW;
    ReaderOptions options =
        requested ? ReaderOptions.DETECT.withFormat(format) : ReaderOptions.DETECT;
    return isJigsawOnlySize(puzzle) ? options.withGeometry(puzzle.grid().geometry()) : options;
  }

  private static List<PuzzleRecord> read(String text, ReaderOptions options) {
    List<PuzzleRecord> records = new ArrayList<>();
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (SudokuReader reader = new SudokuReader("in", in, options, () -> {})) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(record);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return records;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void aSinglePuzzleIsPreserved(SudokuFormat format) {
    int compared = 0;
    for (long seed = 1; seed <= 20; seed++) {
      for (Puzzle puzzle : puzzles(format, seed)) {
        String text = write(format, List.of(puzzle));
        List<PuzzleRecord> records = read(text, options(format, puzzle));
        assertThat(records).as(text).hasSize(1);
        compare(format, puzzle, records.get(0), text);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"SVG", "SDK", "SDX"}) // formats with one puzzle per file
  void severalPuzzlesInOneTextArePreserved(SudokuFormat format) {
    for (long seed = 21; seed <= 30; seed++) {
      List<Puzzle> puzzles = new ArrayList<>(puzzles(format, seed));
      puzzles.removeIf(RoundTripTest::isJigsawOnlySize);
      assertThat(puzzles).hasSizeGreaterThan(2);
      String text = write(format, puzzles);
      List<PuzzleRecord> records = read(text, options(format, puzzles.get(0)));
      assertThat(records).as(text).hasSameSizeAs(puzzles);
      for (int k = 0; k < puzzles.size(); k++) {
        compare(format, puzzles.get(k), records.get(k), text);
      }
    }
  }

  /** Without a requested format, a text is read as the same puzzle, or not at all. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void theFormatIsDetectedOrCanBeRequested(SudokuFormat format) {
    int seen = 0;
    for (Puzzle puzzle : puzzles(format, 31)) {
      String text = write(format, List.of(puzzle));
      ReaderOptions options = options(format, puzzle).withFormat(format);
      Puzzle requested = SudokuReader.readOne("in", text, options);
      assertThat(requested.format()).isEqualTo(format);
      PuzzleRecord first = SudokuReader.readAll("in", text).get(0);
      if (first instanceof Puzzle detected) {
        seen++;
        assertThat(detected.puzzle()).as(text).isEqualTo(requested.puzzle());
      }
    }
    assertThat(seen).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void aPuzzleThatAFormatCannotHoldIsRefused(SudokuFormat format) {
    RandomPuzzles random = new RandomPuzzles(99);
    for (int k = 0; k < 100; k++) {
      Puzzle puzzle = random.any();
      if (!writer(format).obstacles(puzzle).isEmpty()) {
        StringBuilder text = new StringBuilder();
        try (PuzzleWriter writer = new PuzzleWriter(format, text)) {
          assertThatIllegalArgumentException()
              .isThrownBy(() -> writer.write(puzzle))
              .withMessageStartingWith("the format " + format + " cannot hold ")
              .withMessageContaining(writer.obstacles(puzzle).get(0));
        } catch (IOException e) {
          throw new AssertionError(e);
        }
        assertThat(text).isEmpty();
      }
    }
  }

  private static void compare(
      SudokuFormat format, Puzzle written, PuzzleRecord record, String text) {
    assertThat(record).as("%s%n%s", record, text).isInstanceOf(Puzzle.class);
    Puzzle read = (Puzzle) record;
    String what = written + "\n" + text;
    if (BY_CANDIDATES.contains(format)) {
      boolean peersRemoved =
          format == SudokuFormat.PENCILMARKS && !written.puzzle().hasCandidates();
      assertThat(possible(read, false)).as(what).isEqualTo(possible(written, peersRemoved));
      assertThat(read.puzzle().layout()).as(what).isEqualTo(written.puzzle().layout());
    } else if (format == SudokuFormat.HODOKU) {
      assertThat(possible(read, false)).as(what).isEqualTo(possible(written, false));
      assertThat(read.grid()).as(what).isEqualTo(written.grid());
    } else {
      assertThat(read.puzzle()).as(what).isEqualTo(written.puzzle());
    }
    boolean told = EnumSet.of(SudokuFormat.JSON, SudokuFormat.OPENSUDOKU).contains(format);
    if (told || written.grid().geometry().size() == 9) {
      assertThat(read.alphabet()).as(what).isEqualTo(written.alphabet());
    }
    List<String> losses = writer(format).losses(written);
    if (!losses.contains("which digits were placed")) {
      assertThat(read.placed()).as(what).isEqualTo(written.placed());
    }
    assertThat(read.text()).as(what).isEqualTo(losses.contains("the text") ? "" : written.text());
    Map<String, String> details = new TreeMap<>(written.details());
    details.keySet().removeAll(losses);
    if (format == SudokuFormat.CSV) {
      details.keySet().retainAll(read.details().keySet()); // the columns of the first puzzle
    }
    assertThat(new TreeMap<>(read.details())).as(what).isEqualTo(details);
  }

  /**
   * Returns the possible digits of each cell.
   *
   * @param peersRemoved whether digits in the houses of a cell are removed
   */
  private static List<Set<Integer>> possible(Puzzle read, boolean peersRemoved) {
    SudokuPuzzle puzzle = read.puzzle();
    Layout layout = puzzle.layout();
    Grid grid = puzzle.grid();
    List<Set<Integer>> possible = new ArrayList<>();
    for (int cell = 0; cell < grid.geometry().cells(); cell++) {
      Set<Integer> digits = new HashSet<>();
      for (int digit = 1; digit <= grid.geometry().size(); digit++) {
        boolean candidate = (puzzle.candidates(cell) >> (digit - 1) & 1) != 0;
        if (grid.digit(cell) == digit || (grid.digit(cell) == 0 && candidate)) {
          digits.add(digit);
        }
      }
      possible.add(digits);
    }
    for (House house : peersRemoved ? layout.houses() : List.<House>of()) {
      for (int a : house.cells()) {
        for (int b : house.cells()) {
          if (a != b && grid.digit(b) > 0 && grid.digit(a) == 0) {
            possible.get(a).remove(grid.digit(b));
          }
        }
      }
    }
    return possible;
  }
}
