package org.quadrille.sudoku.io;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Geometry;

/**
 * Reads sudokus in any of the forms of {@link SudokuFormat}. What a text is, is seen from how it
 * begins: XML, JSON, the header of a table, a {@code 3x3::k:} string, the cages of a killer with or
 * without a grid above; anything else is plain text, for {@link PuzzleReader}. A form may be asked
 * for instead.
 *
 * <p>What cannot be read becomes an {@link UnreadablePuzzle} in its place, and reading goes on
 * where the form allows it: no bytes make the reader throw an exception. A record is handed out as
 * soon as its text has been read; to tell a grid from a killer, the line behind the first grid of a
 * text has to be there. Memory does not grow with the text: no line above 65,536 characters is
 * held, and no puzzle of several lines above 1,048,576. A reader belongs to one thread.
 *
 * <pre>{@code
 * try (SudokuReader reader = new SudokuReader("puzzles.json", in)) {
 *   for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
 *     if (record instanceof Puzzle puzzle) {
 *       solve(puzzle.puzzle());
 *     } else if (record instanceof UnreadablePuzzle bad) {
 *       report(bad.error());
 *     }
 *   }
 * }
 * }</pre>
 */
public final class SudokuReader implements Closeable {
  private final String source;
  private final LookaheadInputStream head;
  private final Runnable beforeRead;
  private final ReaderOptions options;
  private @Nullable RecordReader reader;

  /**
   * Reads from a stream in the form that the text has.
   *
   * @param source the name of the file, or another word for where the text comes from
   * @param in UTF-8 text; it is closed with the reader
   */
  public SudokuReader(String source, InputStream in) {
    this(source, in, ReaderOptions.DETECT, () -> {});
  }

  /**
   * Reads from a stream and says when it may have to wait, so that whoever writes results can flush
   * them first.
   *
   * @param source the name of the file, or another word for where the text comes from
   * @param in UTF-8 text; it is closed with the reader
   * @param options the form, the size and the alphabet, as far as they are known
   * @param beforeRead is run before each read from the stream
   * @throws IllegalArgumentException if the form is one that is only written, {@link
   *     SudokuFormat#isReadable()}
   */
  public SudokuReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    SudokuFormat format = options.format();
    if (format != null && !format.isReadable()) {
      throw new IllegalArgumentException(format + " is written only");
    }
    this.source = source;
    this.head = new LookaheadInputStream(in, beforeRead);
    this.beforeRead = beforeRead;
    this.options = options;
  }

  /**
   * The records of a text that is in memory.
   *
   * @param source a word for where the text comes from
   * @param text the text
   * @return its records in order
   */
  public static List<PuzzleRecord> readAll(String source, String text) {
    List<PuzzleRecord> all = new ArrayList<>();
    try (SudokuReader reader = of(source, text, ReaderOptions.DETECT)) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        all.add(record);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  /**
   * The only puzzle in a text.
   *
   * @param source a word for where the text comes from
   * @param text the text
   * @param options the form, the size and the alphabet, as far as they are known
   * @return the puzzle
   * @throws PuzzleFormatException if the text holds no puzzle, more than one, or something that
   *     cannot be read
   */
  public static Puzzle readOne(String source, String text, ReaderOptions options) {
    try (SudokuReader reader = of(source, text, options)) {
      PuzzleRecord first = reader.next();
      PuzzleRecord second = first instanceof Puzzle ? reader.next() : null;
      if (first instanceof Puzzle puzzle && second == null) {
        return puzzle;
      }
      PuzzleRecord bad = second == null ? first : second;
      if (bad instanceof UnreadablePuzzle unreadable) {
        throw unreadable.error();
      }
      int line = bad == null ? 1 : bad.line();
      String found =
          bad == null ? "expected a puzzle, found none" : "expected one puzzle, found another";
      throw new PuzzleFormatException(source, line, 0, null, found);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SudokuReader of(String source, String text, ReaderOptions options) {
    return new SudokuReader(source, new ByteArrayInputStream(utf8(text)), options, () -> {});
  }

  /** The encoder's own replacement for half a character is '?', which is a blank mark. */
  private static byte[] utf8(String text) {
    StringBuilder whole = null;
    for (int i = 0; i < text.length(); i++) {
      boolean pair =
          i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
      if (pair) {
        i++;
      } else if (Character.isSurrogate(text.charAt(i))) {
        whole = whole == null ? new StringBuilder(text) : whole;
        whole.setCharAt(i, '\uFFFD');
      }
    }
    return (whole == null ? text : whole.toString()).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The next record of the text.
   *
   * @return the record, or null at the end
   * @throws IOException if the stream cannot be read
   */
  public @Nullable PuzzleRecord next() throws IOException {
    if (reader == null) {
      SudokuFormat wanted = options.format();
      reader = open(wanted == null ? FormatDetector.detect(head) : wanted);
    }
    PuzzleRecord record = reader.next();
    return record instanceof Puzzle puzzle ? sized(puzzle) : record;
  }

  /** A puzzle of another size than that which was asked for is an error, whatever its form. */
  private PuzzleRecord sized(Puzzle puzzle) {
    Geometry wanted = options.geometry();
    int size = puzzle.grid().geometry().size();
    if (wanted == null || wanted.size() == size) {
      return puzzle;
    }
    int asked = wanted.size();
    String reason = "expected a puzzle of %sx%s, found %sx%s".formatted(asked, asked, size, size);
    return new UnreadablePuzzle(new PuzzleFormatException(source, puzzle.line(), 0, null, reason));
  }

  private RecordReader open(@Nullable SudokuFormat format) throws IOException {
    if (format == null) {
      return new PuzzleReader(source, head, options, beforeRead);
    }
    return switch (format) {
      case OPENSUDOKU -> new OpenSudokuReader(source, head);
      case JSON -> new JsonReader(source, head, beforeRead);
      case CSV -> new CsvReader(source, head, options, beforeRead);
      case KILLER ->
          NumberedCageReader.fits(head, FormatDetector.start(head))
              ? new NumberedCageReader(source, head, beforeRead)
              : new KillerReader(source, head, options, beforeRead);
      case PS -> new PsReader(source, head, beforeRead);
      default -> new PuzzleReader(source, head, options, beforeRead);
    };
  }

  /**
   * Closes the stream.
   *
   * @throws IOException if the stream cannot be closed
   */
  @Override
  public void close() throws IOException {
    if (reader == null) {
      head.close();
    } else {
      reader.close();
    }
  }
}
