package org.quadrille.core.search;

/** Is told now and then how far a search has come, in the thread that searches. */
@FunctionalInterface
public interface ProgressListener {
  /**
   * Tells how far the search has come.
   *
   * @param progress the state of the search
   */
  void progress(Progress progress);
}
