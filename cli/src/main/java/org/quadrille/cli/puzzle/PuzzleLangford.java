package org.quadrille.cli.puzzle;

import org.quadrille.cli.Session;
import org.quadrille.puzzles.CoverPuzzle;
import org.quadrille.puzzles.Langford;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code quadrille puzzle langford}. */
@Command(name = "langford", description = PuzzleLangford.SUMMARY)
public final class PuzzleLangford extends PuzzleVerb {
  static final String SUMMARY =
      "The numbers from 1 to N in a row, each twice, with K numbers between the two K; a row and its "
          + "mirror image count as two.";

  @Parameters(paramLabel = "N", description = "How many pairs.")
  private int n;

  /** For the command line. */
  public PuzzleLangford(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    return new Langford(n);
  }
}
