package org.quadrille.cli.puzzle;

import picocli.CommandLine.Command;

/** Holds the puzzles. */
@Command(
    name = "puzzle",
    description = "Solves and counts puzzles that are exact covers, or prints them as problems.",
    synopsisSubcommandLabel = "NAME")
public final class PuzzleGroup {
  /** For the command line. */
  public PuzzleGroup() {}
}
