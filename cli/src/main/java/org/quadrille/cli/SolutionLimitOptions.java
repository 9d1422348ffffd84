package org.quadrille.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --limit} and {@code --all} of the verbs that print solutions: one if neither is given. */
public final class WantedOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Print up to N solutions; 0: all. 1 if not given.")
  private @Nullable Long limit;

  @Option(names = "--all", description = "Print all solutions.")
  private boolean all;

  /** For picocli. */
  public WantedOptions() {}

  /** How many solutions are wanted, 0 for all. */
  public long limit() {
    return limit(1);
  }

  /**
   * How many solutions are wanted, 0 for all.
   *
   * @param otherwise what is meant if neither option is given
   */
  public long limit(long otherwise) {
    if (all && limit != null) {
      throw new ParameterException(spec.commandLine(), "--all and --limit exclude each other");
    }
    return all ? 0 : limit == null ? otherwise : limit;
  }

  /** Whether one of the options is given. */
  public boolean areGiven() {
    return all || limit != null;
  }
}
