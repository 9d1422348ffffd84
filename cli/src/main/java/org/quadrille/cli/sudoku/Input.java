package org.quadrille.cli.sudoku;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Terminal;
import org.quadrille.sudoku.io.PuzzleFormatException;
import org.quadrille.sudoku.io.ReaderOptions;
import org.quadrille.sudoku.io.SudokuReader;

/**
 * Where puzzles come from: a word of the command line is a file, a puzzle itself, or {@code -} for
 * standard input.
 *
 * @param name what messages call it
 * @param isStandardInput whether it may wait for somebody to type
 * @param size how many bytes it has, or 0 if that is not known
 * @param opener opens it
 */
record Input(String name, boolean isStandardInput, long size, Opener opener) {
  /** Opens an input. */
  @FunctionalInterface
  interface Opener {
    InputStream open() throws IOException;
  }

  /** Says that a word is no input; the message says why. */
  static final class NoInputException extends Exception {
    private static final long serialVersionUID = 1L;

    NoInputException(String message) {
      super(message);
    }
  }

  static Input standardInput(Terminal terminal) {
    return new Input("-", true, 0, terminal::in);
  }

  /**
   * The input that a word means.
   *
   * @param literal what messages call it if it is a puzzle itself
   * @param options what is known of the puzzles
   */
  static Input of(String word, String literal, ReaderOptions options, Terminal terminal)
      throws NoInputException {
    if (word.equals("-")) {
      return standardInput(terminal);
    }
    Path path = existing(word);
    if (path != null) {
      if (Files.isDirectory(path)) {
        throw new NoInputException("is a directory, expected a file of puzzles");
      }
      return new Input(word, false, path.toFile().length(), () -> Files.newInputStream(path));
    }
    try {
      SudokuReader.readOne("argument", word, options);
    } catch (PuzzleFormatException e) {
      throw new NoInputException("no such file, and not a puzzle: " + e.reason());
    }
    byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
    return new Input(literal, false, bytes.length, () -> new ByteArrayInputStream(bytes));
  }

  private static @Nullable Path existing(String word) {
    if (word.isEmpty()) {
      return null; // Java takes it for the current folder
    }
    try {
      Path path = Path.of(word);
      return Files.exists(path) ? path : null;
    } catch (InvalidPathException e) {
      return null; // a puzzle may contain what a path may not
    }
  }
}
