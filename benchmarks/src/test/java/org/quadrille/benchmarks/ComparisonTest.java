package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.offset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.benchmarks.Comparison.Sample;
import org.quadrille.benchmarks.Comparison.Verdict;

class ComparisonTest {
  private static Sample seconds(double cpu) {
    return new Sample("92", 1222, cpu, 2 * cpu);
  }

  /** The old build takes 1 s in each round, the new one so many. */
  private static Comparison comparison(double... news) {
    Comparison comparison = new Comparison("queens");
    for (double young : news) {
      comparison.add(seconds(1), seconds(young));
    }
    return comparison;
  }

  @Test
  void mediansAndQuantiles() {
    assertThat(Comparison.median(3)).isEqualTo(3);
    assertThat(Comparison.median(5, 1, 3)).isEqualTo(3);
    assertThat(Comparison.median(4, 1, 3, 2)).isEqualTo(2.5);
    double[] values = {5, 1, 4, 2, 3};
    assertThat(Comparison.quantile(values, 0)).isEqualTo(1);
    assertThat(Comparison.quantile(values, 0.25)).isEqualTo(2);
    assertThat(Comparison.quantile(values, 0.9)).isEqualTo(4.6, offset(1e-12));
    assertThat(Comparison.quantile(values, 1)).isEqualTo(5);
    assertThat(values).as("not sorted in place").containsExactly(5, 1, 4, 2, 3);
  }

  @ParameterizedTest
  @CsvSource({
    "1.00, 1.00, 1.00, SAME",
    "1.02, 1.02, 1.02, SAME",
    "1.04, 1.05, 1.06, SLOWER",
    "0.80, 1.10, 1.30, SAME", // the rounds do not agree
    "0.96, 0.95, 0.94, FASTER",
    "0.98, 0.98, 0.98, SAME",
    "0.70, 0.90, 1.30, SAME",
  })
  void verdictsWithALimitOf3Percent(double a, double b, double c, Verdict verdict) {
    assertThat(comparison(a, b, c).verdict(0.03)).isEqualTo(verdict);
  }

  @Test
  void eachRoundIsARatioOfItsOwn() {
    Comparison comparison = new Comparison("queens");
    comparison.add(seconds(1), seconds(1.1)); // the machine slows down from round to round
    comparison.add(seconds(2), seconds(2.2));
    comparison.add(seconds(4), seconds(4.4));
    assertThat(comparison.ratio()).isEqualTo(1.1, offset(1e-12));
    assertThat(comparison.spread()).isEqualTo(0, offset(1e-12));
    assertThat(comparison.verdict(0.03)).isEqualTo(Verdict.SLOWER);
    assertThat(comparison.row(0.03))
        .isEqualTo(
            "| queens | 2000.000 | 2200.000 | 1.100 | 0.0% | 1.100 | 1222 | 1222 | slower |");
  }

  @Test
  void otherNumbersOfSolutionsAreNotCompared() {
    Comparison comparison = comparison(0.5);
    comparison.add(seconds(1), new Sample("91", 1000, 0.5, 0.5));
    assertThat(comparison.isSameValue()).isFalse();
    assertThat(comparison.verdict(0.03)).isEqualTo(Verdict.DIFFERENT);

    Comparison first = new Comparison("queens");
    first.add(seconds(1), new Sample("91", 1000, 1, 1));
    assertThat(first.row(0.03)).endsWith("| 1222 | 1000 | different: 92, 91 |");
  }

  @Test
  void otherNodesAreShown() {
    Comparison comparison = comparison(1);
    comparison.add(seconds(1), new Sample("92", 1000, 1, 1));
    assertThat(comparison.row(0.03)).contains("| 1222 | 1222, 1000 | same |");
  }

  @Test
  void theLineOfTheRunner() {
    assertThat(Sample.parse("92 1222 1500000 2000000"))
        .isEqualTo(new Sample("92", 1222, 0.0015, 0.002));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "92", "92 many 1 2"})
  void anotherLine(String line) {
    assertThatIllegalStateException()
        .isThrownBy(() -> Sample.parse(line))
        .withMessageContaining("\"" + line + "\"");
  }
}
