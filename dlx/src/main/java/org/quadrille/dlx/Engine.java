package org.quadrille.dlx;

import org.quadrille.core.Problem;

/** The engines. */
public enum Engine {
  /**
   * Algorithms X and C of TAOCP 7.2.2.1 with doubly linked lists in flat arrays: primary and
   * secondary items and colours. The item with the fewest options is covered next, the leftmost of
   * several.
   */
  DANCING_LINKS {
    @Override
    CoverEngine create(Problem<?> problem) {
      return new DancingLinks(problem);
    }
  };

  abstract CoverEngine create(Problem<?> problem);
}
