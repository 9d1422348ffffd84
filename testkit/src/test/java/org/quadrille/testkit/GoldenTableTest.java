package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTableTest {
  private static final String TEXT = "# a comment\nname,nodes,updates\nsix,1,2\nten,3,-\n";

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeTheFile() throws Exception {
    file = Files.writeString(folder.resolve("table.csv"), TEXT);
  }

  @Test
  void equalValuesPass() {
    GoldenTable table = GoldenTable.read(file, false);
    assertThatCode(() -> table.checkNames(List.of("ten", "six"))).doesNotThrowAnyException();
    assertThatCode(() -> table.check("six", List.of(1L, 2))).doesNotThrowAnyException();
    assertThatCode(() -> table.check("ten", List.of(3, "-"))).doesNotThrowAnyException();
  }

  @Test
  void otherValuesFailAndTheMessageShowsBoth() {
    GoldenTable table = GoldenTable.read(file, false);
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> table.check("six", List.of(1, 20)))
        .withMessageContainingAll("table.csv", "name,nodes,updates", "six,1,2", "six,1,20");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> table.check("two", List.of(1, 2)))
        .withMessageContaining("expected: null");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> table.checkNames(List.of("six")))
        .withMessageContaining("expected rows [six], found [six, ten]");
  }

  @Test
  void writingReplacesAndAddsRows() throws Exception {
    GoldenTable table = GoldenTable.read(file, true);
    table.check("six", List.of(1, 20));
    table.check("two", List.of(5, 6));
    assertThat(file).hasContent(TEXT.replace("six,1,2", "six,1,20") + "two,5,6\n");
    table.checkNames(List.of("ten", "two"));
    assertThat(file).hasContent("# a comment\nname,nodes,updates\nten,3,-\ntwo,5,6\n");
    GoldenTable.read(file, false).check("two", List.of(5, 6));
  }

  @Test
  void twoRowsOfOneNameAreAnError() throws Exception {
    Files.writeString(file, TEXT + "ten,3,4\n");
    assertThatIllegalStateException()
        .isThrownBy(() -> GoldenTable.read(file, false))
        .withMessageContaining("two rows ten");
  }
}
