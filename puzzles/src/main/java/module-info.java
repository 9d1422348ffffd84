/** Puzzles other than sudoku as exact covers: each makes a problem and draws its solutions. */
module org.quadrille.puzzles {
  requires transitive org.quadrille.core;
  requires static transitive org.jspecify;

  exports org.quadrille.puzzles;
}
