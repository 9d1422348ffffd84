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
      "FILE draws the region, then each piece below a line with its name; # is a cell, . is not. The name"
          + " can be followed by the number of copies (2 or 0..3; default 1) and by one of free (may be"
          + " rotated and reflected, the default), one-sided (rotated only) or fixed. Lines that begin with"
          + " | are comments."
    })
public final class PuzzlePolyominoes extends PuzzleVerb {
  static final String SUMMARY = "Fill a region with pieces, both drawn in a file.";

  @Parameters(
      paramLabel = "FILE",
      description = "Drawing of the region and the pieces; -: standard input.")
  private String file = "";

  /** Creates the verb. */
  public PuzzlePolyominoes(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    return read(file, in -> Polyominoes.read(file, in));
  }
}
