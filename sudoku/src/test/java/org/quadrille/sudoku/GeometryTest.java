package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeometryTest {
  private static final Geometry CLASSIC = Geometry.CLASSIC;

  @Test
  void classicHasNineRowsColumnsAndBoxesOfNineCells() {
    assertThat(CLASSIC.size()).isEqualTo(9);
    assertThat(CLASSIC.cells()).isEqualTo(81);
    assertThat(CLASSIC.boxRows()).isEqualTo(3);
    assertThat(CLASSIC.boxColumns()).isEqualTo(3);
    assertThat(CLASSIC.houseCount()).isEqualTo(27);
    assertThat(CLASSIC).hasToString("9x9, boxes 3x3");
  }

  @Test
  void cellsAreNumberedRowByRow() {
    for (int cell = 0; cell < 81; cell++) {
      assertThat(CLASSIC.rowOf(cell)).isEqualTo(cell / 9);
      assertThat(CLASSIC.columnOf(cell)).isEqualTo(cell % 9);
      assertThat(CLASSIC.cell(cell / 9, cell % 9)).isEqualTo(cell);
    }
    assertThat(CLASSIC.boxOf(CLASSIC.cell(0, 0))).isEqualTo(0);
    assertThat(CLASSIC.boxOf(CLASSIC.cell(2, 3))).isEqualTo(1);
    assertThat(CLASSIC.boxOf(CLASSIC.cell(3, 2))).isEqualTo(3);
    assertThat(CLASSIC.boxOf(CLASSIC.cell(5, 8))).isEqualTo(5);
    assertThat(CLASSIC.boxOf(CLASSIC.cell(8, 8))).isEqualTo(8);
  }

  @Test
  void everyCellIsInOneRowOneColumnAndOneBox() {
    for (int cell = 0; cell < 81; cell++) {
      Set<Integer> houses = new HashSet<>();
      for (int house = 0; house < CLASSIC.houseCount(); house++) {
        for (int k = 0; k < 9; k++) {
          if (CLASSIC.houseCell(house, k) == cell) {
            houses.add(house);
          }
        }
      }
      assertThat(houses)
          .containsExactlyInAnyOrder(
              CLASSIC.rowOf(cell), 9 + CLASSIC.columnOf(cell), 18 + CLASSIC.boxOf(cell));
    }
  }

  @Test
  void cellsOfAHouseAscend() {
    for (int house = 0; house < CLASSIC.houseCount(); house++) {
      for (int k = 1; k < 9; k++) {
        assertThat(CLASSIC.houseCell(house, k)).isGreaterThan(CLASSIC.houseCell(house, k - 1));
      }
    }
  }

  @Test
  void namesCountFromOne() {
    assertThat(CLASSIC.cellName(0)).isEqualTo("r1c1");
    assertThat(CLASSIC.cellName(CLASSIC.cell(2, 6))).isEqualTo("r3c7");
    assertThat(CLASSIC.cellName(80)).isEqualTo("r9c9");
    assertThat(CLASSIC.houseName(0)).isEqualTo("row 1");
    assertThat(CLASSIC.houseName(8)).isEqualTo("row 9");
    assertThat(CLASSIC.houseName(9)).isEqualTo("column 1");
    assertThat(CLASSIC.houseName(17)).isEqualTo("column 9");
    assertThat(CLASSIC.houseName(18)).isEqualTo("box 1");
    assertThat(CLASSIC.houseName(26)).isEqualTo("box 9");
  }

  @Test
  void rejectsIndicesOutOfRange() {
    rejects(() -> CLASSIC.rowOf(81), "expected a cell from 0 to 80, found 81");
    rejects(() -> CLASSIC.columnOf(-1), "expected a cell from 0 to 80, found -1");
    rejects(() -> CLASSIC.boxOf(81), "expected a cell from 0 to 80, found 81");
    rejects(() -> CLASSIC.cell(0, 9), "expected a column from 0 to 8, found 9");
    rejects(() -> CLASSIC.cell(-1, 0), "expected a row from 0 to 8, found -1");
    rejects(() -> CLASSIC.cellName(81), "expected a cell from 0 to 80, found 81");
    rejects(() -> CLASSIC.houseCell(27, 0), "expected a house from 0 to 26, found 27");
    rejects(() -> CLASSIC.houseCell(0, 9), "expected an index from 0 to 8, found 9");
    rejects(() -> CLASSIC.houseName(27), "expected a house from 0 to 26, found 27");
  }

  private static void rejects(Runnable call, String message) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(call::run)
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource({
    "4, 2", "6, 2", "8, 2", "9, 3", "10, 2", "12, 3", "15, 3", "16, 4", "20, 4", "25, 5", "36, 6",
    "2, 1", "5, 1", "7, 1", "35, 5"
  })
  void sizeHasUsualBoxes(int size, int boxRows) {
    Geometry geometry = Geometry.of(size);
    assertThat(geometry.size()).isEqualTo(size);
    assertThat(geometry.boxRows()).isEqualTo(boxRows);
    assertThat(geometry.boxColumns()).isEqualTo(size / boxRows);
    assertThat(Geometry.parse("" + size)).isSameAs(geometry);
    assertThat(Geometry.parse(boxRows + "x" + size / boxRows)).isSameAs(geometry);
    assertThat(geometry.hasBoxes()).isEqualTo(boxRows > 1);
  }

  @Test
  void everyShapeHasHousesOfAllCells() {
    int shapes = 0;
    for (int rows = 1; rows <= 36; rows++) {
      for (int columns = 1; rows * columns <= 36; columns++) {
        if (rows * columns > 1) {
          Geometry geometry = Geometry.of(rows, columns);
          int size = rows * columns;
          for (int kind = 0; kind < 3; kind++) {
            boolean[] seen = new boolean[size * size];
            for (int k = 0; k < size * size; k++) {
              seen[geometry.houseCell(kind * size + k / size, k % size)] = true;
            }
            assertThat(seen).as("%s", geometry).doesNotContain(false);
          }
          int column = (columns + 1) % size;
          assertThat(geometry.boxOf(geometry.cell(size - 1, column)))
              .isEqualTo(size - rows + column / columns);
          shapes++;
        }
      }
    }
    assertThat(shapes).isEqualTo(139);
    assertThat(Geometry.of(3, 3)).isSameAs(CLASSIC);
    assertThat(Geometry.of(2, 3)).isSameAs(Geometry.of(2, 3)).hasToString("6x6, boxes 2x3");
    assertThat(Geometry.of(7)).hasToString("7x7, no boxes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "3x", "x3", "3x3x3", "-3x3", "9.0", "nine", "3X3", "99999", "٣x٣"})
  void parseRejectsOtherTexts(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Geometry.parse(text))
        .withMessage("expected a size such as 9, or boxes such as 2x3, found '" + text + "'");
  }

  @Test
  void rejectsSizesOutOfRange() {
    for (int size : new int[] {-1, 0, 1, 37}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Geometry.of(size))
          .withMessage("expected a size from 2 to 36, found " + size);
    }
    for (int[] box : new int[][] {{0, 3}, {3, 0}, {1, 1}, {9, 9}, {-2, -3}, {65536, 65536}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Geometry.of(box[0], box[1]))
          .withMessage(
              "boxes of %sx%s cells: expected 2 to 36 cells in a box".formatted(box[0], box[1]));
    }
  }
}
