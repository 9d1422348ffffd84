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
 * Reads sudokus of all sizes from text that consists of lines, in whatever form they come; the
 * {@linkplain org.quadrille.sudoku.io package} lists the forms. What cannot be read becomes an
 * {@link UnreadablePuzzle} in its place, and reading goes on: no bytes make the reader throw an
 * exception, and it passes nothing over in silence.
 *
 * <p>A record is handed out as soon as the text that belongs to it has been read: a puzzle in one
 * line with the end of its line, a plain grid with its last row, a drawn grid, which text may
 * follow, with the next line that does not belong to it; lines of which the next ones tell what
 * they are, with those. Memory does not grow with the text, since no line above 65,536 characters
 * is held. A reader belongs to one thread.
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
  private final Directives directives = new Directives();
  private boolean ended;

  /**
   * Reads from a stream.
   *
   * @param source the name of the file, or another word for where the text comes from
   * @param in UTF-8 text; it is closed with the reader
   */
  public PuzzleReader(String source, InputStream in) {
    this(source, in, ReaderOptions.DETECT, () -> {});
  }

  /**
   * Reads from a stream and says when it may have to wait, so that whoever writes results can flush
   * them first.
   *
   * @param source the name of the file, or another word for where the text comes from
   * @param in UTF-8 text; it is closed with the reader
   * @param beforeRead is run before each read from the stream
   */
  public PuzzleReader(String source, InputStream in, Runnable beforeRead) {
    this(source, in, ReaderOptions.DETECT, beforeRead);
  }

  /**
   * Reads from a stream of which something is known.
   *
   * @param source the name of the file, or another word for where the text comes from
   * @param in UTF-8 text; it is closed with the reader
   * @param options the form, the size and the alphabet, as far as they are known
   * @param beforeRead is run before each read from the stream
   */
  public PuzzleReader(String source, InputStream in, ReaderOptions options, Runnable beforeRead) {
    lines = new LineSource(in, beforeRead);
    records = new RecordQueue(source, options);
    preamble = new Preamble(records);
    detector = new ShapeDetector(options, preamble, records);
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
   * The only puzzle in a text.
   *
   * @param source a word for where the text comes from
   * @param text the text
   * @return the puzzle
   * @throws PuzzleFormatException if the text holds no puzzle, more than one, or something that
   *     cannot be read
   */
  public static Puzzle readOne(String source, String text) {
    return readOne(source, text, ReaderOptions.DETECT);
  }

  /** The only puzzle in a text of which something is known. */
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
    // The encoder's own replacement is '?', which is a blank mark.
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
   * The next record of the text.
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
      case UTF_16 -> endAt("UTF-16 data, expected UTF-8 text");
      case NUL -> endAt("binary data, expected UTF-8 text; what follows is not read");
      case END -> finish(true);
    }
  }

  private void readLine() {
    Reading puzzle = detector.takesPlainPuzzles() ? LineClassifier.plainPuzzle(lines) : null;
    if (puzzle != null) {
      detector.acceptPlain(puzzle);
    } else {
      readDirective();
      detector.accept(new LineText(lines.number(), lines.text()));
    }
  }

  private void readDirective() {
    String line = lines.text().strip();
    String flaw = Directives.is(line) ? directives.read(lines.number(), line) : null;
    if (flaw != null) {
      records.error(lines.number(), 0, null, flaw);
    }
  }

  private void endAt(String reason) {
    finish(false);
    records.error(lines.number(), 0, null, reason);
  }

  private void finish(boolean complete) {
    detector.finish();
    records.orphanSection();
    records.flush();
    records.orphanLabel();
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
