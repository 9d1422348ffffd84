package org.quadrille.cli.puzzle;

import java.util.concurrent.Callable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import picocli.CommandLine.Command;

/** {@code quadrille puzzle list}. */
@Command(
    name = "list",
    description = "Lists the puzzles: name and parameters, and after a tab what they are.")
public final class PuzzleList implements Callable<Integer> {
  private final Session session;

  /** For the command line. */
  public PuzzleList(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    tell("queens N", PuzzleQueens.SUMMARY);
    tell("langford N", PuzzleLangford.SUMMARY);
    tell("polyominoes FILE", PuzzlePolyominoes.SUMMARY);
    tell("words ROWS COLUMNS FILE", PuzzleWords.SUMMARY);
    return ExitCode.YES.number();
  }

  private void tell(String words, String summary) {
    session.out().println(words + "\t" + summary);
  }
}
