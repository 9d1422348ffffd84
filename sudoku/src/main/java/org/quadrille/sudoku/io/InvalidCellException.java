package org.quadrille.sudoku.io;

/** Reports a cell that turns out to be invalid once the whole puzzle has been read. */
final class InvalidCellException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The cell, from 0. */
  private final int cell;

  /** What is wrong. */
  private final String reason;

  InvalidCellException(int cell, String reason) {
    super(reason, null, false, false);
    this.cell = cell;
    this.reason = reason;
  }

  int cell() {
    return cell;
  }

  String reason() {
    return reason;
  }
}
