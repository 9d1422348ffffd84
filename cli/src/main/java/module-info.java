/** The {@code quadrille} command: parses arguments, calls the libraries and prints results. */
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

  opens org.quadrille.cli to
      info.picocli,
      org.slf4j;
  opens org.quadrille.cli.sudoku to
      info.picocli;
  opens org.quadrille.cli.cover to
      info.picocli;
  opens org.quadrille.cli.puzzle to
      info.picocli;

  provides ch.qos.logback.classic.spi.Configurator with
      org.quadrille.cli.LogbackSetup;
}
