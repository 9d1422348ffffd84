package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.cli.Cli.Result;

/** {@code --threads} and {@code --unordered} of the cover verbs and the puzzles. */
class CoverThreadsTest {
  private static final String QUEENS = Cli.run("puzzle", "queens", "9", "--dlx").out();

  private static Result run(String words, int threads) {
    Result result = Cli.runWithInput(QUEENS, (words + " --threads=" + threads).split(" ", -1));
    return new Result(
        result.code(),
        result.out().replaceAll("\"updates\":[^}]*", ""), // updates and times vary
        result.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cover solve",
        "cover solve --all",
        "cover solve --limit 100 --json",
        "cover solve --all --engine=bitsets --json",
        "cover solve --all --engine=dancing-cells",
        "cover check",
        "cover check --json",
        "cover count",
        "cover count --engine=dancing-links",
        "cover count --limit 17",
        "puzzle queens 8 --solve --all",
        "puzzle queens 8 --count --engine=dancing-links",
        "puzzle queens 8"
      })
  void resultsAreTheSameForAnyNumberOfThreads(String words) {
    Result one = run(words, 1);
    for (int threads : new int[] {2, 7}) {
      Result several = run(words, threads);
      assertThat(several.code()).isEqualTo(one.code());
      assertThat(several.err()).isEqualTo(one.err());
      if (words.contains("--json")) { // without the summary, which has the threads and the time
        int records = one.lines().size() - 1;
        assertThat(several.lines()).hasSameSizeAs(one.lines());
        assertThat(several.lines().subList(0, records)).isEqualTo(one.lines().subList(0, records));
      } else {
        assertThat(several.out()).isEqualTo(one.out());
      }
    }
  }

  /** The solutions found within a limit on nodes may vary with several threads. */
  @Test
  void countWithALimitOnNodesIsALowerBound() {
    Result result = run("cover count --max-nodes 3000 --engine=bitsets", 2);
    assertThat(result.code()).isEqualTo(4);
    assertThat(Integer.parseInt(result.out().strip())).isBetween(0, 352);
    assertThat(result.err()).contains("at least " + result.out().strip());
  }

  @Test
  void unorderedSolutionsAreTheSameAndNumberedConsecutively() {
    List<String> ordered = run("cover solve --all --json", 1).lines();
    List<String> unordered = run("cover solve --all --json --unordered", 3).lines();
    assertThat(unordered).hasSize(353).hasSameSizeAs(ordered);
    for (int k = 0; k < 352; k++) {
      assertThat(unordered.get(k)).contains("\"n\":" + (k + 1) + ",");
    }
    assertThat(new HashSet<>(options(unordered))).isEqualTo(new HashSet<>(options(ordered)));
    assertThat(run("cover solve --all --unordered", 1)).isEqualTo(run("cover solve --all", 1));
  }

  @Test
  void puzzlesCanBeUnordered() {
    List<String> ordered = run("puzzle queens 8 --all --json", 2).lines();
    List<String> unordered = run("puzzle queens 8 --all --json --unordered", 2).lines();
    assertThat(unordered).hasSameSizeAs(ordered);
    assertThat(unordered.stream().map(line -> line.replaceFirst("\"n\":\\d+", "")).limit(92))
        .containsExactlyInAnyOrderElementsOf(
            ordered.stream().map(line -> line.replaceFirst("\"n\":\\d+", "")).limit(92).toList());
    assertThat(run("puzzle queens 8 --all --unordered", 1).out())
        .isEqualTo(run("puzzle queens 8 --all", 1).out());
    assertThat(Cli.run("puzzle", "queens", "8", "--dlx", "--unordered").code()).isEqualTo(2);
    for (String verb : List.of("cover solve", "puzzle queens", "puzzle words")) {
      String[] words = (verb + " --help").split(" ");
      assertThat(Cli.run(words).out().replaceAll("\\s+", " "))
          .contains("has an effect only with several threads (--threads)");
    }
  }

  private static List<String> options(List<String> records) {
    return records.stream().map(line -> line.replaceFirst("\"n\":\\d+", "")).limit(352).toList();
  }

  @Test
  void statisticsIncludeTheShareOfEachThread() {
    for (String verb : List.of("cover solve --all", "puzzle queens 11 --count")) {
      Result result = run(verb + " --stats --engine=bitsets", 2);
      assertThat(result.err()).containsPattern("(?m)^threads: 2, nodes \\d+% \\d+%$");
      assertThat(result.err()).containsPattern("nodes by level: (9|11) ");
      assertThat(run(verb + " --stats --engine=bitsets", 1).err()).doesNotContain("threads:");
    }
    assertThat(run("cover count --stats --engine=bitsets", 2).err())
        .as("too small for several threads")
        .contains("nodes by level: 9 ")
        .doesNotContain("threads:");
    String[] count = "puzzle queens 11 --count --json --engine=bitsets --threads=3".split(" ");
    Result json = Cli.run(count);
    assertThat(json.out()).containsPattern("\"nodesByThread\":\\[\\d+,\\d+,\\d+\\],");
    assertThat(
            Cli.runWithInput(QUEENS, "cover", "count", "--json", "--engine=bitsets", "--threads=1")
                .out())
        .doesNotContain("nodesByThread");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cover solve", "cover count", "cover check", "puzzle queens 6"})
  void theNumberOfThreadsIsChecked(String words) {
    Result many = run(words, 1025);
    assertThat(many.code()).isEqualTo(2);
    assertThat(many.err()).contains("--threads: expected 1 to 1024, found 1025");
    for (int threads : new int[] {0, -1}) {
      Result result = run(words, threads);
      assertThat(result.code()).isEqualTo(2);
      assertThat(result.err()).contains("--threads: expected 1 to 1024, found " + threads);
    }
  }

  @Test
  void verbsWithoutASearchRejectThreads() {
    Result result = Cli.run("puzzle", "queens", "6", "--dlx", "--threads", "2");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .contains("--dlx excludes --json, --engine, --threads, --unordered and limits");
    assertThat(Cli.runWithInput(QUEENS, "cover", "best", "--threads=2").code()).isEqualTo(2);
  }
}
