package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Decides whether lines with as many dashes as a row has cells are rows or borders before they
 * reach the assembler. Undecided lines are buffered, at most as many as a grid with a border around
 * every row has.
 *
 * <p>They are rows if
 *
 * <ul>
 *   <li>the other blank marks of the grid, or of the plain grid directly above, are dashes,
 *   <li>there are as many of them as rows and no other rows, or more lines than any grid has, or
 *   <li>the grid ends and is complete only if they are counted, or has no other rows at all.
 * </ul>
 *
 * <p>They are borders if the grid has another blank mark, if it is complete without them, or if
 * neither interpretation gives a valid grid.
 */
final class DashLineResolver {
  /** A border below one grid and one above the next can be adjacent, and are not rows. */
  private static final int MAX_ADJACENT_BORDERS = 2;

  private final int size;
  private final GridAssembler assembler;
  private final List<ClassifiedLine> buffered = new ArrayList<>();
  private int bufferedRows;
  private int bufferedDashes;

  DashLineResolver(Shape shape, GridAssembler assembler) {
    this.size = shape.size();
    this.assembler = assembler;
  }

  boolean isEmpty() {
    return buffered.isEmpty();
  }

  void accept(ClassifiedLine classified) {
    if (!buffered.isEmpty()) {
      acceptUndecided(classified);
    } else if (classified.kind() == Kind.NEARLY_A_ROW_OF_DASHES) {
      boolean row = assembler.dashLineKind() == Kind.ROW && !assembler.isComplete();
      assembler.accept(classified.as(row ? Kind.BAD_ROW : Kind.BORDER));
    } else if (classified.kind() == Kind.ROW_OF_DASHES) {
      Kind kind = assembler.dashLineKind();
      if (kind != null) {
        assembler.accept(classified.as(kind));
      } else {
        buffer(classified);
      }
    } else {
      assembler.accept(classified);
    }
  }

  private void acceptUndecided(ClassifiedLine classified) {
    switch (classified.kind()) {
      case COMMENT -> {
        // Ignored.
      }
      case ROW, BAD_ROW, BORDER, ROW_OF_DASHES -> buffer(classified);
      case NEARLY_A_ROW_OF_DASHES -> buffer(classified.as(Kind.BORDER));
      default -> {
        finish();
        assembler.accept(classified);
      }
    }
  }

  private void buffer(ClassifiedLine classified) {
    buffered.add(classified);
    BlankMark mark = classified.cells().mark();
    switch (classified.kind()) {
      case ROW_OF_DASHES -> bufferedDashes++;
      case ROW, BAD_ROW -> {
        bufferedRows++;
        if (mark != null) {
          release(mark.symbol() == '-' ? Kind.ROW : Kind.BORDER);
          return;
        }
      }
      default -> {}
    }
    int rows = assembler.rows() + bufferedRows;
    if (rows == size) {
      release(Kind.BORDER);
    } else if ((rows == 0 && bufferedDashes == size)
        || buffered.size() + assembler.rows() > 2 * size + 1) {
      release(Kind.ROW);
    }
  }

  /** Ends the grid: decides about the buffered lines. */
  void finish() {
    if (!buffered.isEmpty()) {
      int rows = assembler.rows() + bufferedRows;
      boolean onlyDashes = rows == 0 && bufferedDashes > MAX_ADJACENT_BORDERS;
      release(onlyDashes || rows + bufferedDashes == size ? Kind.ROW : Kind.BORDER);
    }
  }

  private void release(Kind dashes) {
    List<ClassifiedLine> lines = List.copyOf(buffered);
    buffered.clear();
    bufferedRows = 0;
    bufferedDashes = 0;
    for (ClassifiedLine line : lines) {
      assembler.accept(line.kind() == Kind.ROW_OF_DASHES ? line.as(dashes) : line);
    }
  }
}
