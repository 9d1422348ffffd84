package org.quadrille.benchmarks;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.text.TextUtils;

/** Draws charts as SVG. */
final class Svg {
  private Svg() {}

  /**
   * Draws a chart.
   *
   * @param chart creates the chart; on a machine without a screen, this must not happen before this
   *     method sets the headless mode
   * @param width in pixels
   * @param height in pixels
   */
  static String draw(Supplier<JFreeChart> chart, int width, int height) {
    System.setProperty("java.awt.headless", "true");
    TextUtils.setUseDrawRotatedStringWorkaround(false); // keeps rotated text as text
    VectorGraphics2D graphics = new Graphics();
    chart.get().draw(graphics, new Rectangle2D.Double(0, 0, width, height));
    ByteArrayOutputStream svg = new ByteArrayOutputStream();
    try {
      new SVGProcessor()
          .getDocument(graphics.getCommands(), new PageSize(0, 0, width, height))
          .writeTo(svg);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // The fonts of this machine may be missing where the plot is viewed.
    return svg.toString(StandardCharsets.UTF_8)
        .replaceAll("font-family:&quot;[^&]*&quot;", "font-family:sans-serif");
  }

  /** Fills the labels of logarithmic axes, which are drawn as shapes. */
  private static final class Graphics extends VectorGraphics2D {
    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
      fill(glyphs.getOutline(x, y));
    }
  }
}
