package org.quadrille.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LayoutTest {
  private static final int[] JIGSAW = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};

  @Test
  void housesAreRowsColumnsBoxesExtrasAndCages() {
    Layout layout =
        Layout.CLASSIC
            .with(Variant.WINDOKU, Variant.DIAGONALS)
            .withCages(List.of(new Cage(List.of(11, 2), 7), new Cage(List.of(0), 3)));
    assertThat(layout.houses())
        .hasSize(27 + 2 + 4 + 2)
        .extracting(House::toString)
        .startsWith("row 1", "row 2")
        .contains("column 9", "box 9", "diagonal 2", "window 4")
        .endsWith("cage at r1c1", "cage at r1c3");
    assertThat(layout.houses().get(34).cells()).containsExactly(2, 11);
    assertThat(layout.houses().get(34).sum()).isEqualTo(7);
    assertThat(layout).hasToString("9x9, boxes 3x3, diagonals, windoku, 2 cages");
    for (House house : layout.houses().subList(0, 33)) {
      assertThat(house.isComplete()).isTrue();
      assertThat(house.cells()).hasSize(9).doesNotHaveDuplicates().isSorted();
    }
  }

  @Test
  void windoku16HasNineWindows() {
    Layout layout = Layout.of(Geometry.of(16)).with(Variant.WINDOKU);
    Set<Integer> cells = new HashSet<>();
    List<House> windows = layout.houses().subList(48, layout.houses().size());
    windows.forEach(window -> cells.addAll(window.cells()));
    assertThat(windows).hasSize(9);
    assertThat(cells).hasSize(144);
  }

  @Test
  void primeSizesHaveNoBoxes() {
    assertThat(Layout.of(Geometry.of(7)).houses()).hasSize(14);
    assertThat(Layout.of(Geometry.of(4, 1)).houses()).hasSize(8);
    assertThat(SudokuMatrix.of(Layout.of(Geometry.of(7))).problem().itemCount()).isEqualTo(147);
  }

  @Test
  void layoutsWithTheSameRulesAreEqual() {
    Layout four = Layout.of(Geometry.of(4));
    int[] renamed = new int[16];
    for (int cell = 0; cell < 16; cell++) {
      renamed[cell] = 'z' - JIGSAW[cell];
    }
    Layout jigsaw = four.withRegions(JIGSAW);
    assertThat(jigsaw)
        .isEqualTo(four.withRegions(renamed))
        .hasSameHashCodeAs(four.withRegions(renamed))
        .isNotEqualTo(four)
        .hasToString("4x4, jigsaw");
    assertThat(jigsaw.isJigsaw()).isTrue();
    assertThat(jigsaw.isPlain()).isFalse();
    assertThat(jigsaw.houses().get(8)).hasToString("region 1");

    Layout boxes = four.withRegions(5, 5, 7, 7, 5, 5, 7, 7, 1, 1, 2, 2, 1, 1, 2, 2);
    assertThat(boxes).isEqualTo(four);
    assertThat(boxes.isPlain()).isTrue();

    Cage a = new Cage(List.of(0, 1), 3);
    Cage b = new Cage(List.of(2, 3), 7);
    assertThat(four.withCages(List.of(b, a))).isEqualTo(four.withCages(List.of(a, b)));
    assertThat(four.withCages(List.of())).isEqualTo(four);
    assertThat(four.with(Variant.DIAGONALS, Variant.WINDOKU))
        .isEqualTo(four.with(Variant.WINDOKU).with(Variant.DIAGONALS))
        .isNotEqualTo(four.with(Variant.DIAGONALS));
    assertThat(Layout.of(Geometry.of(9))).isSameAs(Layout.CLASSIC);
  }

  @Test
  void rejectsInvalidRegions() {
    Layout four = Layout.of(Geometry.of(4));
    rejects(() -> four.withRegions(0, 1), "expected the regions of 16 cells, found 2");
    int[] five = JIGSAW.clone();
    five[15] = 9;
    rejects(() -> four.withRegions(five), "expected 4 regions, found another at r4c4");
    int[] uneven = JIGSAW.clone();
    uneven[15] = 2;
    rejects(
        () -> four.withRegions(uneven), "expected 4 regions of 4 cells, found one of 5 at r2c2");
    rejects(
        () -> four.withRegions(new int[16]),
        "expected 4 regions of 4 cells, found one of 16 at r1c1");
  }

  private static void rejects(Runnable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call::run).withMessage(message);
  }

  @Test
  void rejectsVariantsThatDoNotFit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layout.of(Geometry.of(6)).with(Variant.WINDOKU))
        .withMessage("windoku needs square boxes, found 6x6, boxes 2x3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layout.of(Geometry.of(7)).with(Variant.DISJOINT_GROUPS))
        .withMessage("disjoint-groups needs boxes, found 7x7, no boxes");
    Layout jigsaw = Layout.CLASSIC.withRegions(new RandomSudokus(1).regions(9, new int[81]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> jigsaw.with(Variant.DISJOINT_GROUPS))
        .withMessage("disjoint-groups needs boxes, found regions");
    Layout groups = Layout.CLASSIC.with(Variant.DISJOINT_GROUPS);
    int[] regions = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      regions[cell] = jigsaw.regionOf(cell);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> groups.withRegions(regions));
    assertThat(Variant.WINDOKU.fits(jigsaw)).isTrue();
    assertThat(Variant.DISJOINT_GROUPS.fits(jigsaw)).isFalse();
  }
}
