package org.quadrille.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --limit} and {@code --all}: how many solutions to print; by default one. */
public final class SolutionLimitOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Print up to N solutions; 0: all. Default: 1.")
  private @Nullable Long limit;

  @Option(names = "--all", description = "Print all solutions.")
  private boolean all;

  /** Used by picocli. */
  public SolutionLimitOptions() {}

  /** Returns the number of solutions to print, 0 for all; by default 1. */
  public long limit() {
    return limit(1);
  }

  /**
   * Returns the number of solutions to print, 0 for all.
   *
   * @param defaultLimit the number if neither option is given
   */
  public long limit(long defaultLimit) {
    if (all && limit != null) {
      throw new ParameterException(spec.commandLine(), "--all and --limit are mutually exclusive");
    }
    return all ? 0 : limit == null ? defaultLimit : limit;
  }

  /** Returns whether one of the options is given. */
  public boolean areGiven() {
    return all || limit != null;
  }
}
