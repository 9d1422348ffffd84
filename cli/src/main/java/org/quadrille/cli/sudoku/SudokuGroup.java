package org.quadrille.cli.sudoku;

import picocli.CommandLine.Command;

/** The group of verbs for sudokus. */
@Command(
    name = "sudoku",
    description = "Solve, check, count and convert sudokus, and compare the algorithms.",
    synopsisSubcommandLabel = "VERB")
public final class SudokuGroup {
  /** Creates the verb. */
  public SudokuGroup() {}
}
