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
      "FILE has one word per line. Words of other lengths are ignored, upper and lower case differ, and"
          + " lines that begin with | are comments."
    })
public final class PuzzleWords extends PuzzleVerb {
  static final String SUMMARY =
      "Fill ROWS and COLUMNS with letters so that each row and column is a word of a list.";

  @Parameters(index = "0", paramLabel = "ROWS", description = "Number of rows.")
  private int rows;

  @Parameters(index = "1", paramLabel = "COLUMNS", description = "Number of columns.")
  private int columns;

  @Parameters(index = "2", paramLabel = "FILE", description = "List of words; -: standard input.")
  private String file = "";

  @Option(names = "--distinct", description = "Use no word twice.")
  private boolean distinct;

  /** Creates the verb. */
  public PuzzleWords(Session session) {
    super(session);
  }

  @Override
  CoverPuzzle<?> puzzle() {
    List<String> words = read(file, in -> WordRectangles.readWords(file, in));
    return new WordRectangles(rows, columns, words, distinct);
  }
}
