package org.quadrille.sudoku.io;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the records of a text one by one, in a form or a family of forms. */
interface RecordReader extends Closeable {
  /**
   * The next record of the text; null at the end.
   *
   * @throws IOException if the stream cannot be read; what is wrong with the text is a record
   */
  @Nullable PuzzleRecord next() throws IOException;
}
