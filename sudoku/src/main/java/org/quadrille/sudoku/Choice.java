package org.quadrille.sudoku;

/** The payload of an option of {@link SudokuMatrix}. */
public sealed interface Choice permits Placement, Combination {}
