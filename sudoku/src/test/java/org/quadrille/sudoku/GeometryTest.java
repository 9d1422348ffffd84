package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

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
  void theCellsOfAHouseAscend() {
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
  void whatLiesOutsideIsRefused() {
    Class<IndexOutOfBoundsException> refused = IndexOutOfBoundsException.class;
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.rowOf(81));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.columnOf(-1));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.boxOf(81));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.cell(0, 9));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.cell(-1, 0));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.cellName(81));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.houseCell(27, 0));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.houseCell(0, 9));
    assertThatExceptionOfType(refused).isThrownBy(() -> CLASSIC.houseName(27));
  }
}
