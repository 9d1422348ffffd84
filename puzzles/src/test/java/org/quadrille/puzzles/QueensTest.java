package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Solution;

class QueensTest {
  private static void checkNoAttack(List<Cell> queens, int n) {
    assertThat(queens).hasSize(n);
    for (Cell a : queens) {
      for (Cell b : queens) {
        int down = Math.abs(a.row() - b.row());
        int right = Math.abs(a.column() - b.column());
        assertThat(a.equals(b) || (down != 0 && right != 0 && down != right)).isTrue();
      }
    }
  }

  /** OEIS A000170. */
  @ParameterizedTest
  @CsvSource({"1,1", "2,0", "3,0", "4,2", "5,10", "6,4", "7,40", "8,92", "9,352", "10,724"})
  void countsMatchPublishedValues(int n, int count) {
    List<String> boards = Solving.all(new Queens(n), (queens, drawing) -> checkNoAttack(queens, n));
    assertThat(boards).hasSize(count).doesNotHaveDuplicates();
  }

  @Test
  void isDrawnAsABoard() {
    assertThat(Solving.all(new Queens(4), (queens, drawing) -> {}))
        .containsExactlyInAnyOrder(".Q..\n...Q\nQ...\n..Q.\n", "..Q.\nQ...\n...Q\n.Q..\n");
    Queens one = new Queens(1);
    assertThat(one.draw(Solving.of(one, Set.of(new Cell(0, 0))))).isEqualTo("Q\n");
  }

  @Test
  void everyDiagonalHasAnItem() {
    assertThat(new Queens(3).problem().options())
        .extracting(option -> option.uses().toString())
        .contains("[r1, c1, a2, b3]", "[r1, c3, a4, b5]", "[r3, c1, a4, b1]", "[r3, c3, a6, b3]");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1001, Integer.MAX_VALUE})
  void theNumberIsChecked(int n) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Queens(n))
        .withMessage("the number of queens: expected 1 to 1000, found " + n);
  }

  @Test
  void rejectsSolutionsOfOtherPuzzles() {
    Solution<Cell> other = Solving.first(new Queens(4));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Queens(4).draw(other))
        .withMessageStartingWith("expected a solution of this puzzle, found one of ");
  }

  @Test
  void cellsRejectNegativeCoordinates() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Cell(-1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Cell(0, -1));
  }
}
