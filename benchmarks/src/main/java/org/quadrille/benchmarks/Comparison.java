package org.quadrille.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** One row measured with two builds, in turns. */
final class Comparison {
  /**
   * What one process has measured.
   *
   * @param value the number of solutions
   * @param nodes the number of nodes; -1 if it is not known
   * @param cpuSeconds the CPU time of a count
   * @param seconds the wall time of a count
   */
  record Sample(String value, long nodes, double cpuSeconds, double seconds) {
    /**
     * Reads the line that {@link CompareRunner} prints.
     *
     * @throws IllegalStateException if it is not such a line
     */
    static Sample parse(String line) {
      String[] words = line.split(" ", -1);
      try {
        return new Sample(
            words[0],
            Long.parseLong(words[1]),
            Long.parseLong(words[2]) / 1e9,
            Long.parseLong(words[3]) / 1e9);
      } catch (RuntimeException e) {
        throw new IllegalStateException("expected a measurement, found \"" + line + "\"", e);
      }
    }
  }

  /** How the new build compares with the old one. */
  enum Verdict {
    SLOWER,
    FASTER,
    SAME,
    /** The numbers of solutions differ, so times say nothing. */
    DIFFERENT;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static final String HEADER =
      "| row | old ms | new ms | ratio | spread | wall ratio | nodes old | nodes new | verdict |%n"
          + "|---|---:|---:|---:|---:|---:|---:|---:|---|%n";

  private final String name;
  private final List<Sample> olds = new ArrayList<>();
  private final List<Sample> news = new ArrayList<>();

  Comparison(String name) {
    this.name = name;
  }

  /** Adds the two samples of a round. */
  void add(Sample old, Sample young) {
    olds.add(old);
    news.add(young);
  }

  /** Whether all samples have the same number of solutions. */
  boolean isSameValue() {
    return olds.stream().allMatch(s -> s.value().equals(olds.get(0).value()))
        && news.stream().allMatch(s -> s.value().equals(olds.get(0).value()));
  }

  /**
   * Compares CPU times.
   *
   * @param limit the relative difference up to which two builds are the same: 0.03 for 3%
   * @return {@link Verdict#SLOWER} or {@link Verdict#FASTER} if the ratio exceeds the limit and
   *     three quarters of the rounds agree on the direction
   */
  Verdict verdict(double limit) {
    double[] ratios = ratios(Sample::cpuSeconds);
    if (!isSameValue()) {
      return Verdict.DIFFERENT;
    }
    if (median(ratios) > 1 + limit && quantile(ratios, 0.25) > 1) {
      return Verdict.SLOWER;
    }
    return median(ratios) < 1 / (1 + limit) && quantile(ratios, 0.75) < 1
        ? Verdict.FASTER
        : Verdict.SAME;
  }

  /** The median over all rounds of new CPU time / old CPU time. */
  double ratio() {
    return median(ratios(Sample::cpuSeconds));
  }

  /** The distance of the quartiles of the rounds' ratios. */
  double spread() {
    double[] ratios = ratios(Sample::cpuSeconds);
    return quantile(ratios, 0.75) - quantile(ratios, 0.25);
  }

  private double[] ratios(ToDoubleFunction<Sample> time) {
    double[] ratios = new double[olds.size()];
    for (int k = 0; k < ratios.length; k++) {
      ratios[k] = time.applyAsDouble(news.get(k)) / time.applyAsDouble(olds.get(k));
    }
    return ratios;
  }

  static double median(double... values) {
    return quantile(values, 0.5);
  }

  /** Between two values, on the straight line that connects them. */
  static double quantile(double[] values, double p) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double position = p * (sorted.length - 1);
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }

  /** The row of the table, see {@link #HEADER}. */
  String row(double limit) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %.3f | %.1f%% | %.3f | %s | %s | %s |",
        name,
        milliseconds(olds),
        milliseconds(news),
        ratio(),
        100 * spread(),
        median(ratios(Sample::seconds)),
        nodes(olds),
        nodes(news),
        isSameValue()
            ? verdict(limit)
            : "different: " + olds.get(0).value() + ", " + news.get(0).value());
  }

  private static String milliseconds(List<Sample> samples) {
    double median = median(samples.stream().mapToDouble(Sample::cpuSeconds).toArray());
    return String.format(Locale.ROOT, "%.3f", 1e3 * median);
  }

  /** More than one number if the processes of a build do not agree. */
  private static String nodes(List<Sample> samples) {
    List<String> nodes =
        samples.stream().map(s -> s.nodes() < 0 ? "" : "" + s.nodes()).distinct().toList();
    return String.join(", ", nodes);
  }
}
