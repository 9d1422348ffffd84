package org.quadrille.cli.sudoku;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.sudoku.io.UnreadablePuzzle;

/** A verb that handles one record after the other, in the thread that reads. */
abstract class SequentialVerb extends SudokuVerb {
  SequentialVerb(Session session) {
    super(session);
  }

  /** Does what the verb is for, and prints it. */
  abstract ExitCode handle(Puzzle puzzle);

  @Override
  final void submit(PuzzleRecord record, boolean alone) {
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
