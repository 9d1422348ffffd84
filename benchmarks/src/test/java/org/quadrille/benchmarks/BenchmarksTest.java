package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.dlx.Engine;

/** Runs each benchmark of exact covers once. */
class BenchmarksTest {
  @Test
  void suite() {
    SuiteBenchmark benchmark = new SuiteBenchmark();
    benchmark.row = "auto/queens-8";
    benchmark.prepare();
    assertThat(benchmark.count()).isEqualTo(BigInteger.valueOf(92));
  }

  @ParameterizedTest
  @EnumSource
  void engine(Engine engine) {
    EngineBenchmark benchmark = new EngineBenchmark();
    for (Instance instance : Suite.all().subList(0, 3)) {
      if (engine.supports(instance.problem())) {
        benchmark.search = engine + "/" + instance;
        benchmark.prepare();
        assertThat(benchmark.visit()).isEqualTo(benchmark.visit()).isPositive();
      }
    }
  }

  @Test
  void programsThatAreNotEnginesAreRejected() {
    EngineBenchmark benchmark = new EngineBenchmark();
    benchmark.search = "choco/queens-8";
    assertThatIllegalArgumentException()
        .isThrownBy(benchmark::prepare)
        .withMessage("expected an engine with one thread, found choco/queens-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "auto-2-threads", "dancing-links-3-threads"})
  void threads(String program) {
    ThreadsBenchmark benchmark = new ThreadsBenchmark();
    ThreadsBenchmark.Work work = new ThreadsBenchmark.Work();
    benchmark.shared = program + "/queens-8";
    benchmark.prepare();
    assertThat(benchmark.count(work)).isEqualTo(92);
    assertThat(benchmark.visit(work)).isEqualTo(92);
    assertThat(work.operations).isEqualTo(2);
    assertThat(work.cpuSeconds).isNotNegative();
    assertThat(work.nodes).isPositive();
    if (program.equals("auto")) {
      assertThat(work.nodesOfBusiest).isEqualTo(work.nodes);
    } else {
      assertThat(work.nodesOfBusiest).isBetween(work.nodes / 3, work.nodes);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens-8", "mutilated-6x6", "sudoku-17-givens"})
  void facade(String name) {
    FacadeBenchmark benchmark = new FacadeBenchmark();
    benchmark.instance = name;
    benchmark.prepare();
    assertThat(benchmark.first()).isEqualTo(!name.equals("mutilated-6x6"));
    assertThat(benchmark.isUnique()).isEqualTo(name.equals("sudoku-17-givens"));
    assertThat(benchmark.problem()).hasToString(Suite.get(name).problem().toString());
    assertThat(benchmark.structure()).isNotNull();
  }

  @Test
  void reading() throws Exception {
    ReadingBenchmark benchmark = new ReadingBenchmark();
    benchmark.prepare();
    assertThat(benchmark.json()).hasToString(benchmark.dlx().toString());
    assertThat(benchmark.line()).isEqualTo(benchmark.drawing());
  }
}
