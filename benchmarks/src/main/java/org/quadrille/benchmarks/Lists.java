package org.quadrille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleReader;

/** The puzzles to solve: the project's own, which the jar holds, or those of a file. */
final class Lists {
  private Lists() {}

  /**
   * The grids of a list.
   *
   * @param name {@code mixed} and {@code hard}, the two lists of {@code examples}; {@code easy},
   *     those of the mixed ones that have 40 givens; or the path of a file
   */
  static List<Grid> grids(String name) throws IOException {
    boolean easy = name.equals("easy");
    return PuzzleReader.readAll(name, new String(bytes(easy ? "mixed" : name), UTF_8)).stream()
        .map(record -> ((Puzzle) record).grid())
        .filter(grid -> !easy || grid.givens() == 40)
        .toList();
  }

  /** The text of a list, {@code easy} excepted. */
  static byte[] bytes(String name) throws IOException {
    return switch (name) {
      case "mixed" -> resource("/examples/puzzles.txt");
      case "hard" -> resource("/examples/hard.txt");
      default -> Files.readAllBytes(Path.of(name));
    };
  }

  private static byte[] resource(String path) throws IOException {
    try (InputStream in = Lists.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new FileNotFoundException(path + " is not in the jar");
      }
      return in.readAllBytes();
    }
  }
}
