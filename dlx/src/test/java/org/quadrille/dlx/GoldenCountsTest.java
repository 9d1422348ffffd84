package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.testkit.GoldenTable;

/**
 * The work of every engine on fixed problems, compared with {@code golden-counts.csv}. Nodes,
 * updates and cleansings do not depend on the machine: another number means that the search has
 * changed. Uses only the public API.
 */
class GoldenCountsTest {
  private static final GoldenTable TABLE =
      GoldenTable.read(
          Path.of(
              System.getProperty("quadrille.root"), "dlx/src/test/resources/golden-counts.csv"));

  /** The engines that measure updates and cleansings. */
  private static final Set<Engine> MEASURED = Set.of(Engine.DANCING_LINKS, Engine.DANCING_CELLS);

  /**
   * A search for all solutions.
   *
   * @param order a hash of the solutions' options, in the order in which they were found
   */
  private record Search(SearchStatistics statistics, int order) {}

  static List<GoldenProblem> problems() {
    return GoldenProblem.all().toList();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void everyEngineDoesTheSameWorkAsBefore(GoldenProblem golden) {
    Search links = search(golden, Engine.DANCING_LINKS);
    List<Object> row = new ArrayList<>(List.of(golden.solutions(), links.order()));
    row.add(links.statistics().profile().depth());
    for (Engine engine : Engine.values()) {
      // AUTO may change the engine, so its nodes are not fixed.
      if (engine != Engine.AUTO) {
        row.addAll(work(golden, engine));
      }
    }
    TABLE.check(golden.name(), row);
  }

  private static List<Object> work(GoldenProblem golden, Engine engine) {
    boolean isMeasured = MEASURED.contains(engine);
    if (!engine.supports(golden.problem())) {
      return Collections.nCopies(isMeasured ? 3 : 1, "-");
    }
    SearchStatistics did = search(golden, engine).statistics();
    return isMeasured
        ? List.of(did.nodes(), did.updates(), did.cleansings())
        : List.of(did.nodes());
  }

  /** Includes AUTO, which may count with memory. */
  @ParameterizedTest
  @MethodSource("problems")
  void everyEngineFindsTheSolutionsInTheSameOrder(GoldenProblem golden) {
    int order = search(golden, Engine.DANCING_LINKS).order();
    for (Engine engine : Engine.values()) {
      if (engine.supports(golden.problem())) {
        assertThat(search(golden, engine).order()).as("%s", engine).isEqualTo(order);
        Count count = CountLaws.check(cover(golden, engine).count());
        assertThat(count.isExact()).as("%s", engine).isTrue();
        assertThat(count.value())
            .as("%s", engine)
            .isEqualTo(BigInteger.valueOf(golden.solutions()));
      }
    }
  }

  private static ExactCover<?> cover(GoldenProblem golden, Engine engine) {
    return ExactCover.of(golden.problem())
        .engine(engine)
        .within(new Prefix(golden.required(), List.of()));
  }

  private static Search search(GoldenProblem golden, Engine engine) {
    int[] order = {0};
    SearchResult result =
        cover(golden, engine)
            .forEach(s -> order[0] = 31 * order[0] + Arrays.hashCode(s.optionNumbers()));
    result.requireExhausted();
    assertThat(result.solutions()).as("%s", engine).isEqualTo(golden.solutions());
    CountLaws.checkNodes(result.statistics());
    return new Search(result.statistics(), order[0]);
  }

  /** For problems without bounds and very deep trees. */
  @ParameterizedTest
  @MethodSource("problems")
  void theNodesEqualThoseOfAPlainSearch(GoldenProblem golden) {
    if (golden.problem().hasBounds() || golden.problem().primaryCount() > 1000) {
      return;
    }
    PlainSearch plain = new PlainSearch(golden.problem());
    plain.search(golden.required());
    assertThat(plain.solutions).isEqualTo(golden.solutions());
    assertThat(search(golden, Engine.DANCING_LINKS).statistics().profile())
        .isEqualTo(Profile.ofAll(plain.nodesAtLevel));
  }

  @Test
  void everyRowOfTheTableIsChecked() {
    TABLE.checkNames(problems().stream().map(GoldenProblem::name).toList());
  }

  /**
   * The search of TAOCP 7.2.2.1 without a data structure: covers the leftmost item with the fewest
   * remaining options, and copies the list of those compatible with the option chosen.
   */
  private static final class PlainSearch {
    private final Problem<?> problem;
    private final boolean[] isCovered;
    private final long[] nodesAtLevel;
    private long solutions;

    PlainSearch(Problem<?> problem) {
      this.problem = problem;
      isCovered = new boolean[problem.primaryCount()];
      nodesAtLevel = new long[problem.primaryCount() + 1];
    }

    void search(List<Integer> required) {
      List<Integer> remaining = new ArrayList<>();
      for (int o = 0; o < problem.optionCount(); o++) {
        remaining.add(o);
      }
      for (int o : required) {
        cover(o, true);
        remaining = compatible(remaining, o);
      }
      search(remaining, 0);
    }

    private void search(List<Integer> remaining, int level) {
      int[] sizes = new int[isCovered.length];
      for (int o : remaining) {
        for (int k = 0; k < problem.size(o); k++) {
          if (problem.itemAt(o, k) < sizes.length) {
            sizes[problem.itemAt(o, k)]++;
          }
        }
      }
      int best = -1;
      for (int i = 0; i < sizes.length; i++) {
        if (!isCovered[i] && (best < 0 || sizes[i] < sizes[best])) {
          best = i;
        }
      }
      if (best < 0) {
        solutions++;
        return;
      }
      for (int o : remaining) {
        if (uses(o, best)) {
          nodesAtLevel[level]++;
          cover(o, true);
          search(compatible(remaining, o), level + 1);
          cover(o, false);
        }
      }
    }

    private boolean uses(int o, int item) {
      for (int k = 0; k < problem.size(o); k++) {
        if (problem.itemAt(o, k) == item) {
          return true;
        }
      }
      return false;
    }

    private void cover(int o, boolean isTaken) {
      for (int k = 0; k < problem.size(o); k++) {
        if (problem.itemAt(o, k) < isCovered.length) {
          isCovered[problem.itemAt(o, k)] = isTaken;
        }
      }
    }

    private List<Integer> compatible(List<Integer> options, int taken) {
      return options.stream().filter(o -> areCompatible(o, taken)).toList();
    }

    private boolean areCompatible(int a, int b) {
      for (int j = 0; j < problem.size(a); j++) {
        for (int k = 0; k < problem.size(b); k++) {
          if (problem.itemAt(a, j) == problem.itemAt(b, k)
              && (problem.colourAt(a, j) == Problem.NO_COLOUR
                  || problem.colourAt(a, j) != problem.colourAt(b, k))) {
            return false;
          }
        }
      }
      return true;
    }
  }
}
