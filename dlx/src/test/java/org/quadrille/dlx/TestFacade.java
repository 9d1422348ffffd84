package org.quadrille.dlx;

import org.quadrille.core.Problem;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.search.CoverEngine;
import org.quadrille.dlx.search.ThreadSettings;

/** Gives the tests of other packages access to package-private methods of the facade. */
@SuppressWarnings("exports") // the tests of the module are one module with it
public final class TestFacade {
  private TestFacade() {}

  /** Returns a copy of a facade with these threads. */
  public static <T> ExactCover<T> threads(ExactCover<T> cover, ThreadSettings threads) {
    return cover.threads(threads);
  }

  /** Returns the policy that an engine has for a problem. */
  public static EnginePolicy policy(Engine engine, Problem<?> problem) {
    return engine.policy(problem);
  }

  /** Builds the engine for a search in one thread. */
  public static CoverEngine create(Engine engine, Problem<?> problem) {
    return policy(engine, problem).create();
  }
}
