/** The {@code quadrille} command: parses, calls, prints. */
@SuppressWarnings("requires-automatic") // the two libraries for plots are no modules yet
module org.quadrille.cli {
  requires org.quadrille.sudoku;
  requires org.quadrille.puzzles;
  requires static org.jspecify;
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires info.picocli;
  requires org.slf4j;
  requires ch.qos.logback.classic;
  requires ch.qos.logback.core;
  requires me.tongfei.progressbar;
  requires java.desktop;
  requires org.jfree.jfreechart;
  requires VectorGraphics2D;

  opens org.quadrille.cli to
      info.picocli;
  opens org.quadrille.cli.sudoku to
      info.picocli;
  opens org.quadrille.cli.cover to
      info.picocli;
  opens org.quadrille.cli.puzzle to
      info.picocli;

  provides ch.qos.logback.classic.spi.Configurator with
      org.quadrille.cli.LogbackSetup;
}
