package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KnownProblemTest {
  /** The problems that brute force can solve: at most 24 options. */
  static Stream<KnownProblem> smallest() {
    return Stream.of(
            IntStream.rangeClosed(1, 4).mapToObj(KnownProblem::queens),
            IntStream.rangeClosed(1, 4).mapToObj(KnownProblem::langford),
            IntStream.rangeClosed(1, 4).mapToObj(KnownProblem::bell),
            IntStream.rangeClosed(1, 3).mapToObj(KnownProblem::matchings),
            IntStream.rangeClosed(1, 2).mapToObj(KnownProblem::latin),
            Stream.of(
                KnownProblem.dominoes(1, 1, 0),
                KnownProblem.dominoes(1, 2, 1),
                KnownProblem.dominoes(2, 2, 2),
                KnownProblem.dominoes(2, 3, 3),
                KnownProblem.dominoes(3, 3, 0),
                KnownProblem.dominoes(3, 4, 11),
                KnownProblem.dominoes(4, 4, 36)))
        .flatMap(family -> family);
  }

  @ParameterizedTest
  @MethodSource("smallest")
  void bruteForceFindsThePublishedNumber(KnownProblem known) {
    assertThat(BruteForce.solutions(known.problem())).hasSize((int) known.count());
  }

  @Test
  void namesAreUnique() {
    List<KnownProblem> all = KnownProblem.all().toList();
    assertThat(all).extracting(KnownProblem::name).doesNotHaveDuplicates();
    assertThat(all).extracting(KnownProblem::toString).contains("8 queens", "dominoes 6x6");
  }

  @Test
  void familiesHaveProblemsWithAndWithoutSolutions() {
    assertThat(KnownProblem.all().map(KnownProblem::count)).contains(0L, 1L, 92L, 300L, 576L);
  }

  @Test
  void theSizesAreThoseOfTheFamily() {
    assertThat(KnownProblem.queens(8).problem())
        .hasToString("Problem[16 primary and 30 secondary items, 64 options, 256 uses]");
    assertThat(KnownProblem.langford(4).problem())
        .hasToString("Problem[12 primary and 0 secondary items, 18 options, 54 uses]");
    assertThat(KnownProblem.bell(5).problem())
        .hasToString("Problem[5 primary and 0 secondary items, 31 options, 80 uses]");
    assertThat(KnownProblem.matchings(4).problem())
        .hasToString("Problem[8 primary and 0 secondary items, 28 options, 56 uses]");
    assertThat(KnownProblem.latin(4).problem())
        .hasToString("Problem[48 primary and 0 secondary items, 64 options, 192 uses]");
    assertThat(KnownProblem.dominoes(4, 9, 6336).problem())
        .hasToString("Problem[36 primary and 0 secondary items, 59 options, 118 uses]");
  }
}
