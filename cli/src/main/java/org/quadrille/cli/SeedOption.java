package org.quadrille.cli;

import picocli.CommandLine.Option;

/** {@code --seed}, where chance plays a part. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where chance begins: the same seed gives the same answer. 0 if not given.")
  private long seed;

  /** For picocli. */
  public SeedOption() {}

  /** The seed. */
  public long seed() {
    return seed;
  }
}
