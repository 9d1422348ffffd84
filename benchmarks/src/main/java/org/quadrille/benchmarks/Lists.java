package org.quadrille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleReader;

/** Lists of sudokus: those of the project, which are in the jar, or files. */
final class Lists {
  private Lists() {}

  /**
   * Returns the grids of a list.
   *
   * @param name {@code mixed} or {@code hard}, the lists of {@code examples}; {@code easy}, the
   *     puzzles of {@code mixed} with 40 givens; or the path of a file
   */
  static List<Grid> grids(String name) throws IOException {
    boolean easy = name.equals("easy");
    return PuzzleReader.readAll(name, new String(bytes(easy ? "mixed" : name), UTF_8)).stream()
        .map(record -> ((Puzzle) record).grid())
        .filter(grid -> !easy || grid.givens() == 40)
        .toList();
  }

  /** Returns the text of a list other than {@code easy}. */
  static byte[] bytes(String name) throws IOException {
    return switch (name) {
      case "mixed" -> Resources.read("/examples/puzzles.txt");
      case "hard" -> Resources.read("/examples/hard.txt");
      default -> Files.readAllBytes(Path.of(name));
    };
  }
}
