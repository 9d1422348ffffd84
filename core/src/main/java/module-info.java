/**
 * The language of exact covers: problems, items, options and solutions, the words of a search, text
 * forms, and a verifier that shares no code with any solver.
 */
module org.quadrille.core {
  requires static transitive org.jspecify;
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires org.slf4j;

  exports org.quadrille.core;
  exports org.quadrille.core.io;
  exports org.quadrille.core.search;
  exports org.quadrille.core.verify;
}
