package org.quadrille.cli.sudoku;

import picocli.CommandLine.Command;

/** Holds the verbs for sudokus. */
@Command(
    name = "sudoku",
    description = "Solves, checks, counts, converts sudokus, and compares the algorithms.",
    synopsisSubcommandLabel = "VERB")
public final class SudokuGroup {
  /** For the command line. */
  public SudokuGroup() {}
}
