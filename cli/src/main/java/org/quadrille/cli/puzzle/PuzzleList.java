package org.quadrille.cli.puzzle;

import java.util.concurrent.Callable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import picocli.CommandLine.Command;

/** {@code quadrille puzzle list}. */
@Command(
    name = "list",
    description = "List the puzzles: name and parameters, a tab, and a description.")
public final class PuzzleList implements Callable<Integer> {
  private final Session session;

  /** Creates the verb. */
  public PuzzleList(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    print("queens N", PuzzleQueens.SUMMARY);
    print("langford N", PuzzleLangford.SUMMARY);
    print("polyominoes FILE", PuzzlePolyominoes.SUMMARY);
    print("words ROWS COLUMNS FILE", PuzzleWords.SUMMARY);
    return ExitCode.YES.number();
  }

  private void print(String words, String summary) {
    session.out().println(words + "\t" + summary);
  }
}
