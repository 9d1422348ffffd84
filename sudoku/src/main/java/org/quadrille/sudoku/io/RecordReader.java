package org.quadrille.sudoku.io;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the records of a text one by one, in one format or in a family of formats. */
interface RecordReader extends Closeable {
  /**
   * Returns the next record of the text; null at the end.
   *
   * @throws IOException if the stream cannot be read; an error in the text is a record
   */
  @Nullable PuzzleRecord next() throws IOException;
}
