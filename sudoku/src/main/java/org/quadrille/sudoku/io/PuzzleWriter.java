package org.quadrille.sudoku.io;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes puzzles in a format. A puzzle that the format cannot hold without changing it is refused,
 * see {@link #obstacles}. Additional information such as a text or an author is left out if the
 * format has no place for it, see {@link #losses}. Digits keep their alphabet, except that numbers
 * become single characters in a format with one character per cell.
 *
 * <p>In line, grid, candidate, jigsaw and killer formats, a {@link VariantText#DIRECTIVE} line with
 * the rules precedes a puzzle whenever the rules differ from those of the previous puzzle.
 *
 * <pre>{@code
 * try (PuzzleWriter writer = new PuzzleWriter(SudokuFormat.OPENSUDOKU, out)) {
 *   writer.write(puzzle);
 * }
 * }</pre>
 */
public final class PuzzleWriter implements Closeable {
  private final SudokuFormat format;
  private final FormatWriter writer;
  private final Appendable out;
  private int written;

  /**
   * Creates a writer that draws grids in ASCII.
   *
   * @param format the format
   * @param out the destination; lines end with LF
   */
  public PuzzleWriter(SudokuFormat format, Appendable out) {
    this(format, out, false);
  }

  /**
   * Creates a writer.
   *
   * @param format the format
   * @param out the destination; lines end with LF
   * @param unicode whether grids are drawn with box-drawing characters
   */
  public PuzzleWriter(SudokuFormat format, Appendable out, boolean unicode) {
    this.format = format;
    this.writer = writer(format, unicode);
    this.out = out;
  }

  private static FormatWriter writer(SudokuFormat format, boolean unicode) {
    return switch (format) {
      case LINE -> new LineWriters.Line();
      case GRID -> new GridWriters.Drawn(unicode);
      case PENCILMARKS -> new GridWriters.Pencilmarks(unicode);
      case SUKAKU -> new LineWriters.Sukaku();
      case SDK -> new GridWriters.Sdk();
      case SDX -> new GridWriters.Sdx();
      case SDM -> new LineWriters.Sdm();
      case SS -> new GridWriters.SimpleSudoku();
      case HODOKU -> new LineWriters.Hodoku();
      case OPENSUDOKU -> new TableWriters.OpenSudoku();
      case CSV -> new TableWriters.Csv();
      case JSON -> new JsonWriter();
      case JIGSAW -> new LineWriters.Jigsaw();
      case KILLER -> new GridWriters.Killer();
      case PS -> new LineWriters.Ps();
      case SVG -> new SvgWriter();
    };
  }

  /**
   * Returns the features that prevent a puzzle from being written next.
   *
   * @param puzzle the puzzle
   * @return descriptions such as {@code cages} or {@code a grid of 16x16}; empty if the puzzle can
   *     be written
   */
  public List<String> obstacles(Puzzle puzzle) {
    List<String> obstacles = new ArrayList<>();
    for (Feature feature : Feature.of(puzzle)) {
      if (feature.isEssential() && !writer.holds(feature)) {
        obstacles.add(feature.describe(puzzle));
      }
    }
    if (obstacles.isEmpty() && !writer.obstacle(puzzle).isEmpty()) {
      obstacles.add(writer.obstacle(puzzle));
    }
    if (written > 0 && !writer.allowsSeveralPuzzles()) {
      obstacles.add("more than one puzzle");
    }
    return obstacles;
  }

  /**
   * Returns the information that would be left out without changing the puzzle.
   *
   * @param puzzle the puzzle
   * @return descriptions such as {@code the text}, or names of details; empty if nothing is left
   *     out
   */
  public List<String> losses(Puzzle puzzle) {
    return writer.losses(puzzle);
  }

  /**
   * Writes a puzzle.
   *
   * @param puzzle the puzzle
   * @throws IllegalArgumentException if there are obstacles; then nothing is written
   * @throws IOException if writing fails
   */
  public void write(Puzzle puzzle) throws IOException {
    List<String> obstacles = obstacles(puzzle);
    if (!obstacles.isEmpty()) {
      throw new IllegalArgumentException(
          "the format " + format + " cannot hold " + String.join(", ", obstacles));
    }
    StringBuilder text = new StringBuilder();
    if (written == 0) {
      writer.begin(puzzle, text);
    }
    writer.write(puzzle, text);
    written++;
    out.append(text);
  }

  /**
   * Completes the text. The destination stays open.
   *
   * @throws IOException if writing fails
   */
  @Override
  public void close() throws IOException {
    if (written > 0) {
      StringBuilder text = new StringBuilder();
      writer.end(text);
      out.append(text);
    }
  }
}
