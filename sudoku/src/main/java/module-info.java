/** Sudoku as exact cover, and by backtracking to compare; puzzles in and out of text. */
module org.quadrille.sudoku {
  requires transitive org.quadrille.dlx;
  requires static transitive org.jspecify;
  requires com.fasterxml.jackson.core;
  requires java.xml;

  exports org.quadrille.sudoku;
  exports org.quadrille.sudoku.io;
  exports org.quadrille.sudoku.solve;
}
