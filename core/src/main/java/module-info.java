/**
 * The data model of exact covers: problems, items, options and solutions, the limits and results of
 * a search, text formats, and a verifier that shares no code with any solver.
 */
@SuppressWarnings("module") // the modules that it exports to are built later
module org.quadrille.core {
  requires static transitive org.jspecify;
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires org.slf4j;

  exports org.quadrille.core;
  exports org.quadrille.core.io;
  exports org.quadrille.core.search;
  exports org.quadrille.core.verify;
  exports org.quadrille.core.internal to
      org.quadrille.cli,
      org.quadrille.dlx,
      org.quadrille.puzzles,
      org.quadrille.sudoku;
}
