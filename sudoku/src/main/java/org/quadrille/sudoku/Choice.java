package org.quadrille.sudoku;

/** What an option of {@link SudokuMatrix} stands for. */
public sealed interface Choice permits Placement, Combination {}
