package org.quadrille.dlx;

import org.quadrille.core.Problem;

/** Chooses the engine for a problem. The choice depends on the problem alone. */
final class EngineSelector {
  private EngineSelector() {}

  static EngineChoice select(Problem<?> problem) {
    if (Engine.BITSETS.supports(problem)) {
      return new EngineChoice(Engine.BITSETS, problem.optionCount() + " options");
    }
    return new EngineChoice(
        Engine.DANCING_LINKS, "it takes every problem, whatever its size and bounds");
  }
}
