package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.quadrille.sudoku.solve.Algorithm;

/**
 * Draws a benchmark as a cactus plot in SVG: a curve for each algorithm through its sorted times,
 * so that the curve shows how many puzzles it solves within a given time per puzzle. Puzzles that
 * timed out are not part of the curve.
 *
 * <p>The SVG is written directly, so that the command needs neither AWT nor a chart library.
 */
final class BenchPlot {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 500;
  private static final int LEFT = 80; // of the plot area
  private static final int RIGHT = 590;
  private static final int TOP = 50;
  private static final int BOTTOM = 440;

  /** Up to this many puzzles, each point of a curve has a mark. */
  private static final int MAX_MARKED_PUZZLES = 100;

  /** The largest number of intervals on the axis of puzzles. */
  private static final int MAX_TICKS = 10;

  /** Replaces a time of 0 ms, which a logarithmic axis cannot show. */
  private static final double MIN_MILLIS = 1e-6;

  private final List<AlgorithmRun> runs;
  private final int puzzles;
  private final double timeoutMillis;
  private final boolean anyTimedOut;
  private final int minExponent; // of ten, at the lower end of the time axis
  private final int maxExponent;
  private final StringBuilder svg = new StringBuilder();

  /**
   * Prepares a plot of the first puzzles.
   *
   * @param runs the measurements, one curve each
   * @param puzzles the number of puzzles, at least 1
   * @param timeout the limit on the time of an algorithm per puzzle
   */
  BenchPlot(List<AlgorithmRun> runs, int puzzles, Duration timeout) {
    this.runs = runs;
    this.puzzles = puzzles;
    timeoutMillis = timeout.toNanos() / 1e6;
    anyTimedOut = runs.stream().anyMatch(c -> c.answeredMillis(puzzles).length < puzzles);
    double min = anyTimedOut ? timeoutMillis : Double.MAX_VALUE;
    double max = anyTimedOut ? timeoutMillis : MIN_MILLIS;
    for (AlgorithmRun run : runs) {
      double[] times = run.answeredMillis(puzzles);
      if (times.length > 0) {
        min = Math.min(min, times[0]);
        max = Math.max(max, times[times.length - 1]);
      }
    }
    minExponent = (int) Math.floor(Math.log10(Math.max(min, MIN_MILLIS)));
    maxExponent = (int) Math.ceil(Math.log10(max * 1.2)); // with some space above the curves
  }

  /** Writes the plot. */
  void write(Path file) throws IOException {
    Files.writeString(file, svg());
  }

