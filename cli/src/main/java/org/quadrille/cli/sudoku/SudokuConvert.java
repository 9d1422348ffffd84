package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleWriter;
import org.quadrille.sudoku.io.SudokuFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille sudoku convert}. */
@Command(
    name = "convert",
    description = {
      "Write each puzzle in another format, in the order of the input.",
      "Puzzles that the format cannot represent are skipped. Texts and details that it cannot represent are"
          + " dropped with a note. Exit code 1: a line was invalid or a puzzle was skipped."
    })
public final class SudokuConvert extends SequentialVerb {
  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES}.")
  private SudokuFormat target = SudokuFormat.LINE;

  private final StringBuilder text = new StringBuilder();
  private @Nullable PuzzleWriter writer;

  /** Creates the verb. */
  public SudokuConvert(Session session) {
    super(session);
  }

  @Override
  ExitCode handle(Puzzle puzzle) {
    try {
      writer().write(puzzle);
    } catch (IllegalArgumentException e) {
      session.error(place(puzzle) + ": " + e.getMessage());
      return ExitCode.NO;
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen: the writer writes to memory
    }
    print();
    List<String> losses = writer().losses(puzzle);
    if (!losses.isEmpty()) {
      session.note(place(puzzle) + ": dropped: " + String.join(", ", losses));
    }
    session.meter().recordDone();
    return ExitCode.YES;
  }

  @Override
  ExitCode complete() {
    try {
      writer().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    print();
    return ExitCode.YES;
  }

  private PuzzleWriter writer() {
    if (writer == null) {
      writer = new PuzzleWriter(target, text, session.terminal().unicode());
    }
    return writer;
  }

  private void print() {
    session.out().print(text.toString());
    text.setLength(0);
  }
}
