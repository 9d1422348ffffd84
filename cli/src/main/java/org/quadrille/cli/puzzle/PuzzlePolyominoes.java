package org.quadrille.cli.puzzle;

import org.quadrille.cli.Session;
import org.quadrille.puzzles.CoverPuzzle;
import org.quadrille.puzzles.Polyominoes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code quadrille puzzle polyominoes}. */
@Command(
    name = "polyominoes",
    description = {
      PuzzlePolyominoes.SUMMARY,
      "FILE draws the region, then each piece below a line with its name: # is a cell, . is none. After the "
          + "name may stand how many copies are used (2, or 0..3; else one), and whether the piece is free "
          + "to be turned and turned over (if nothing is said), one-sided or fixed. A line that begins with "
          + "| is a comment."
    })
public final class PuzzlePolyominoes extends PuzzleVerb {
  static final String SUMMARY = "Pieces that fill a region, both as a file draws them.";

  @Parameters(paramLabel = "FILE", description = "The region and the pieces; - is standard input.")
  private String file = "";

  /** For the command line. */
  public PuzzlePolyominoes(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    return read(file, in -> Polyominoes.read(file, in));
  }
}
