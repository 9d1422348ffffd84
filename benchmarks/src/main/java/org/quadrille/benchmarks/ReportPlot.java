package org.quadrille.benchmarks;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.DefaultDrawingSupplier;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Draws a table of times: a line for each instance, with a mark for each program on a logarithmic
 * time axis.
 */
final class ReportPlot {
  private static final int WIDTH = 900;
  private static final int LINE_HEIGHT = 20;
  private static final int MARGIN = 130;

  /** The colours of Okabe and Ito, which colour-blind readers can distinguish, without yellow. */
  private static final Color[] COLOURS = {
    new Color(0x000000),
    new Color(0x0072b2),
    new Color(0x56b4e9),
    new Color(0xd55e00),
    new Color(0x009e73),
    new Color(0xcc79a7),
    new Color(0xe69f00),
    new Color(0x808080)
  };

  private static final Shape[] SHAPES = DefaultDrawingSupplier.DEFAULT_SHAPE_SEQUENCE;

  private final Matrix matrix;

  private ReportPlot(Matrix matrix) {
    this.matrix = matrix;
  }

  /** Returns the plot as SVG. */
  static String svg(Matrix matrix) {
    int height = MARGIN + LINE_HEIGHT * matrix.instances().size();
    return Svg.draw(new ReportPlot(matrix)::chart, WIDTH, height);
  }

  private JFreeChart chart() {
    List<String> instances = matrix.instances();
    XYSeriesCollection marks = new XYSeriesCollection();
    XYLineAndShapeRenderer pen = new XYLineAndShapeRenderer(false, true);
    for (String program : matrix.programs()) {
      XYSeries series = new XYSeries(program);
      for (int k = 0; k < instances.size(); k++) {
        int line = k;
        matrix
            .timing(instances.get(k), program)
            .ifPresent(timing -> series.add(timing.seconds() * 1e3, line));
      }
      int number = marks.getSeriesCount();
      marks.addSeries(series);
      int style = matrix.numberOf(program);
      pen.setSeriesPaint(number, COLOURS[style % COLOURS.length]);
      pen.setSeriesShape(number, SHAPES[style % SHAPES.length]);
    }
    XYPlot plot = new XYPlot(marks, timeAxis(marks), instanceAxis(instances), pen);
    plot.setDomainGridlinePaint(Color.LIGHT_GRAY);
    plot.setRangeGridlinePaint(new Color(0xe8e8e8));
    plot.setRangeGridlineStroke(new BasicStroke(1f));
    JFreeChart chart = new JFreeChart(matrix.title(), font(Font.BOLD, 16), plot, true);
    chart.setBackgroundPaint(Color.WHITE);
    chart.setPadding(new RectangleInsets(0, 0, 0, 20)); // space for the last label of the axis
    chart.getLegend().setItemFont(font(Font.PLAIN, 13));
    chart.getLegend().setPosition(RectangleEdge.TOP);
    return chart;
  }

  private static SymbolAxis instanceAxis(List<String> instances) {
    SymbolAxis axis = new SymbolAxis("", instances.toArray(new String[0]));
    axis.setInverted(true); // first instance at the top
    axis.setGridBandsVisible(false);
    axis.setTickLabelFont(font(Font.PLAIN, 12));
    axis.setRange(-0.6, instances.size() - 0.4);
    return axis;
  }

  private static LogAxis timeAxis(XYSeriesCollection marks) {
    LogAxis axis = new LogAxis("milliseconds");
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    axis.setNumberFormatOverride(new DecimalFormat("#,##0.######", symbols));
    axis.setTickUnit(new NumberTickUnit(1)); // powers of ten
    double first = Math.floor(Math.log10(marks.getDomainLowerBound(false) / 1.1));
    double last = Math.ceil(Math.log10(marks.getDomainUpperBound(false) * 1.1));
    axis.setRange(
        0.999 * Math.pow(10, first),
        1.001 * Math.pow(10, last)); // includes the labels at both ends
    axis.setLabelFont(font(Font.PLAIN, 14));
    axis.setTickLabelFont(font(Font.PLAIN, 12));
    return axis;
  }

  private static Font font(int style, int size) {
    return new Font(Font.SANS_SERIF, style, size);
  }
}