  private String svg() {
    svg.setLength(0);
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %1$d %2$d\""
            + " font-family=\"sans-serif\" font-size=\"12\">",
        WIDTH, HEIGHT);
    add("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", WIDTH, HEIGHT);
    add(
        "<text x=\"%d\" y=\"28\" font-size=\"16\" font-weight=\"bold\" text-anchor=\"middle\">"
            + "Times of each algorithm on %d %s, sorted</text>",
        WIDTH / 2, puzzles, puzzles == 1 ? "sudoku" : "sudokus");
    addPuzzleAxis();
    addTimeAxis();
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"gray\"/>",
        LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP);
    for (int k = 0; k < runs.size(); k++) {
      addCurve(runs.get(k), TOP + 12 + 24 * k);
    }
    if (anyTimedOut) {
      addTimeout();
    }
    add("</svg>");
    return svg.toString();
  }

  private void addPuzzleAxis() {
    int step = tickStep(puzzles);
    for (int count = 0; count <= puzzles; count += step) {
      addLine("lightgray", x(count), TOP, x(count), BOTTOM);
      add(
          "<text x=\"%.2f\" y=\"%d\" text-anchor=\"middle\">%d</text>",
          x(count), BOTTOM + 18, count);
    }
    add(
        "<text x=\"%d\" y=\"%d\" font-size=\"14\" text-anchor=\"middle\">puzzles solved</text>",
        (LEFT + RIGHT) / 2, BOTTOM + 42);
  }

  /** Returns the smallest of 1, 2, 5, 10, 20, 50, … that divides an axis into few intervals. */
  private static int tickStep(int length) {
    int power = 1;
    while (true) {
      for (int factor : new int[] {1, 2, 5}) {
        if ((long) length <= (long) MAX_TICKS * factor * power) {
          return factor * power;
        }
      }
      power *= 10;
    }
  }

  private void addTimeAxis() {
    for (int exponent = minExponent; exponent <= maxExponent; exponent++) {
      double y = y(Math.pow(10, exponent));
      addLine("lightgray", LEFT, y, RIGHT, y);
      add(
          "<text x=\"%d\" y=\"%.2f\" text-anchor=\"end\">%s</text>",
          LEFT - 6, y + 4, BigDecimal.ONE.scaleByPowerOfTen(exponent).toPlainString());
    }
    add(
        "<text transform=\"translate(18 %d) rotate(-90)\" font-size=\"14\" text-anchor=\"middle\">"
            + "time of a puzzle, milliseconds</text>",
        (TOP + BOTTOM) / 2);
  }

  private void addCurve(AlgorithmRun run, int legendY) {
    double[] times = run.answeredMillis(puzzles);
    String colour = colour(run.algorithm());
    StringBuilder points = new StringBuilder();
    for (int k = 0; k < times.length; k++) {
      points.append(String.format(Locale.ROOT, " %.2f,%.2f", x(k + 1), y(times[k])));
    }
    add(
        "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" points=\"%s\"/>",
        colour, points.toString().strip());
    if (puzzles <= MAX_MARKED_PUZZLES) {
      for (int k = 0; k < times.length; k++) {
        add("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"3\" fill=\"%s\"/>", x(k + 1), y(times[k]), colour);
      }
    }
    int timedOut = puzzles - times.length;
    addLine(colour, RIGHT + 16, legendY, RIGHT + 36, legendY);
    add(
        "<text x=\"%d\" y=\"%d\" font-size=\"13\">%s%s</text>",
        RIGHT + 42,
        legendY + 4,
        run.algorithm(),
        timedOut == 0 ? "" : " (%d timed out)".formatted(timedOut));
  }

  private void addTimeout() {
    double y = y(timeoutMillis);
    add(
        "<line x1=\"%d\" y1=\"%.2f\" x2=\"%d\" y2=\"%2$.2f\" stroke=\"dimgray\""
            + " stroke-dasharray=\"6 4\"/>",
        LEFT, y, RIGHT);
    add("<text x=\"%d\" y=\"%.2f\" fill=\"dimgray\">timeout</text>", LEFT + 6, y + 14);
  }

  private void addLine(String colour, double x1, double y1, double x2, double y2) {
    add(
        "<line x1=\"%.2f\" y1=\"%.2f\" x2=\"%.2f\" y2=\"%.2f\" stroke=\"%s\"/>",
        x1, y1, x2, y2, colour);
  }

  private void add(String element, Object... arguments) {
    svg.append(String.format(Locale.ROOT, element, arguments)).append('\n');
  }

  private double x(int count) {
    return LEFT + (double) count / puzzles * (RIGHT - LEFT);
  }

  private double y(double millis) {
    double exponent = Math.log10(Math.max(millis, MIN_MILLIS));
    return BOTTOM - (exponent - minExponent) / (maxExponent - minExponent) * (BOTTOM - TOP);
  }

  /**
   * Returns the colour of an algorithm, the same in every plot. Colour-blind readers can
   * distinguish the colours (Okabe and Ito).
   */
  private static String colour(Algorithm algorithm) {
    return switch (algorithm) {
      case FAST -> "#d55e00";
      case DLX -> "#0072b2";
      case BITMASK -> "#009e73";
      case PRUNED -> "#cc79a7";
      case NAIVE -> "#000000";
    };
  }
}
