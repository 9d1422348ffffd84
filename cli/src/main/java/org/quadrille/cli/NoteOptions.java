package org.quadrille.cli;

import picocli.CommandLine.Option;

/** {@code --quiet} and {@code --verbose}: how much is said on standard error. */
public class NoteOptions {
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

  /** Tells the session what was asked for; called first by each verb. */
  public void apply(Session session) {
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
