package org.quadrille.sudoku.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Puzzles for tests, and records in a short notation: {@code line: cells | text ! warning} for a
 * puzzle, {@code line:column: reason (cell)} for an error.
 */
final class Records {
  /** A puzzle with one solution. */
  static final String P =
      ".6.5..39...57...1.4....95.7.9.1.4.8............4.821..3.8.9.....4......55......6.";

  /** The solution of {@link #P}. */
  static final String S =
      "267541398985723614431869527693154782812376459754982136378695241146238975529417863";

  /** Another puzzle. */
  static final String Q =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private Records() {}

  static List<String> of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  static List<String> of(byte[] bytes) {
    return of(new ByteArrayInputStream(bytes));
  }

  /** Reads the records of a text with options. */
  static List<PuzzleRecord> read(String text, ReaderOptions options) {
    List<PuzzleRecord> records = new ArrayList<>();
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (PuzzleReader reader = new PuzzleReader("in", in, options, () -> {})) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(record);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  static List<String> of(InputStream in) {
    List<String> records = new ArrayList<>();
    try (PuzzleReader reader = new PuzzleReader("in", in)) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(shortForm(record));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  static String shortForm(PuzzleRecord record) {
    if (record instanceof UnreadablePuzzle unreadable) {
      String message = unreadable.error().getMessage();
      return message.substring(message.indexOf(':') + 1);
    }
    Puzzle puzzle = (Puzzle) record;
    StringBuilder form = new StringBuilder().append(puzzle.line()).append(": ");
    form.append(puzzle.grid());
    if (!puzzle.text().isEmpty()) {
      form.append(" | ").append(puzzle.text());
    }
    puzzle.warnings().forEach(warning -> form.append(" ! ").append(warning));
    return form.toString();
  }

  /** Returns the cells as nine rows, each with a newline. */
  static String rows(String cells) {
    return grouped(cells, 9, "\n") + "\n";
  }

  /** Returns the cells in groups with a separator between them. */
  static String grouped(String cells, int size, String separator) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < cells.length(); i += size) {
      out.append(i == 0 ? "" : separator).append(cells, i, Math.min(i + size, cells.length()));
    }
    return out.toString();
  }
}
