package org.quadrille.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --quiet} and {@code --verbose}: which messages go to standard error. */
public class VerbosityOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-q", "--quiet"},
      description = "Print only errors on standard error, no notes or warnings.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "Print more details on standard error.")
  private boolean verbose;

  /** Used by picocli. */
  public VerbosityOptions() {}

  /**
   * Applies the options to the session. Each verb calls this first.
   *
   * @throws ParameterException if both options are given
   */
  public void apply(Session session) {
    if (quiet && verbose) {
      throw new ParameterException(
          spec.commandLine(), "--quiet and --verbose are mutually exclusive");
    }
    if (quiet) {
      session.quiet();
    }
    if (verbose) {
      session.verbose();
    }
  }

  final boolean quiet() {
    return quiet;
  }
}
