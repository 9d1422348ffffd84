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
      "Langford pairs: 1 to N in a row, each twice, with K numbers between the two K; mirror images count.";

  @Parameters(paramLabel = "N", description = "Number of pairs.")
  private int n;

  /** Creates the verb. */
  public PuzzleLangford(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    return new Langford(n);
  }
}
