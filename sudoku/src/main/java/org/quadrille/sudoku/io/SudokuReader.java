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
 * Reads sudokus in any {@link SudokuFormat}. The format is detected from the beginning of the text:
 * XML, JSON, the header of a table, a {@code 3x3::k:} string, the cages of a killer with or without
 * a grid above them; anything else is plain text, which {@link PuzzleReader} reads. A format can be
 * requested instead.
 *
 * <p>Input that cannot be read is returned as an {@link UnreadablePuzzle} in its place, and reading
 * continues if the format allows it. The reader throws no exception for any input. A record is
 * returned as soon as its text has been read; to distinguish a grid from a killer, the line after
 * the first grid of a text must be available. Memory does not grow with the text: no line longer
 * than 65,536 characters is held, and no puzzle of several lines longer than 1,048,576. A reader is
 * confined to one thread.
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
  private final LookaheadInputStream input;
  private final Runnable beforeRead;
  private final ReaderOptions options;
  private @Nullable RecordReader reader;

  /**
   * Creates a reader that detects the format of the text.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param in UTF-8 text; closed with the reader
   */
  public SudokuReader(String source, InputStream in) {
    this(source, in, ReaderOptions.DETECT, () -> {});
  }

  /**
   * Creates a reader with options and with a callback before each read, which may block. A caller
   * can use the callback to flush pending output.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param in UTF-8 text; closed with the reader
   * @param options the format, size and alphabet, as far as they are known
   * @param beforeRead runs before each read from the stream
   * @throws IllegalArgumentException if the format can only be written, see {@link
   *     SudokuFormat#isReadable()}
   */
  public SudokuReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    SudokuFormat format = options.format();
    if (format != null && !format.isReadable()) {
      throw new IllegalArgumentException("the format " + format + " can only be written");
    }
    this.source = source;
    this.input = new LookaheadInputStream(in, beforeRead);
    this.beforeRead = beforeRead;
    this.options = options;
  }

  /**
   * Reads all records of a text in memory.
   *
   * @param source a name for the origin of the text
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
   * Reads the only puzzle in a text.
   *
   * @param source a name for the origin of the text
   * @param text the text
   * @param options the format, size and alphabet, as far as they are known
   * @return the puzzle
   * @throws PuzzleFormatException if the text has no puzzle, several puzzles, or a part that cannot
   *     be read
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

  /**
   * Encodes a text. Unpaired surrogates become U+FFFD, since the default replacement of the encoder
   * is '?', which is a blank mark.
   */
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
   * Returns the next record of the text.
   *
   * @return the record, or null at the end
   * @throws IOException if the stream cannot be read
   */
  public @Nullable PuzzleRecord next() throws IOException {
    if (reader == null) {
      SudokuFormat requested = options.format();
      reader = open(requested == null ? FormatDetector.detect(input) : requested);
    }
    PuzzleRecord record = reader.next();
    return record instanceof Puzzle puzzle ? checkSize(puzzle) : record;
  }

  /** Returns an error instead of a puzzle whose size is not the requested one. */
  private PuzzleRecord checkSize(Puzzle puzzle) {
    Geometry requested = options.geometry();
    int size = puzzle.grid().geometry().size();
    if (requested == null || requested.size() == size) {
      return puzzle;
    }
    int requestedSize = requested.size();
    String reason =
        "expected a puzzle of %sx%s, found %sx%s"
            .formatted(requestedSize, requestedSize, size, size);
    return new UnreadablePuzzle(new PuzzleFormatException(source, puzzle.line(), 0, null, reason));
  }

  private RecordReader open(@Nullable SudokuFormat format) throws IOException {
    if (format == null) {
      return new PuzzleReader(source, input, options, beforeRead);
    }
    return switch (format) {
      case OPENSUDOKU -> new OpenSudokuReader(source, input);
      case JSON -> new JsonReader(source, input, beforeRead);
      case CSV -> new CsvReader(source, input, options, beforeRead);
      case KILLER ->
          NumberedCageReader.fits(input, FormatDetector.start(input))
              ? new NumberedCageReader(source, input, beforeRead)
              : new KillerReader(source, input, options, beforeRead);
      case PS -> new PsReader(source, input, beforeRead);
      default -> new PuzzleReader(source, input, options, beforeRead);
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
      input.close();
    } else {
      reader.close();
    }
  }
}
