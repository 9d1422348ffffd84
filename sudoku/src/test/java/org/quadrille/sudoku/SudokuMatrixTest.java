package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.PuzzleReader.readGrid;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import org.quadrille.sudoku.SudokuMatrix.Constraint;
import org.quadrille.sudoku.SudokuMatrix.Rule;

class SudokuMatrixTest {
  private static final SudokuMatrix MATRIX = SudokuMatrix.CLASSIC;
  private static final Problem<Choice> PROBLEM = MATRIX.problem();

  @Test
  void has324ItemsAnd729OptionsOfFour() {
    assertThat(PROBLEM.itemCount()).isEqualTo(324);
    assertThat(PROBLEM.primaryCount()).isEqualTo(324);
    assertThat(PROBLEM.optionCount()).isEqualTo(729);
    assertThat(PROBLEM.useCount()).isEqualTo(4 * 729);
    int[] uses = new int[324];
    for (Option<Choice> option : PROBLEM.options()) {
      assertThat(option.items()).hasSize(4);
      option.items().forEach(item -> uses[item.index()]++);
    }
    assertThat(uses).containsOnly(9);
  }

  @Test
  void optionHasItemsOfItsCellAndHouses() {
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        for (int digit = 1; digit <= 9; digit++) {
          int option = MATRIX.option(9 * row + column, digit);
          assertThat(PROBLEM.option(option).items())
              .extracting(Item::key)
              .containsExactlyInAnyOrder(
                  new Constraint(Rule.CELL, 9 * row + column, 0),
                  new Constraint(Rule.ROW, row, digit),
                  new Constraint(Rule.COLUMN, column, digit),
                  new Constraint(Rule.BOX, 3 * (row / 3) + column / 3, digit));
        }
      }
    }
  }

  @Test
  void cellAndDigitAreInverseToOption() {
    Set<Integer> options = new HashSet<>();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        int option = MATRIX.option(cell, digit);
        options.add(option);
        assertThat(MATRIX.cell(option)).isEqualTo(cell);
        assertThat(MATRIX.digit(option)).isEqualTo(digit);
        assertThat(PROBLEM.payload(option)).isEqualTo(new Placement(Geometry.CLASSIC, cell, digit));
      }
    }
    assertThat(options).hasSize(729).allMatch(option -> option >= 0 && option < 729);
  }

  @Test
  void namesCountFromOne() {
    assertThat(new Constraint(Rule.CELL, 11, 0)).hasToString("cell 12");
    assertThat(new Constraint(Rule.ROW, 2, 7)).hasToString("row 3 has 7");
    assertThat(new Constraint(Rule.COLUMN, 0, 1)).hasToString("column 1 has 1");
    assertThat(new Constraint(Rule.BOX, 8, 9)).hasToString("box 9 has 9");
    assertThat(new Placement(Geometry.CLASSIC, 24, 5)).hasToString("r3c7=5");
    assertThat(PROBLEM.items()).extracting(Item::name).doesNotHaveDuplicates();
    assertThat(PROBLEM.options().stream().map(option -> option.payload().toString()))
        .hasSize(729)
        .doesNotHaveDuplicates();
  }

  @Test
  void constraintsAreEqualByValue() {
    Constraint constraint = new Constraint(Rule.ROW, 2, 7);
    assertThat(constraint)
        .isEqualTo(new Constraint(Rule.ROW, 2, 7))
        .hasSameHashCodeAs(new Constraint(Rule.ROW, 2, 7))
        .isNotEqualTo(new Constraint(Rule.COLUMN, 2, 7))
        .isNotEqualTo(new Constraint(Rule.ROW, 3, 7))
        .isNotEqualTo(new Constraint(Rule.ROW, 2, 8))
        .isNotEqualTo("row 3 has 7");
  }

  @Test
  void solutionIsCoverOf81Options() {
    Grid puzzle = readGrid(Examples.puzzles().get(1));
    List<Integer> required = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (puzzle.digit(cell) != 0) {
        required.add(MATRIX.option(cell, puzzle.digit(cell)));
      }
    }
    Searcher<Choice> searcher = ExactCover.of(PROBLEM).searcher();
    searcher.start(
        new SearchControl(SearchLimits.NONE),
        required.stream().mapToInt(Integer::intValue).toArray());
    assertThat(searcher.next()).isTrue();
    Solution<Choice> cover = CoverVerifier.requireCover(searcher.solution());
    assertThat(cover.size()).isEqualTo(81);
    char[] line = new char[81];
    for (Choice choice : cover.payloads()) {
      Placement placement = (Placement) choice;
      line[placement.cell()] = (char) ('0' + placement.digit());
    }
    assertThat(Rules.isSolution(puzzle.toLine(), new String(line))).isTrue();
    assertThat(searcher.next()).isFalse();
  }

  /**
   * Felgenhauer and Jarvis, "Enumerating possible Sudoku grids" (2005): once the first box of a
   * band is filled, there are 56 * 6^6 = 2,612,736 ways to fill the other two. The first line of
   * the second box has one of 20 sets of digits, in 6 orders. Each of the 2 sets that equal a line
   * of the first box allows 6^6 ways, each of the 18 sets that mix two lines 3 * 6^6.
   */
  @ParameterizedTest
  @CsvSource({
    "ROW, 456, 7776", "ROW, 789, 7776", "ROW, 457, 23328", "ROW, 694, 23328",
    "COLUMN, 456, 7776", "COLUMN, 789, 7776", "COLUMN, 457, 23328", "COLUMN, 694, 23328"
  })
  void countsBandsAsPublished(Rule along, String firstLine, long count) {
    Problem<Choice> band = band(along);
    int[] required = new int[12];
    for (int k = 0; k < 9; k++) { // the first box contains 1 to 9, line by line
      required[k] = optionIn(band, along, k / 3, k % 3, k + 1);
    }
    for (int k = 0; k < 3; k++) {
      required[9 + k] = optionIn(band, along, 0, 3 + k, firstLine.charAt(k) - '0');
    }
    Searcher<Choice> searcher = ExactCover.of(band).searcher();
    searcher.start(new SearchControl(SearchLimits.NONE), required);
    while (searcher.next()) {
      // count
    }
    assertThat(searcher.finish().solutions()).isEqualTo(count);
  }

  /** Returns the problem of the first three rows, or columns, without crossing lines. */
  private static Problem<Choice> band(Rule along) {
    Problem.Builder<Choice> builder = Problem.builder();
    Set<Object> kept = new HashSet<>();
    for (Item item : PROBLEM.items()) {
      Constraint constraint = (Constraint) item.key();
      boolean inside =
          switch (constraint.rule()) {
            case CELL -> line(along, constraint.place()) < 3;
            case BOX -> along == Rule.ROW ? constraint.place() < 3 : constraint.place() % 3 == 0;
            default -> constraint.rule() == along && constraint.place() < 3;
          };
      if (inside) {
        builder.primary(constraint);
        kept.add(constraint);
      }
    }
    for (Option<Choice> option : PROBLEM.options()) {
      if (line(along, ((Placement) option.payload()).cell()) < 3) {
        builder.option(
            option.payload(),
            option.items().stream().map(Item::key).filter(kept::contains).toArray());
      }
    }
    return builder.build();
  }

  private static int line(Rule along, int cell) {
    return along == Rule.ROW ? cell / 9 : cell % 9;
  }

  private static int optionIn(Problem<Choice> band, Rule along, int line, int place, int digit) {
    int cell = along == Rule.ROW ? 9 * line + place : 9 * place + line;
    for (int o = 0; o < band.optionCount(); o++) {
      if (band.payload(o).equals(new Placement(Geometry.CLASSIC, cell, digit))) {
        return o;
      }
    }
    throw new AssertionError("no option for r%dc%d=%d".formatted(cell / 9, cell % 9, digit));
  }
}
