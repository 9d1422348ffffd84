package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.verify.CoverVerifier;

class CoverVerifierLawsTest {
  private static final int SEEDS = 1500;

  @Test
  void theVerifierAcceptsExactlyTheSolutionsOfBruteForce() {
    int problems = 0;
    int accepted = 0;
    int refused = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (problem.optionCount() > 10) {
        continue;
      }
      problems++;
      Set<List<Integer>> covers = BruteForce.solutions(problem);
      for (int set = 0; set < 1 << problem.optionCount(); set++) {
        List<Integer> options = members(set);
        boolean faultless = CoverVerifier.faults(problem, array(options)).isEmpty();
        assertThat(faultless)
            .as(() -> options + " of " + problem.options())
            .isEqualTo(covers.contains(options));
        accepted += faultless ? 1 : 0;
        refused += faultless ? 0 : 1;
      }
    }
    assertThat(problems).as("problems of at most 10 options").isGreaterThan(SEEDS / 2);
    assertThat(accepted).as("sets that cover").isGreaterThan(SEEDS / 4);
    assertThat(refused).as("sets that do not").isGreaterThan(100 * SEEDS);
  }

  @Test
  void theOrderOfTheOptionsDoesNotMatter() {
    int covers = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      for (List<Integer> solution : BruteForce.solutions(problem)) {
        List<Integer> shuffled = new ArrayList<>(solution);
        Collections.shuffle(shuffled, new Random(seed));
        assertThat(CoverVerifier.faults(problem, array(shuffled))).as("seed %d", seed).isEmpty();
        covers++;
      }
    }
    assertThat(covers).isGreaterThan(SEEDS);
  }

  private static List<Integer> members(int set) {
    return IntStream.range(0, Integer.SIZE).filter(o -> (set >> o & 1) != 0).boxed().toList();
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
