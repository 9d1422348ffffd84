package org.quadrille.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws placements with a character for each. */
final class Lettering {
  private static final int EMPTY = '.';
  private static final List<Integer> ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".chars().boxed().toList();

  private final Map<String, Integer> own = new HashMap<>(); // piece -> its character
  private final List<Integer> spare; // of no piece
  private final int[][] board;
  private int next; // of the spare ones

  Lettering(List<Piece> pieces, int rows, int columns) {
    Set<Integer> taken = new HashSet<>();
    for (Piece piece : pieces) {
      int first = piece.name().codePointAt(0);
      if (taken.add(first)) {
        own.put(piece.name(), first);
      }
    }
    List<Integer> free = new ArrayList<>(ALPHABET);
    free.removeAll(taken);
    for (Piece piece : pieces) {
      own.computeIfAbsent(
          piece.name(), name -> free.isEmpty() ? name.codePointAt(0) : free.remove(0));
    }
    spare = free;
    board = new int[rows][columns];
    for (int[] row : board) {
      Arrays.fill(row, EMPTY);
    }
  }

  String draw(List<Placement> placements) {
    Set<String> drawn = new HashSet<>();
    for (Placement placement : placements) {
      String name = placement.piece().name();
      int letter =
          drawn.add(name) || spare.isEmpty() ? own.getOrDefault(name, EMPTY) : nextSpare(placement);
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

  private int nextSpare(Placement placement) {
    Set<Integer> near = new HashSet<>();
    for (Cell cell : placement.cells()) {
      near.add(at(cell.row() - 1, cell.column()));
      near.add(at(cell.row() + 1, cell.column()));
      near.add(at(cell.row(), cell.column() - 1));
      near.add(at(cell.row(), cell.column() + 1));
    }
    for (int tries = 1; tries < spare.size() && near.contains(spare.get(next)); tries++) {
      next = (next + 1) % spare.size();
    }
    int letter = spare.get(next);
    next = (next + 1) % spare.size();
    return letter;
  }

  private int at(int row, int column) {
    boolean outside = row < 0 || row >= board.length || column < 0 || column >= board[0].length;
    return outside ? EMPTY : board[row][column];
  }
}
