package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PieceTest {
  /** The numbers of orientations of the pentominoes are well known. */
  @ParameterizedTest
  @CsvSource({
    ".##/##./.#., 8, 4",
    "#####, 2, 2",
    "#./#./#./##, 8, 4",
    "##./.#./.##, 4, 2",
    "#../##./.##, 4, 4",
    ".#./###/.#., 1, 1",
    "##/##/#., 8, 4",
  })
  void equalOrientationsCountOnce(String shape, int free, int oneSided) {
    Set<Cell> cells = Solving.cells(shape.split("/"));
    assertThat(new Piece("P", cells, Symmetry.FREE).orientations()).hasSize(free);
    assertThat(new Piece("P", cells, Symmetry.ONE_SIDED).orientations()).hasSize(oneSided);
    assertThat(new Piece("P", cells, Symmetry.FIXED).orientations()).hasSize(1);
  }

  @Test
  void aShapeIsMovedToTheCorner() {
    Set<Cell> cells = Set.of(new Cell(5, 7), new Cell(6, 6));
    assertThat(new Piece("P", cells, Symmetry.FIXED).orientations().iterator().next())
        .containsExactly(new Cell(0, 1), new Cell(1, 0));
  }

  @Test
  void invalidPiecesAreRejected() {
    Set<Cell> cell = Set.of(new Cell(0, 0));
    for (String name : new String[] {"", "a b", "a:b", "a|b", "1,1", "#", "."}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Piece(name, cell, Symmetry.FREE))
          .withMessageStartingWith("expected a name of letters, digits, - and _, found ");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Piece("P", Set.of(), Symmetry.FREE))
        .withMessage("piece P has no cell");
    for (int[] bounds : new int[][] {{-1, 1}, {0, 0}, {3, 2}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Piece("P", cell, bounds[0], bounds[1], Symmetry.FREE))
          .withMessage(
              "piece P: expected bounds 0 <= min <= max and max >= 1, found %d..%d"
                  .formatted(bounds[0], bounds[1]));
    }
  }
}
