package org.quadrille.dlx;

import org.quadrille.dlx.search.ThreadSettings;

/** What tests in other packages may do with the facade. */
public final class TestFacade {
  private TestFacade() {}

  /** Returns a copy with these threads. */
  public static <T> ExactCover<T> threads(ExactCover<T> cover, ThreadSettings threads) {
    return cover.threads(threads);
  }
}
