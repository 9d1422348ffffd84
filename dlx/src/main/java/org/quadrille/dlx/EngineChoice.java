package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import org.quadrille.dlx.auto.ChosenEngine;

/**
 * The engine that searches a problem, and why.
 *
 * @param engine the engine; not {@link Engine#AUTO}
 * @param reason why, in a few words for people
 */
public record EngineChoice(Engine engine, String reason) {

  /**
   * Creates a choice.
   *
   * @param engine the engine
   * @param reason why
   * @throws IllegalArgumentException if the engine is {@link Engine#AUTO}
   */
  public EngineChoice {
    requireNonNull(reason, "reason");
    if (requireNonNull(engine, "engine") == Engine.AUTO) {
      throw new IllegalArgumentException("expected an engine that searches, found " + engine);
    }
  }

  static EngineChoice of(ChosenEngine chosen) {
    return new EngineChoice(Engine.of(chosen.kind()), chosen.reason());
  }

  /** Returns the choice for people, such as {@code bitsets: 312 options}. */
  @Override
  public String toString() {
    return engine + ": " + reason;
  }
}
