package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;
import org.quadrille.testkit.GoldenTable;

/**
 * The work of every engine on the suite, compared with {@code suite-counts.csv}: pentominoes, soma,
 * words, edge matching and sudokus, beside the small problems of {@code golden-counts.csv} in dlx.
 */
class SuiteCountsTest {
  private static final GoldenTable TABLE =
      GoldenTable.read(
          Path.of(
              System.getProperty("quadrille.root"),
              "benchmarks/src/test/resources/suite-counts.csv"));

  /** The engines that measure updates and cleansings. */
  private static final Set<Engine> MEASURED = Set.of(Engine.DANCING_LINKS, Engine.DANCING_CELLS);

  /** The large instances that all engines together count in about a second. */
  private static final Set<String> LARGE =
      Set.of(
          "langford-11",
          "soma",
          "pentominoes-3x20",
          "latin-20-holes",
          "path-100000",
          "queens-12",
          "torus-queens-13",
          "words-3x4",
          "domination-7x7");

  static List<Instance> instances() {
    return Suite.all().stream()
        .filter(instance -> instance.effort() == Effort.SMALL || LARGE.contains(instance.name()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("instances")
  void everyEngineDoesTheSameWorkAsBefore(Instance instance) {
    Problem<?> problem = instance.problem();
    List<Object> row = new ArrayList<>(List.of(instance.count()));
    for (Engine engine : Engine.values()) {
      boolean isMeasured = MEASURED.contains(engine);
      if (!engine.supports(problem)) {
        row.addAll(isMeasured ? List.of("-", "-", "-") : List.of("-"));
        continue;
      }
      Count count = ExactCover.of(problem).engine(engine).count();
      assertThat(count.isExact()).as("%s", engine).isTrue();
      assertThat(count.value()).as("%s", engine).isEqualTo(instance.count());
      SearchStatistics did = count.statistics();
      assertThat(Arrays.stream(did.profile().toArray()).sum())
          .as("%s", engine)
          .isEqualTo(did.nodes());
      // AUTO may change the engine and remember counts, so its nodes are not fixed.
      if (engine != Engine.AUTO) {
        row.add(did.nodes());
        if (isMeasured) {
          row.addAll(List.of(did.updates(), did.cleansings()));
        }
      }
    }
    TABLE.check(instance.name(), row);
  }

  @Test
  void everyRowOfTheTableIsChecked() {
    TABLE.checkNames(instances().stream().map(Instance::name).toList());
  }
}
