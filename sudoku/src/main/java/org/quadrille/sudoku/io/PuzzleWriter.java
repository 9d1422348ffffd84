package org.quadrille.sudoku.io;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes puzzles in a form. What the form cannot hold is never dropped in silence: a puzzle that
 * would become another one is refused, see {@link #obstacles}; what only stands beside it, such as
 * a text or an author, is left out where it has no place, see {@link #losses}. Digits keep their
 * alphabet, unless it is numbers and the form has a character for each cell.
 *
 * <p>Puzzles in the form of lines, grids, candidates, jigsaws and killers have their variants in a
 * line before them, {@link VariantText#DIRECTIVE}, where they differ from those of the puzzle
 * before.
 *
 * <pre>{@code
 * try (PuzzleWriter writer = new PuzzleWriter(SudokuFormat.OPENSUDOKU, out)) {
 *   writer.write(puzzle);
 * }
 * }</pre>
 */
public final class PuzzleWriter implements Closeable {
  private final SudokuFormat format;
  private final FormatWriter form;
  private final Appendable out;
  private int written;

  /**
   * Writes in a form; what is drawn is drawn in ASCII.
   *
   * @param format the form
   * @param out where the text goes; lines end with LF
   */
  public PuzzleWriter(SudokuFormat format, Appendable out) {
    this(format, out, false);
  }

  /**
   * Writes in a form.
   *
   * @param format the form
   * @param out where the text goes; lines end with LF
   * @param unicode whether grids are drawn with box-drawing characters
   */
  public PuzzleWriter(SudokuFormat format, Appendable out, boolean unicode) {
    this.format = format;
    this.form = form(format, unicode);
    this.out = out;
  }

  private static FormatWriter form(SudokuFormat format, boolean unicode) {
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
   * What keeps a puzzle from being written here.
   *
   * @param puzzle the puzzle
   * @return such as {@code cages} or {@code a grid of 16x16}; empty if nothing does
   */
  public List<String> obstacles(Puzzle puzzle) {
    List<String> obstacles = new ArrayList<>();
    for (Feature feature : Feature.of(puzzle)) {
      if (feature.isEssential() && !form.holds(feature)) {
        obstacles.add(feature.describe(puzzle));
      }
    }
    if (obstacles.isEmpty() && !form.obstacle(puzzle).isEmpty()) {
      obstacles.add(form.obstacle(puzzle));
    }
    if (written > 0 && !form.holdsSeveral()) {
      obstacles.add("more than one puzzle");
    }
    return obstacles;
  }

  /**
   * What would be left out, although the puzzle is the same without it.
   *
   * @param puzzle the puzzle
   * @return such as {@code the text} or the name of a detail; empty if nothing is
   */
  public List<String> losses(Puzzle puzzle) {
    return form.losses(puzzle);
  }

  /**
   * Writes a puzzle.
   *
   * @param puzzle the puzzle
   * @throws IllegalArgumentException if there are obstacles; nothing is written then
   * @throws IOException if writing fails
   */
  public void write(Puzzle puzzle) throws IOException {
    List<String> obstacles = obstacles(puzzle);
    if (!obstacles.isEmpty()) {
      throw new IllegalArgumentException(
          "the form " + format + " cannot hold " + String.join(", ", obstacles));
    }
    StringBuilder text = new StringBuilder();
    if (written == 0) {
      form.begin(puzzle, text);
    }
    form.write(puzzle, text);
    written++;
    out.append(text);
  }

  /**
   * Ends the text. What it was written to stays open.
   *
   * @throws IOException if writing fails
   */
  @Override
  public void close() throws IOException {
    if (written > 0) {
      StringBuilder text = new StringBuilder();
      form.end(text);
      out.append(text);
    }
  }
}
