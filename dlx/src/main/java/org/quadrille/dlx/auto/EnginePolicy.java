package org.quadrille.dlx.auto;

import org.quadrille.core.Problem;
import org.quadrille.dlx.search.CoverEngine;

/** Chooses the engines that search a problem. Thread-safe. */
public interface EnginePolicy {
  /** Returns the policy that always uses engines of one kind. */
  static EnginePolicy always(Problem<?> problem, EngineKind kind) {
    return new FixedEngine(problem, new ChosenEngine(kind, "requested"));
  }

  /** Returns the engine for a long search. */
  ChosenEngine choice();

  /** Returns the engine for a short search. */
  ChosenEngine choiceForShortSearch();

  /** Creates the engine for a search in one thread, long or short. */
  CoverEngine create();

  /** Creates the engine for a count in one thread, long or short. */
  default CoverEngine createToCount() {
    return create();
  }

  /** Creates an engine of the kind chosen for a long search. */
  CoverEngine createForLongSearch();

  /** Returns whether an engine that this policy created is of the kind for a long search. */
  boolean isForLongSearch(CoverEngine engine);

  /** Returns the choice that an engine created by this policy uses, or has used last. */
  ChosenEngine choiceOf(CoverEngine engine);

  /** Returns whether counts may use memory instead of the chosen engine. */
  boolean allowsMemory();

  /** Returns the same policy for a part of the problem. */
  EnginePolicy forPart(Problem<?> part);
}
