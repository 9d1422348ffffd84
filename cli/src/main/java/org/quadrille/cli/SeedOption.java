package org.quadrille.cli;

import picocli.CommandLine.Option;

/** {@code --seed}, for verbs that use random numbers. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of the random numbers; the same seed gives the same result. Default: 0.")
  private long seed;

  /** Used by picocli. */
  public SeedOption() {}

  /** Returns the seed. */
  public long seed() {
    return seed;
  }
}
