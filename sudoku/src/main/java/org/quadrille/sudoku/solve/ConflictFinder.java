package org.quadrille.sudoku.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Finds a minimal set of givens, cages and pencilmarks without solution, by deletion: it removes
 * everything that can be removed. Pencilmarks come first, since many follow from givens. It first
 * tries to remove halves, then quarters and so on, and in the end each remaining member alone, so
 * that a small conflict among many givens takes few searches. A member that a larger set needs is
 * also needed in a smaller set, so no member is tried alone twice.
 */
final class ConflictFinder {
  private final SudokuPuzzle puzzle;
  private final long allDigits; // the set of all digits
  private final Probe probe;
  private final List<Integer> givens = new ArrayList<>();
  private final List<Integer> marked = new ArrayList<>(); // cells with pencilmarks
  private final int firstMark;
  private final boolean[] kept; // givens, then cages, then cells with pencilmarks
  private boolean minimal = true;

  ConflictFinder(SudokuPuzzle puzzle, SearchLimits limits) {
    this.puzzle = puzzle;
    allDigits = (1L << puzzle.layout().geometry().size()) - 1;
    probe = new Probe(puzzle, limits);
    for (int cell = 0; cell < puzzle.layout().geometry().cells(); cell++) {
      if (puzzle.grid().digit(cell) != 0) {
        givens.add(cell);
      }
      if (puzzle.candidates(cell) != allDigits) {
        marked.add(cell);
      }
    }
    firstMark = givens.size() + puzzle.layout().cages().size();
    kept = new boolean[firstMark + marked.size()];
    Arrays.fill(kept, true);
  }

  Contradiction find() {
    if (probe.solutions(puzzle, 1) == Probe.Answer.ONE) {
      throw new IllegalArgumentException("expected a puzzle without solution");
    }
    removeFrom(firstMark, kept.length);
    removeFrom(0, givens.size());
    removeFrom(givens.size(), firstMark);
    return new Contradiction.Conflict(
        puzzle.layout().geometry(), keptGivens(), keptCages(), keptMarks(), minimal);
  }

  /** Removes the members from {@code from} to {@code to}, exclusive, that can be removed. */
  private void removeFrom(int from, int to) {
    int step = Math.max(1, Integer.highestOneBit(Math.max(1, to - from)));
    for (; step > 0; step /= 2) {
      for (int start = from; start < to; start += step) {
        tryWithout(start, Math.min(start + step, to), step == 1);
      }
    }
  }

  /**
   * Removes a range of members if the rest has no solution.
   *
   * @param last whether these members are not tried again
   */
  private void tryWithout(int from, int to, boolean last) {
    boolean[] before = kept.clone();
    Arrays.fill(kept, from, to, false);
    if (Arrays.equals(kept, before)) {
      return;
    }
    Probe.Answer answer = probe.solutions(reduced(), 1);
    if (answer != Probe.Answer.NONE) {
      System.arraycopy(before, 0, kept, 0, kept.length);
      minimal &= !last || answer == Probe.Answer.ONE;
    }
  }

  /** Returns the puzzle with the members that are kept. */
  private SudokuPuzzle reduced() {
    byte[] digits = new byte[puzzle.layout().geometry().cells()];
    for (int cell : keptGivens()) {
      digits[cell] = (byte) puzzle.grid().digit(cell);
    }
    long[] candidates = new long[digits.length];
    Arrays.fill(candidates, allDigits);
    for (int cell : keptMarks()) {
      candidates[cell] = puzzle.candidates(cell);
    }
    SudokuPuzzle reduced =
        puzzle.withGrid(Grid.of(puzzle.layout().geometry(), digits)).withCandidates(candidates);
    List<Cage> cages = keptCages();
    return cages.size() == puzzle.layout().cages().size()
        ? reduced
        : reduced.withLayout(puzzle.layout().withCages(cages));
  }

  private List<Integer> keptGivens() {
    return kept(givens, 0);
  }

  private List<Cage> keptCages() {
    return kept(puzzle.layout().cages(), givens.size());
  }

  private List<Integer> keptMarks() {
    return kept(marked, firstMark);
  }

  /** Returns the members of a list that are kept; the list starts at {@code first}. */
  private <T> List<T> kept(List<T> members, int first) {
    List<T> result = new ArrayList<>();
    for (int k = 0; k < members.size(); k++) {
      if (kept[first + k]) {
        result.add(members.get(k));
      }
    }
    return List.copyOf(result);
  }
}
