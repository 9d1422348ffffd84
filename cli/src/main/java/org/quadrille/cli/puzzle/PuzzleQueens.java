package org.quadrille.cli.puzzle;

import org.quadrille.cli.Session;
import org.quadrille.puzzles.CoverPuzzle;
import org.quadrille.puzzles.Queens;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code quadrille puzzle queens}. */
@Command(name = "queens", description = PuzzleQueens.SUMMARY)
public final class PuzzleQueens extends PuzzleVerb {
  static final String SUMMARY = "N queens on an N by N board, none of which attacks another.";

  @Parameters(paramLabel = "N", description = "Number of queens.")
  private int n;

  /** Creates the verb. */
  public PuzzleQueens(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    return new Queens(n);
  }
}
