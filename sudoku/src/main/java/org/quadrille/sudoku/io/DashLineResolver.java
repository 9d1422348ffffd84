package org.quadrille.sudoku.io;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.sudoku.io.ClassifiedLine.Kind;

/**
 * Decides whether lines of as many dashes as a row has cells are rows or borders before they reach
 * the assembler. While that is not known, the lines are held back, at most as many as a grid with a
 * border around every row has.
 *
 * <p>They are rows if
 *
 * <ul>
 *   <li>the grid, or the plain one that ends just above, marks its other blanks with dashes,
 *   <li>there are as many of them as rows and no other rows, or more lines than any grid has, or
 *   <li>the grid ends and has all its rows only if they are counted, or has no others at all.
 * </ul>
 *
 * <p>They are borders if the grid has another blank mark, if it has all its rows without them, and
 * where it cannot be decided because everything is wrong anyway.
 */
final class DashLineResolver {
  /** A border below one grid and one above the next may stand together and mean no rows. */
  private static final int MOST_IDLE_BORDERS = 2;

  private final int size;
  private final GridAssembler assembler;
  private final List<ClassifiedLine> held = new ArrayList<>();
  private int heldRows;
  private int heldDashes;

  DashLineResolver(Shape shape, GridAssembler assembler) {
    this.size = shape.size();
    this.assembler = assembler;
  }

  boolean isEmpty() {
    return held.isEmpty();
  }

  void accept(ClassifiedLine reading) {
    if (!held.isEmpty()) {
      acceptUndecided(reading);
    } else if (reading.kind() == Kind.NEARLY_A_ROW_OF_DASHES) {
      boolean row = assembler.rowOfDashes() == Kind.ROW && !assembler.isComplete();
      assembler.accept(reading.as(row ? Kind.BAD_ROW : Kind.BORDER));
    } else if (reading.kind() == Kind.ROW_OF_DASHES) {
      Kind kind = assembler.rowOfDashes();
      if (kind != null) {
        assembler.accept(reading.as(kind));
      } else {
        hold(reading);
      }
    } else {
      assembler.accept(reading);
    }
  }

  private void acceptUndecided(ClassifiedLine reading) {
    switch (reading.kind()) {
      case COMMENT -> {
        // As if it were not there.
      }
      case ROW, BAD_ROW, BORDER, ROW_OF_DASHES -> hold(reading);
      case NEARLY_A_ROW_OF_DASHES -> hold(reading.as(Kind.BORDER));
      default -> {
        finish();
        assembler.accept(reading);
      }
    }
  }

  private void hold(ClassifiedLine reading) {
    held.add(reading);
    BlankMark mark = reading.cells().mark();
    switch (reading.kind()) {
      case ROW_OF_DASHES -> heldDashes++;
      case ROW, BAD_ROW -> {
        heldRows++;
        if (mark != null) {
          release(mark.symbol() == '-' ? Kind.ROW : Kind.BORDER);
          return;
        }
      }
      default -> {}
    }
    int rows = assembler.rows() + heldRows;
    if (rows == size) {
      release(Kind.BORDER);
    } else if ((rows == 0 && heldDashes == size) || held.size() + assembler.rows() > 2 * size + 1) {
      release(Kind.ROW);
    }
  }

  /** The grid ends here, whatever the dashes were. */
  void finish() {
    if (!held.isEmpty()) {
      int rows = assembler.rows() + heldRows;
      boolean onlyDashes = rows == 0 && heldDashes > MOST_IDLE_BORDERS;
      release(onlyDashes || rows + heldDashes == size ? Kind.ROW : Kind.BORDER);
    }
  }

  private void release(Kind dashes) {
    List<ClassifiedLine> lines = List.copyOf(held);
    held.clear();
    heldRows = 0;
    heldDashes = 0;
    for (ClassifiedLine line : lines) {
      assembler.accept(line.kind() == Kind.ROW_OF_DASHES ? line.as(dashes) : line);
    }
  }
}
