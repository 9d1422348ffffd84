/** Engines that find exact covers, behind one facade. */
module org.quadrille.dlx {
  requires transitive org.quadrille.core;
  requires static transitive org.jspecify;
  requires com.google.common;
  requires org.slf4j;

  exports org.quadrille.dlx;
}
