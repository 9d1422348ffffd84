package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

/**
 * The engine that a problem is searched with.
 *
 * @param engine the engine; not {@link Engine#AUTO}
 * @param reason why, in a few words for people
 */
public record EngineChoice(Engine engine, String reason) {

  /**
   * Makes one.
   *
   * @param engine the engine
   * @param reason why
   * @throws IllegalArgumentException if the engine is {@link Engine#AUTO}
   */
  public EngineChoice {
    requireNonNull(reason, "reason");
    if (requireNonNull(engine, "engine") == Engine.AUTO) {
      throw new IllegalArgumentException(engine + " has to choose an engine");
    }
  }

  /** Such as {@code bitsets: 312 options}. */
  @Override
  public String toString() {
    return engine + ": " + reason;
  }
}
