package org.quadrille.benchmarks;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;

/** Writes results as tables in Markdown. */
final class MarkdownReport {
  private final StringBuilder text = new StringBuilder();

  private MarkdownReport() {}

  static String of(Results results) {
    MarkdownReport report = new MarkdownReport();
    results.conditions().forEach(line -> report.text.append(line).append(".\n\n"));
    results.matrices().forEach(report::add);
    if (!results.others().isEmpty()) {
      report.addOthers(results.others());
    }
    return report.text.toString().stripTrailing() + "\n";
  }

  private void add(Matrix matrix) {
    text.append("### ").append(matrix.title()).append("\n\n");
    text.append("Milliseconds; in parentheses the ratio to the best time of the row. ");
    text.append("~: the error is more than a tenth of the time.");
    if (matrix.hasWork()) {
      text.append(" CPU: the CPU time of the whole process in milliseconds. A percentage: the ");
      text.append("largest share of the nodes that one of several threads searched.");
    }
    text.append("\n\n");
    text.append("| instance |");
    matrix.programs().forEach(program -> text.append(" ").append(program).append(" |"));
    text.append("\n|---|").append("---:|".repeat(matrix.programs().size())).append('\n');
    for (String instance : matrix.instances()) {
      text.append("| ").append(instance).append(" |");
      for (String program : matrix.programs()) {
        double best = matrix.best(instance);
        String cell = matrix.timing(instance, program).map(t -> cell(t, best)).orElse("");
        text.append(' ').append(cell).append(" |");
      }
      text.append('\n');
    }
    text.append('\n');
  }

  private static String cell(Timing timing, double best) {
    double ratio = timing.seconds() / best;
    String cell =
        "%s%s (%s)"
            .formatted(timing.isRough() ? "~" : "", number(timing.seconds() * 1e3), ratio(ratio));
    return (ratio == 1 ? "**" + cell + "**" : cell) + work(timing);
  }

  private static String work(Timing timing) {
    String cpu =
        Double.isNaN(timing.cpuSeconds()) ? "" : ", CPU " + number(timing.cpuSeconds() * 1e3);
    return timing.share() < 1 ? cpu + ", " + Math.round(timing.share() * 100) + "%" : cpu;
  }

  private void addOthers(List<Score> others) {
    text.append("### Other benchmarks\n\n");
    text.append("| benchmark | parameters | score | ± | unit |\n|---|---|---:|---:|---|\n");
    for (Score score : others) {
      String parameters =
          score.parameters().entrySet().stream()
              .map(p -> p.getKey() + "=" + p.getValue())
              .collect(joining(", "));
      text.append(
          "| %s | %s | %s | %s | %s |\n"
              .formatted(
                  score.benchmark(),
                  parameters,
                  number(score.value()),
                  Double.isNaN(score.error()) ? "" : number(score.error()),
                  score.unit()));
    }
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, ratio < 100 ? "%.1f" : "%,.0f", ratio);
  }

  /** Formats a number with three significant digits, or with all digits before the point. */
  static String number(double value) {
    int decimals = value <= 0 ? 0 : 2 - (int) Math.floor(Math.log10(value));
    return String.format(Locale.ROOT, "%,." + Math.max(0, Math.min(decimals, 6)) + "f", value);
  }
}
