package org.quadrille.cli.sudoku;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.quadrille.sudoku.solve.Algorithm;

/**
 * A comparison drawn as a cactus plot: the times of each algorithm, sorted, so that a curve tells
 * how many puzzles are solved within a time each. Where the time was up, the curve ends early.
 */
final class BenchPlot {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 500;

  /** So many puzzles, and each has a mark on the curve. */
  private static final int MOST_MARKS = 100;

  /** A time that the clock takes for none; the axis has no zero. */
  private static final double LEAST_MILLIS = 1e-6;

  private static final Stroke LINE = new BasicStroke(1.5f);
  private static final Stroke DASHES =
      new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {6, 4}, 0f);

  private final List<Contestant> contestants;
  private final int puzzles;
  private final double timeoutMillis;
  private final XYSeriesCollection curves = new XYSeriesCollection();
  private final XYLineAndShapeRenderer pen;

  /**
   * Draws the first puzzles.
   *
   * @param contestants one for each curve
   * @param puzzles how many puzzles, at least one
   * @param timeout the time that an algorithm had for each
   */
  BenchPlot(List<Contestant> contestants, int puzzles, Duration timeout) {
    this.contestants = contestants;
    this.puzzles = puzzles;
    timeoutMillis = timeout.toNanos() / 1e6;
    pen = new XYLineAndShapeRenderer(true, puzzles <= MOST_MARKS);
  }

  /** Writes the plot. */
  void write(Path file) throws IOException {
    // Nothing is shown; on a machine without a screen AWT must not look for one.
    System.setProperty("java.awt.headless", "true");
    TextUtils.setUseDrawRotatedStringWorkaround(false); // which turns letters into curves
    VectorGraphics2D graphics = new Graphics();
    chart().draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
    ByteArrayOutputStream svg = new ByteArrayOutputStream();
    new SVGProcessor()
        .getDocument(graphics.getCommands(), new PageSize(0, 0, WIDTH, HEIGHT))
        .writeTo(svg);
    // The family that Java has found on this machine may not be there where the plot is looked at.
    String family = "&quot;%s&quot;".formatted(font(Font.PLAIN, 12).getFamily());
    Files.writeString(file, svg.toString(StandardCharsets.UTF_8).replace(family, "sans-serif"));
  }

  /** The labels of a logarithmic axis come as shapes, which otherwise would be drawn hollow. */
  private static final class Graphics extends VectorGraphics2D {
    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
      fill(glyphs.getOutline(x, y));
    }
  }

  private JFreeChart chart() {
    XYPlot plot = new XYPlot(curves, puzzleAxis(), timeAxis(), pen);
    plot.setDomainGridlinePaint(Color.LIGHT_GRAY);
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
    pen.setDrawSeriesLineAsPath(true);
    pen.setDrawOutlines(false);
    contestants.forEach(this::add);
    if (anyTimedOut()) {
      plot.addRangeMarker(timeout());
    }
    String title =
        "Times of each algorithm on %d %s, sorted"
            .formatted(puzzles, puzzles == 1 ? "sudoku" : "sudokus");
    JFreeChart chart = new JFreeChart(title, font(Font.BOLD, 16), plot, true);
    chart.setBackgroundPaint(Color.WHITE);
    chart.getLegend().setItemFont(font(Font.PLAIN, 13));
    return chart;
  }

  private void add(Contestant contestant) {
    double[] times = contestant.answeredMillis(puzzles);
    String name = contestant.algorithm().toString();
    int timedOut = puzzles - times.length;
    XYSeries curve =
        new XYSeries(timedOut == 0 ? name : "%s (%d timed out)".formatted(name, timedOut));
    for (int k = 0; k < times.length; k++) {
      curve.add(k + 1, Math.max(times[k], LEAST_MILLIS));
    }
    int number = curves.getSeriesCount();
    curves.addSeries(curve);
    pen.setSeriesPaint(number, colour(contestant.algorithm()));
    pen.setSeriesStroke(number, LINE);
  }

  /** The same in every company; told apart by the colour-blind, too (Okabe and Ito). */
  private static Color colour(Algorithm algorithm) {
    return switch (algorithm) {
      case FAST -> new Color(0xd55e00);
      case DLX -> new Color(0x0072b2);
      case BITMASK -> new Color(0x009e73);
      case PRUNED -> new Color(0xcc79a7);
      case NAIVE -> new Color(0x000000);
    };
  }

  private ValueMarker timeout() {
    ValueMarker marker = new ValueMarker(timeoutMillis, Color.DARK_GRAY, DASHES);
    marker.setLabel("timeout");
    marker.setLabelFont(font(Font.PLAIN, 12));
    marker.setLabelBackgroundColor(Color.WHITE);
    marker.setLabelOffset(new RectangleInsets(4, 4, 4, 4));
    marker.setLabelAnchor(RectangleAnchor.TOP_LEFT);
    marker.setLabelTextAnchor(TextAnchor.TOP_LEFT);
    return marker;
  }

  private NumberAxis puzzleAxis() {
    NumberAxis axis = new NumberAxis("puzzles solved");
    axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    axis.setRange(0, puzzles);
    return styled(axis);
  }

  private LogAxis timeAxis() {
    LogAxis axis = new LogAxis("time of a puzzle, milliseconds");
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    axis.setNumberFormatOverride(new DecimalFormat("0.######", symbols));
    axis.setTickUnit(new NumberTickUnit(1)); // powers of ten
    double least = anyTimedOut() ? timeoutMillis : Double.MAX_VALUE;
    double most = anyTimedOut() ? timeoutMillis : LEAST_MILLIS;
    for (Contestant contestant : contestants) {
      double[] times = contestant.answeredMillis(puzzles);
      if (times.length > 0) {
        least = Math.min(least, times[0]);
        most = Math.max(most, times[times.length - 1]);
      }
    }
    double first = Math.floor(Math.log10(Math.max(least, LEAST_MILLIS)));
    double last = Math.ceil(Math.log10(most * 1.2)); // a little room above
    axis.setRange(Math.pow(10, first), Math.pow(10, last));
    return styled(axis);
  }

  private boolean anyTimedOut() {
    return contestants.stream().anyMatch(c -> c.answeredMillis(puzzles).length < puzzles);
  }

  private static <A extends ValueAxis> A styled(A axis) {
    axis.setLabelFont(font(Font.PLAIN, 14));
    axis.setTickLabelFont(font(Font.PLAIN, 12));
    return axis;
  }

  private static Font font(int style, int size) {
    return new Font(Font.SANS_SERIF, style, size);
  }
}
