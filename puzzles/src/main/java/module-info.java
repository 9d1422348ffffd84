/** Puzzles other than sudoku as exact cover problems; each can draw its solutions. */
module org.quadrille.puzzles {
  requires transitive org.quadrille.core;
  requires static transitive org.jspecify;

  exports org.quadrille.puzzles;
}
