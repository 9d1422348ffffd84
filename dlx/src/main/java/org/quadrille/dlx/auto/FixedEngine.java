package org.quadrille.dlx.auto;

import org.quadrille.core.Problem;
import org.quadrille.dlx.search.CoverEngine;

/** The policy that always uses engines of one kind. */
record FixedEngine(Problem<?> problem, ChosenEngine choice) implements EnginePolicy {
  @Override
  public ChosenEngine choiceForShortSearch() {
    return choice;
  }

  @Override
  public CoverEngine create() {
    return choice.kind().create(problem);
  }

  @Override
  public CoverEngine createForLongSearch() {
    return create();
  }

  @Override
  public boolean isForLongSearch(CoverEngine engine) {
    return true;
  }

  @Override
  public ChosenEngine choiceOf(CoverEngine engine) {
    return choice;
  }

  @Override
  public boolean allowsMemory() {
    return false;
  }

  @Override
  public EnginePolicy forPart(Problem<?> part) {
    return new FixedEngine(part, choice);
  }
}
