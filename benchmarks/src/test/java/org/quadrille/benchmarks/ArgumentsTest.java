package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.dlx.Engine;

class ArgumentsTest {
  private static List<String> values(String parameter, String... args) {
    return Arrays.stream(Arguments.complete(args))
        .filter(arg -> arg.startsWith(parameter + "="))
        .flatMap(arg -> Arrays.stream(arg.substring(parameter.length() + 1).split(",")))
        .toList();
  }

  @Test
  void everyProgramHasRowsForWhatItSupports() {
    List<Row> rows = values("row").stream().map(Row::parse).toList();
    assertThat(rows).doesNotHaveDuplicates();
    assertThat(rows)
        .extracting(row -> row.program().name())
        .containsAll(Program.all().stream().map(Program::name).toList());
    assertThat(rows).allMatch(row -> row.program().supports(row.instance().problem()));
    assertThat(rows).noneMatch(row -> row.instance().effort() == Effort.HUGE);
    assertThat(rows)
        .extracting(Row::toString)
        .contains("auto/dominoes-12x12", "dancing-links/squares-5x5", "choco/domination-5x5")
        .doesNotContain(
            "dancing-links/dominoes-12x12", "bitsets/squares-5x5", "choco/binary-words-4x4");
  }

  @Test
  void onlyEnginesAreSearched() {
    List<String> engines = Arrays.stream(Engine.values()).map(Engine::toString).toList();
    assertThat(values("search"))
        .allMatch(row -> engines.contains(Row.parse(row).program().name()))
        .contains("dancing-cells/path-100000")
        .doesNotContain("auto/dominoes-12x12");
    assertThat(values("engine")).contains("DANCING_LINKS", "BITSETS");
  }

  /** Large instances have rows with one thread and with several; external solvers have one. */
  @Test
  void threadsHaveRowsOfTheirOwn() {
    assertThat(values("shared"))
        .contains("auto/soma", "auto-2-threads/soma")
        .doesNotContain("auto-2-threads/queens-8", "auto-2-threads/dominoes-12x12")
        .noneMatch(row -> row.startsWith("bitsets"));
    assertThat(values("row")).noneMatch(row -> row.contains("threads"));
    assertThat(values("search")).noneMatch(row -> row.contains("threads"));
    assertThat(values("shared", "-p", "program=choco,bitsets-3-threads", "-p", "instance=queens-8"))
        .containsExactly("bitsets-3-threads/queens-8");
    assertThat(Arguments.complete("-p", "program=auto-8-threads"))
        .containsSequence("-e", "SuiteBenchmark")
        .containsSequence("-e", "EngineBenchmark")
        .doesNotContain("ThreadsBenchmark");
  }

  @Test
  void rowsAreSelected() {
    assertThat(values("row", "-p", "instance=queens-8,latin-4", "-p", "program=choco,bitsets"))
        .containsExactly("choco/queens-8", "bitsets/queens-8", "choco/latin-4", "bitsets/latin-4");
    assertThat(values("row", "-p", "effort=huge", "-p", "program=bitsets"))
        .containsExactly(
            "bitsets/pentominoes-5x12",
            "bitsets/pentominoes-6x10",
            "bitsets/queens-14",
            "bitsets/macmahon-4x6");
  }

  @Test
  void aNamedRowRunsEvenIfItIsSlow() {
    assertThat(values("row", "-p", "instance=soma")).doesNotContain("choco/soma");
    assertThat(values("row", "-p", "instance=soma,words-3x4", "-p", "program=choco"))
        .containsExactly("choco/soma");
  }

  @Test
  void givenParametersAreKept() {
    assertThat(values("row", "-p", "row=sat4j/soma")).containsExactly("sat4j/soma");
    assertThat(Arguments.complete("-f", "1", "Suite")).startsWith("-f", "1", "Suite", "-p");
  }

  @Test
  void aBenchmarkWithoutRowsIsExcluded() {
    assertThat(Arguments.complete("-p", "program=choco"))
        .containsSequence("-e", "EngineBenchmark")
        .doesNotContain("SuiteBenchmark");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "program=dlx1",
        "program=choco-2-threads",
        "program=auto-0-threads",
        "instance=queens-0",
        "effort=tiny"
      })
  void anUnknownName(String choice) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Arguments.complete("-p", choice))
        .withMessageContaining(choice.substring(choice.indexOf('=') + 1));
  }

  @Test
  void aRowHasTwoParts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Row.parse("queens-8"))
        .withMessage("expected program/instance, found queens-8");
  }
}
