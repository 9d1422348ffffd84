package org.quadrille.core.search;

/** Receives progress reports of a search. */
@FunctionalInterface
public interface ProgressListener {
  /**
   * Receives a report. Called by the thread that runs the search or waits for it; an exception ends
   * the search.
   *
   * @param progress the progress of the search
   */
  void progress(Progress progress);
}
