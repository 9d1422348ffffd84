package org.quadrille.cli.puzzle;

import java.util.List;
import org.quadrille.cli.Session;
import org.quadrille.puzzles.CoverPuzzle;
import org.quadrille.puzzles.WordRectangles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code quadrille puzzle words}. */
@Command(
    name = "words",
    description = {
      PuzzleWords.SUMMARY,
      "FILE has a word a line; words of other lengths are left aside, upper and lower case differ, and a "
          + "line that begins with | is a comment."
    })
public final class PuzzleWords extends PuzzleVerb {
  static final String SUMMARY =
      "Letters in ROWS and COLUMNS, so that each row and each column is a word of a list.";

  @Parameters(index = "0", paramLabel = "ROWS", description = "How many rows.")
  private int rows;

  @Parameters(index = "1", paramLabel = "COLUMNS", description = "How many columns.")
  private int columns;

  @Parameters(
      index = "2",
      paramLabel = "FILE",
      description = "The list of words; - is standard input.")
  private String file = "";

  @Option(names = "--distinct", description = "Use no word twice.")
  private boolean distinct;

  /** For the command line. */
  public PuzzleWords(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    List<String> words = read(file, in -> WordRectangles.readWords(file, in));
    return new WordRectangles(rows, columns, words, distinct);
  }
}
