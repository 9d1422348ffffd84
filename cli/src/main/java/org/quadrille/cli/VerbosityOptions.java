package org.quadrille.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --quiet} and {@code --verbose}: how much is said on standard error. */
public class NoteOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-q", "--quiet"},
      description = "No notes or warnings on standard error, only errors.")
  private boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "Tell more on standard error.")
  private boolean verbose;

  /** For picocli. */
  public NoteOptions() {}

  /**
   * Tells the session what was asked for; called first by each verb.
   *
   * @throws ParameterException if both were
   */
  public void apply(Session session) {
    if (quiet && verbose) {
      throw new ParameterException(spec.commandLine(), "--quiet and --verbose exclude each other");
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
