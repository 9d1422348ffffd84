package org.quadrille.cli.cover;

import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Option;

/** {@code --unordered}, where {@code --threads} is and solutions are printed. */
public final class UnorderedOption {
  @Option(
      names = "--unordered",
      description =
          "Print solutions as they are found, and number them in that order; this matters with several "
              + "threads only (--threads).")
  private boolean unordered;

  /** For picocli. */
  public UnorderedOption() {}

  /** Whether the option is given. */
  public boolean isGiven() {
    return unordered;
  }

  /** The same settings, with solutions in any order if that was asked for. */
  public <T> ExactCover<T> applyTo(ExactCover<T> cover) {
    return unordered ? cover.unordered() : cover;
  }
}
