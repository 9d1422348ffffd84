package org.quadrille.cli.puzzle;

import picocli.CommandLine.Command;

/** The group of puzzles. */
@Command(
    name = "puzzle",
    description =
        "Solve or count puzzles that are exact covers, or print them as exact cover problems.",
    synopsisSubcommandLabel = "NAME")
public final class PuzzleGroup {
  /** Creates the verb. */
  public PuzzleGroup() {}
}
