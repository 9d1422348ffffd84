package org.quadrille.dlx.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.testkit.KnownProblem;
import org.quadrille.testkit.RandomProblems;

class FrontierFormatTest {
  private static final Problem<String> QUEENS = KnownProblem.queens(6).problem();

  private static final Frontier FRONTIER =
      new Frontier(
          1,
          List.of(
              new Subtree(OptionList.of(3, 17), OptionList.of(4), 0.25, true, false),
              new Subtree(OptionList.of(3, 18), OptionList.EMPTY, 0.125, true, false),
              new Subtree(OptionList.of(3), OptionList.of(4, 5), 1.0 / 3, false, false),
              Subtree.ofSolution(new int[] {3, 20, 30})),
          BigInteger.TWO.pow(80),
          new SearchStatistics(
              0,
              345,
              1017,
              2,
              Profile.ofAll(new long[] {1, 344}),
              Duration.ofMillis(1500),
              List.of(200L, 145L)));

  @Test
  void theFormatIsAsDocumented() {
    assertThat(FrontierFormat.write(QUEENS, FRONTIER).lines())
        .containsExactly(
            "quadrille-frontier 1",
            "problem " + Fingerprint.of(QUEENS),
            "root 1",
            "solutions 1208925819614629174706176",
            "work 345 1017 2 1500000000",
            "profile 1 344",
            "threads 200 145",
            "subtrees 4",
            "0.25 node 0 0 +3 +17 -4",
            "0.125 node 1 0 +18",
            "0.3333333333333333 tree 1 0 -4 -5",
            "0.0 solution 1 0 +20 +30",
            "end");
  }

  @Test
  void aFrontierWrittenIsReadBack() {
    Frontier read = FrontierFormat.read(QUEENS, FrontierFormat.write(QUEENS, FRONTIER));
    assertThat(read).isEqualTo(FRONTIER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | quadrille-frontier 2 | line 1: expected quadrille-frontier 1",
        "2 | problem sha256:00 | line 2: expected the fingerprint of this problem",
        "2 | puzzle sha256:00 | line 2: expected problem",
        "3 | root 99 | line 3: expected a number up to 36, found '99'",
        "3 | root -1 | line 3: expected a number, found '-1'",
        "4 | solutions many | line 4: expected a number, found 'many'",
        "5 | work 1 2 3 | line 5: expected 'work' and 4 words",
        "6 | profile 1 x | line 6: expected a number, found 'x'",
        "7 | threads 9223372036854775808 | line 7: expected a number up to 9223372036854775807",
        "8 | subtrees 3 | line 12: expected end",
        "8 | subtrees 5 | line 13: expected weight, kind, and two numbers",
        "9 | 0.25 node 0 0 +36 | line 9: expected a number up to 35, found '36'",
        "9 | 0.25 node 0 0 +3 +3 | line 9: expected each option once",
        "9 | 2 node 0 0 +3 | line 9: expected a weight from 0 to 1, found '2'",
        "9 | NaN node 0 0 +3 | line 9: expected a weight from 0 to 1",
        "9 | 0.25 leaf 0 0 +3 | line 9: expected node, tree or solution, found 'leaf'",
        "9 | 0.25 node 0 0 3 | line 9: expected + or - and the number of an option, found '3'",
        "9 | 0.25 node 0 0 +3 | line 9: expected at least 2 required options",
        "10 | 0.125 node 9 0 +18 | line 10: expected a number up to 2, found '9'",
        "13 | | line 13: expected end",
      })
  void anErrorNamesTheLine(int number, String line, String message) {
    List<String> lines = FrontierFormat.write(QUEENS, FRONTIER).lines().toList();
    StringBuilder text = new StringBuilder();
    for (int k = 1; k <= lines.size(); k++) {
      text.append(k == number ? line == null ? "" : line : lines.get(k - 1)).append('\n');
    }
    assertThatThrownBy(() -> FrontierFormat.read(QUEENS, text.toString()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("frontier, " + message);
  }

  @Test
  void truncatedTextIsAnError() {
    String text = FrontierFormat.write(QUEENS, FRONTIER);
    for (int length = 0; length < text.length() - 1; length++) {
      String cut = text.substring(0, length);
      assertThatThrownBy(() -> FrontierFormat.read(QUEENS, cut))
          .as(cut)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("frontier, line ");
    }
  }

  /** Text with 1 to 3 characters changed is another frontier or an IllegalArgumentException. */
  @Test
  void changedTextThrowsNoOtherException() {
    String text = FrontierFormat.write(QUEENS, FRONTIER);
    Random random = new Random(1);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder changed = new StringBuilder(text);
      for (int k = random.nextInt(3); k >= 0; k--) {
        changed.setCharAt(random.nextInt(text.length()), " +-09\nx".charAt(random.nextInt(7)));
      }
      try {
        assertThat(FrontierFormat.read(QUEENS, changed.toString())).isNotNull();
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageStartingWith("frontier, line ");
      }
    }
  }

  @Test
  void differentProblemsHaveDifferentFingerprints() {
    assertThat(Fingerprint.of(KnownProblem.queens(6).problem())).isEqualTo(Fingerprint.of(QUEENS));
    assertThat(Fingerprint.of(KnownProblem.queens(7).problem()))
        .isNotEqualTo(Fingerprint.of(QUEENS));
    long different =
        java.util.stream.LongStream.range(0, 500)
            .mapToObj(seed -> Fingerprint.of(RandomProblems.next(seed)))
            .distinct()
            .count();
    assertThat(different).isGreaterThan(480); // small problems may be equal
  }
}
