package org.quadrille.cli.sudoku;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.sudoku.io.UnreadablePuzzle;

/** Base class of the verbs that process the records one by one in the thread that reads them. */
abstract class SequentialVerb extends SudokuVerb {
  SequentialVerb(Session session) {
    super(session);
  }

  /** Processes a puzzle and prints the result. */
  abstract ExitCode handle(Puzzle puzzle);

  @Override
  final void submit(PuzzleRecord record, boolean single) {
    if (record instanceof UnreadablePuzzle unreadable) {
      add(ExitCode.NO);
      session.error(String.valueOf(unreadable.error().getMessage()));
      if (wantsJson()) {
        write(json(), unreadable.error());
      }
    } else if (record instanceof Puzzle puzzle) {
      puzzle.warnings().forEach(w -> session.note(place(puzzle) + ": " + w));
      add(handle(puzzle));
    }
  }
}
