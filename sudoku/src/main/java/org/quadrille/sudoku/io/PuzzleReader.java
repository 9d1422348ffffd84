package org.quadrille.sudoku.io;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Grid;

/**
 * Reads sudokus of all sizes from line-based text, in any of the formats listed in the {@linkplain
 * org.quadrille.sudoku.io package}. Input that cannot be read is returned as an {@link
 * UnreadablePuzzle} in its place, and reading continues. The reader throws no exception for any
 * input, and it never skips a part of it silently.
 *
 * <p>A record is returned as soon as its text has been read: a puzzle in one line at the end of the
 * line; a plain grid with its last row; a drawn grid, which text may follow, with the next line
 * that does not belong to it; lines whose meaning depends on later lines, with those lines. Memory
 * does not grow with the text, since lines longer than 65,536 characters are rejected. A reader is
 * confined to one thread.
 *
 * <pre>{@code
 * try (PuzzleReader reader = new PuzzleReader("puzzles.txt", in)) {
 *   for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
 *     if (record instanceof Puzzle puzzle) {
 *       solve(puzzle.grid());
 *     } else if (record instanceof UnreadablePuzzle bad) {
 *       report(bad.error());
 *     }
 *   }
 * }
 * }</pre>
 */
public final class PuzzleReader implements RecordReader {
  private final LineSource lines;
  private final RecordQueue records;
  private final Preamble preamble;
  private final ShapeDetector detector;
  private final VariantDirectives directives = new VariantDirectives();
  private boolean ended;

  /**
   * Creates a reader for a stream.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param in UTF-8 text; closed with the reader
   */
  public PuzzleReader(String source, InputStream in) {
    this(source, in, ReaderOptions.DETECT, () -> {});
  }

  /**
   * Creates a reader for a stream with a callback before each read, which may block. A caller can
   * use it to flush pending output.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param in UTF-8 text; closed with the reader
   * @param beforeRead runs before each read from the stream
   */
  public PuzzleReader(String source, InputStream in, Runnable beforeRead) {
    this(source, in, ReaderOptions.DETECT, beforeRead);
  }

  /**
   * Creates a reader with options and with a callback before each read.
   *
   * @param source the name of the file, or another name for the origin of the text
   * @param in UTF-8 text; closed with the reader
   * @param options the format, size and alphabet, as far as they are known
   * @param beforeRead runs before each read from the stream
   */
  public PuzzleReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    lines = new LineSource(in, beforeRead);
    records = new RecordQueue(source, options);
    preamble = new Preamble(records);
    detector = new ShapeDetector(options, preamble, records);
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
    try (PuzzleReader reader = of(source, text, ReaderOptions.DETECT)) {
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
   * @return the puzzle
   * @throws PuzzleFormatException if the text has no puzzle, several puzzles, or a part that cannot
   *     be read
   */
  public static Puzzle readOne(String source, String text) {
    return readOne(source, text, ReaderOptions.DETECT);
  }

  /** Reads the only puzzle in a text with the given options. */
  static Puzzle readOne(String source, String text, ReaderOptions options) {
    try (PuzzleReader reader = of(source, text, options)) {
      PuzzleRecord first = reader.next();
      PuzzleRecord second = first instanceof Puzzle ? reader.next() : null;
      if (first instanceof Puzzle puzzle && second == null) {
        return puzzle;
      }
      throw second == null ? noPuzzle(source, first) : tooMany(second);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PuzzleFormatException noPuzzle(String source, @Nullable PuzzleRecord found) {
    return found instanceof UnreadablePuzzle unreadable
        ? unreadable.error()
        : new PuzzleFormatException(source, 1, 0, null, "expected a puzzle, found none");
  }

  private static PuzzleFormatException tooMany(PuzzleRecord second) {
    return second instanceof UnreadablePuzzle unreadable
        ? unreadable.error()
        : new PuzzleFormatException(
            second.source(), second.line(), 0, null, "expected one puzzle, found another");
  }

  /**
   * Returns the digits of the only puzzle in a text: 81 characters, nine lines, a drawn grid or any
   * other form. Text beside the puzzle is ignored.
   *
   * @param text the text
   * @return the grid of the puzzle
   * @throws PuzzleFormatException if the text holds no puzzle, more than one, or something that
   *     cannot be read; it calls the source {@code text}
   */
  public static Grid readGrid(String text) {
    return readOne("text", requireNonNull(text, "text")).grid();
  }

  private static PuzzleReader of(String source, String text, ReaderOptions options)
      throws CharacterCodingException {
    // The default replacement of the encoder is '?', which is a blank mark.
    ByteBuffer bytes =
        StandardCharsets.UTF_8
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .replaceWith("\uFFFD".getBytes(StandardCharsets.UTF_8))
            .encode(CharBuffer.wrap(text));
    byte[] utf8 = new byte[bytes.remaining()];
    bytes.get(utf8);
    return new PuzzleReader(source, new ByteArrayInputStream(utf8), options, () -> {});
  }

  /**
   * Returns the next record of the text.
   *
   * @return the record, or null at the end
   * @throws IOException if the stream cannot be read
   */
  @Override
  public @Nullable PuzzleRecord next() throws IOException {
    while (records.isEmpty() && !ended) {
      step();
    }
    PuzzleRecord record = records.poll();
    return !directives.isEmpty() && record instanceof Puzzle puzzle
        ? directives.apply(puzzle)
        : record;
  }

  private void step() throws IOException {
    switch (lines.advance()) {
      case LINE -> readLine();
      case TOO_LONG -> detector.acceptTooLong(lines.number());
      case UTF_16 -> endAt("expected UTF-8 text, found UTF-16");
      case NUL -> endAt("expected UTF-8 text, found binary data; the rest is not read");
      case END -> finish(true);
    }
  }

  private void readLine() {
    ClassifiedLine puzzle = detector.takesPlainPuzzles() ? LineClassifier.plainPuzzle(lines) : null;
    if (puzzle != null) {
      detector.acceptPlain(puzzle);
    } else {
      readDirective();
      detector.accept(new TrimmedLine(lines.number(), lines.text()));
    }
  }

  private void readDirective() {
    String line = lines.text().strip();
    String error =
        VariantDirectives.isDirective(line) ? directives.read(lines.number(), line) : null;
    if (error != null) {
      records.error(lines.number(), 0, null, error);
    }
  }

  private void endAt(String reason) {
    finish(false);
    records.error(lines.number(), 0, null, reason);
  }

  private void finish(boolean complete) {
    detector.finish();
    records.reportEmptySection();
    records.flush();
    records.reportUnusedLabel();
    preamble.finish(complete);
    ended = true;
  }

  /**
   * Closes the stream.
   *
   * @throws IOException if the stream cannot be closed
   */
  @Override
  public void close() throws IOException {
    lines.close();
  }
}
