package org.quadrille.sudoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The puzzle lists of the project, in {@code examples} at its root. */
public final class Examples {
  private Examples() {}

  /**
   * Returns the mixed list.
   *
   * @return 2,000 puzzles as lines of 81 characters
   */
  public static List<String> puzzles() {
    return read("puzzles.txt").stream().filter(line -> !line.startsWith("#")).toList();
  }

  /**
   * Returns the list of hard puzzles.
   *
   * @return 50 puzzles as lines of 81 characters
   */
  public static List<String> hard() {
    return read("hard.txt").stream().filter(line -> !line.startsWith("#")).toList();
  }

  public static List<String> read(String name) {
    try {
      return Files.readAllLines(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Path path(String name) {
    return Path.of(System.getProperty("quadrille.root"), "examples", name);
  }
}
