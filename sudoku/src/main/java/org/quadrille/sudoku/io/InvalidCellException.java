package org.quadrille.sudoku.io;

/** Says which cell makes no sense once the whole puzzle is known. */
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
