package org.quadrille.sudoku.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.SudokuPuzzle;

/**
 * Finds a minimal set of givens, cages and cells with struck candidates that have no solution, by
 * deletion: what can be left out is. Candidates go first, since many are struck because of givens.
 * It tries half of them at first, then quarters and so on, so that a small conflict among many
 * givens takes few searches; at last each one that is left. What was needed in a larger set is
 * needed in a smaller one, so nothing has to be tried twice.
 */
final class ConflictFinder {
  private final SudokuPuzzle puzzle;
  private final long allDigits; // the set of all digits
  private final Probe probe;
  private final List<Integer> givens = new ArrayList<>();
  private final List<Integer> marked = new ArrayList<>(); // cells that lack candidates
  private final int firstMark;
  private final boolean[] kept; // the givens, then the cages, then the cells that lack candidates
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
    leaveOut(firstMark, kept.length);
    leaveOut(0, givens.size());
    leaveOut(givens.size(), firstMark);
    return new Contradiction.Conflict(
        puzzle.layout().geometry(), keptGivens(), keptCages(), keptMarks(), minimal);
  }

  /** Leaves out what it can from one place up to another. */
  private void leaveOut(int from, int to) {
    int step = Math.max(1, Integer.highestOneBit(Math.max(1, to - from)));
    for (; step > 0; step /= 2) {
      for (int start = from; start < to; start += step) {
        tryWithout(start, Math.min(start + step, to), step == 1);
      }
    }
  }

  private void tryWithout(int from, int to, boolean last) {
    boolean[] before = kept.clone();
    Arrays.fill(kept, from, to, false);
    if (Arrays.equals(kept, before)) {
      return;
    }
    Probe.Answer answer = probe.solutions(rest(), 1);
    if (answer != Probe.Answer.NONE) {
      System.arraycopy(before, 0, kept, 0, kept.length);
      minimal &= !last || answer == Probe.Answer.ONE;
    }
  }

  /** The puzzle with what is kept. */
  private SudokuPuzzle rest() {
    byte[] digits = new byte[puzzle.layout().geometry().cells()];
    for (int cell : keptGivens()) {
      digits[cell] = (byte) puzzle.grid().digit(cell);
    }
    long[] candidates = new long[digits.length];
    Arrays.fill(candidates, allDigits);
    for (int cell : keptMarks()) {
      candidates[cell] = puzzle.candidates(cell);
    }
    SudokuPuzzle rest =
        puzzle.withGrid(Grid.of(puzzle.layout().geometry(), digits)).withCandidates(candidates);
    List<Cage> cages = keptCages();
    return cages.size() == puzzle.layout().cages().size()
        ? rest
        : rest.withLayout(puzzle.layout().withCages(cages));
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

  /** Those of some members that are kept; the first of them has a number among all. */
  private <T> List<T> kept(List<T> members, int first) {
    List<T> left = new ArrayList<>();
    for (int k = 0; k < members.size(); k++) {
      if (kept[first + k]) {
        left.add(members.get(k));
      }
    }
    return List.copyOf(left);
  }
}
