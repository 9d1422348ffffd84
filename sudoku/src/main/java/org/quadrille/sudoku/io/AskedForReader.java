package org.quadrille.sudoku.io;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Lets only puzzles in one form of plain text pass. */
final class AskedForReader implements RecordReader {
  private final SudokuFormat format;
  private final RecordReader reader;

  AskedForReader(SudokuFormat format, RecordReader reader) {
    this.format = format;
    this.reader = reader;
  }

  @Override
  public @Nullable PuzzleRecord next() throws IOException {
    PuzzleRecord record = reader.next();
    if (!(record instanceof Puzzle puzzle) || puzzle.format() == format) {
      return record;
    }
    if (!looksLike(puzzle.format())) {
      String reason = "expected the form " + format + ", found " + puzzle.format();
      return new UnreadablePuzzle(
          new PuzzleFormatException(puzzle.source(), puzzle.line(), 0, null, reason));
    }
    return new Puzzle(
        puzzle.source(),
        puzzle.line(),
        format,
        puzzle.alphabet(),
        puzzle.puzzle(),
        puzzle.placed(),
        puzzle.details(),
        puzzle.text(),
        puzzle.warnings());
  }

  /** Whether texts of the form asked for may look like the one found. */
  private boolean looksLike(SudokuFormat found) {
    return switch (format) {
      case SDM -> found == SudokuFormat.LINE;
      case LINE -> found == SudokuFormat.SDM;
      case SS, SDK -> found == SudokuFormat.GRID;
      case GRID -> found == SudokuFormat.SS;
      default -> false;
    };
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
