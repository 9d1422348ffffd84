package org.quadrille.dlx.auto;

/**
 * A chosen kind of engine.
 *
 * @param kind the kind
 * @param reason why it was chosen, for people
 */
public record ChosenEngine(EngineKind kind, String reason) {
  /** Returns the same kind, for another reason. */
  public ChosenEngine because(String reason) {
    return new ChosenEngine(kind, reason);
  }
}
