package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
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
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;

/** What is written in any form and read again is the same puzzle. */
@Timeout(120)
class RoundTripTest {
  /** Forms in which cells show candidates: a digit and a single candidate may look the same. */
  private static final Set<SudokuFormat> BY_CANDIDATES =
      EnumSet.of(SudokuFormat.PENCILMARKS, SudokuFormat.SUKAKU, SudokuFormat.SDX);

  /** What plain text is read in so far. */
  private static boolean isRead(SudokuFormat format, Puzzle puzzle) {
    return switch (format) {
      case JSON, PS, OPENSUDOKU -> true;
      case LINE, GRID, SDM, SS, CSV, KILLER -> puzzle.grid().geometry().size() == 9;
      default -> false;
    };
  }

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

  /** Puzzles of every kind that a form can hold. */
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

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void aPuzzleAloneSurvives(SudokuFormat format) {
    int compared = 0;
    for (long seed = 1; seed <= 20; seed++) {
      for (Puzzle puzzle : puzzles(format, seed)) {
        if (isRead(format, puzzle)) {
          String text = write(format, List.of(puzzle));
          List<PuzzleRecord> records = SudokuReader.readAll("in", text);
          assertThat(records).as(text).hasSize(1);
          compare(format, puzzle, records.get(0), text);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(format.isReadable() && isReadAtAll(format) ? 10 : -1);
  }

  private static boolean isReadAtAll(SudokuFormat format) {
    return isRead(format, new RandomPuzzles(1).classic(9));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void manyPuzzlesInOneTextSurvive(SudokuFormat format) {
    for (long seed = 21; seed <= 30; seed++) {
      List<Puzzle> puzzles =
          puzzles(format, seed).stream().filter(puzzle -> isRead(format, puzzle)).toList();
      if (puzzles.size() < 2 || !holdsSeveral(format)) {
        continue;
      }
      String text = write(format, puzzles);
      List<PuzzleRecord> records = SudokuReader.readAll("in", text);
      assertThat(records).as(text).hasSameSizeAs(puzzles);
      for (int k = 0; k < puzzles.size(); k++) {
        compare(format, puzzles.get(k), records.get(k), text);
      }
    }
  }

  private static boolean holdsSeveral(SudokuFormat format) {
    return format != SudokuFormat.SDK && format != SudokuFormat.SDX;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SVG")
  void theFormIsSeenOrMayBeNamed(SudokuFormat format) {
    for (Puzzle puzzle : puzzles(format, 31)) {
      if (isRead(format, puzzle)) {
        String text = write(format, List.of(puzzle));
        Puzzle named = SudokuReader.readOne("in", text, format);
        assertThat(named.format()).isEqualTo(format);
        Puzzle seen = SudokuReader.readOne("in", text, null);
        assertThat(seen.puzzle()).isEqualTo(named.puzzle());
        if (format != SudokuFormat.SDM && format != SudokuFormat.SS) {
          assertThat(seen.format()).isEqualTo(format);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatAFormCannotHoldIsSaidAndNothingIsWritten(SudokuFormat format) {
    RandomPuzzles random = new RandomPuzzles(99);
    for (int k = 0; k < 100; k++) {
      Puzzle puzzle = random.any();
      if (!writer(format).obstacles(puzzle).isEmpty()) {
        StringBuilder text = new StringBuilder();
        try (PuzzleWriter writer = new PuzzleWriter(format, text)) {
          assertThatIllegalArgumentException()
              .isThrownBy(() -> writer.write(puzzle))
              .withMessageStartingWith("the form " + format + " cannot hold ")
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
      assertThat(possible(read)).as(what).isEqualTo(possible(written));
      assertThat(read.puzzle().layout()).as(what).isEqualTo(written.puzzle().layout());
    } else if (format == SudokuFormat.HODOKU) {
      assertThat(possible(read)).as(what).isEqualTo(possible(written));
      assertThat(read.grid()).as(what).isEqualTo(written.grid());
    } else {
      assertThat(read.puzzle()).as(what).isEqualTo(written.puzzle());
    }
    boolean numbers = written.alphabet() == Alphabet.NUMBERS;
    if (format != SudokuFormat.PS && !numbers) {
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
   * For each cell the digits that it may hold, by the candidates and by the digits in its houses.
   */
  private static List<Set<Integer>> possible(Puzzle read) {
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
    for (var house : layout.houses()) {
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
