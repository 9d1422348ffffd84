package org.quadrille.cli.cover;

import picocli.CommandLine.Command;

/** Holds the verbs for exact cover problems. */
@Command(
    name = "cover",
    description =
        "Solves, counts, checks and converts exact cover problems in Knuth's text form, in JSON or as 0/1 matrices.",
    synopsisSubcommandLabel = "VERB")
public final class CoverGroup {
  /** For the command line. */
  public CoverGroup() {}
}
