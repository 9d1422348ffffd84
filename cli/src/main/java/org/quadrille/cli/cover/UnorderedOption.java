package org.quadrille.cli.cover;

import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Option;

/** {@code --unordered}, for verbs that print solutions and have {@code --threads}. */
public final class UnorderedOption {
  @Option(
      names = "--unordered",
      description =
          "Print and number solutions in the order in which they are found; has an effect only with"
              + " several threads (--threads).")
  private boolean unordered;

  /** Used by picocli. */
  public UnorderedOption() {}

  /** Returns whether the option is given. */
  public boolean isGiven() {
    return unordered;
  }

  /** Returns the settings, with solutions in any order if the option is given. */
  public <T> ExactCover<T> applyTo(ExactCover<T> cover) {
    return unordered ? cover.unordered() : cover;
  }
}
