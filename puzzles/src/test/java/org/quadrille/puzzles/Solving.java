package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.verify.CoverVerifier;
import org.quadrille.dlx.ExactCover;

/** Solves puzzles and verifies every solution. */
final class Solving {
  private Solving() {}

  /** Returns the drawings of all solutions, each verified and passed to a checker of the test. */
  static <P> List<String> all(CoverPuzzle<P> puzzle, BiConsumer<List<P>, String> checker) {
    List<String> drawings = new ArrayList<>();
    SearchResult result =
        ExactCover.of(puzzle.problem())
            .forEach(
                solution -> {
                  CoverVerifier.requireCover(solution);
                  String drawing = puzzle.draw(solution);
                  checker.accept(solution.payloads(), drawing);
                  drawings.add(drawing);
                });
    assertThat(result.isExhausted()).isTrue();
    return drawings;
  }

  static <P> Solution<P> first(CoverPuzzle<P> puzzle) {
    return CoverVerifier.requireCover(ExactCover.of(puzzle.problem()).first().orElseThrow());
  }

  /** Returns the solution of the options with these payloads. */
  static <P> Solution<P> of(CoverPuzzle<P> puzzle, Set<P> payloads) {
    return Solution.of(
        puzzle.problem(),
        puzzle.problem().options().stream()
            .filter(option -> payloads.contains(option.payload()))
            .mapToInt(option -> option.number())
            .toArray());
  }

  static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  static Set<Cell> cells(String... rows) {
    Set<Cell> cells = new TreeSet<>(java.util.Comparator.comparing(Cell::toString));
    for (int r = 0; r < rows.length; r++) {
      for (int c = 0; c < rows[r].length(); c++) {
        if (rows[r].charAt(c) == '#') {
          cells.add(new Cell(r, c));
        }
      }
    }
    return cells;
  }
}
