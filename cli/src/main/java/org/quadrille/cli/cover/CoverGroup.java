package org.quadrille.cli.cover;

import picocli.CommandLine.Command;

/** The group of verbs for exact cover problems. */
@Command(
    name = "cover",
    description = "Solve, count, check and convert exact cover problems.",
    synopsisSubcommandLabel = "VERB")
public final class CoverGroup {
  /** Creates the verb. */
  public CoverGroup() {}
}
