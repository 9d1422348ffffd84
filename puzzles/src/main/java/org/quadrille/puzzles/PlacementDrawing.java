package org.quadrille.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws placements, each with one character. */
final class PlacementDrawing {
  private static final int EMPTY = '.';
  private static final List<Integer> ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".chars().boxed().toList();

  private final Map<String, Integer> characters = new HashMap<>(); // by the name of the piece
  private final List<Integer> unused; // characters of no piece, for further copies
  private final int[][] board;
  private int next; // index in unused

  PlacementDrawing(List<Piece> pieces, int rows, int columns) {
    Set<Integer> taken = new HashSet<>();
    for (Piece piece : pieces) {
      int first = piece.name().codePointAt(0);
      if (taken.add(first)) {
        characters.put(piece.name(), first);
      }
    }
    List<Integer> free = new ArrayList<>(ALPHABET);
    free.removeAll(taken);
    for (Piece piece : pieces) {
      characters.computeIfAbsent(
          piece.name(), name -> free.isEmpty() ? name.codePointAt(0) : free.remove(0));
    }
    unused = free;
    board = new int[rows][columns];
    for (int[] row : board) {
      Arrays.fill(row, EMPTY);
    }
  }

  /** Returns the board as text. Can be called once only. */
  String draw(List<Placement> placements) {
    Set<String> drawn = new HashSet<>();
    for (Placement placement : placements) {
      String name = placement.piece().name();
      int letter =
          drawn.add(name) || unused.isEmpty()
              ? characters.getOrDefault(name, EMPTY)
              : nextUnused(placement);
      for (Cell cell : placement.cells()) {
        board[cell.row()][cell.column()] = letter;
      }
    }
    StringBuilder text = new StringBuilder();
    for (int[] row : board) {
      Arrays.stream(row).forEach(text::appendCodePoint);
      text.append('\n');
    }
    return text.toString();
  }

  /**
   * Returns the next unused character that differs from those of the neighbours, if there is one.
   */
  private int nextUnused(Placement placement) {
    Set<Integer> neighbours = new HashSet<>();
    for (Cell cell : placement.cells()) {
      neighbours.add(at(cell.row() - 1, cell.column()));
      neighbours.add(at(cell.row() + 1, cell.column()));
      neighbours.add(at(cell.row(), cell.column() - 1));
      neighbours.add(at(cell.row(), cell.column() + 1));
    }
    for (int tries = 1; tries < unused.size() && neighbours.contains(unused.get(next)); tries++) {
      next = (next + 1) % unused.size();
    }
    int letter = unused.get(next);
    next = (next + 1) % unused.size();
    return letter;
  }

  private int at(int row, int column) {
    boolean outside = row < 0 || row >= board.length || column < 0 || column >= board[0].length;
    return outside ? EMPTY : board[row][column];
  }
}
