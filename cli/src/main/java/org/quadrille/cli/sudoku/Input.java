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
 * An input of puzzles: a file, a puzzle given as an argument, or {@code -} for standard input.
 *
 * @param name its name in messages
 * @param isStandardInput whether it is standard input, where reading may block
 * @param size its size in bytes, or 0 if unknown
 * @param opener opens it
 */
record Input(String name, boolean isStandardInput, long size, Opener opener) {
  /** Opens an input. */
  @FunctionalInterface
  interface Opener {
    InputStream open() throws IOException;
  }

  /** Thrown if an argument is not an input; the message says why. */
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
   * Returns the input that an argument denotes.
   *
   * @param literal its name in messages if it is a puzzle
   * @param options the options for reading puzzles
   */
  static Input of(String word, String literal, ReaderOptions options, Terminal terminal)
      throws NoInputException {
    if (word.equals("-")) {
      return standardInput(terminal);
    }
    Path path = existing(word);
    if (path != null) {
      if (Files.isDirectory(path)) {
        throw new NoInputException("expected a file of puzzles, found a directory");
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
      return null; // Java treats it as the current directory
    }
    try {
      Path path = Path.of(word);
      return Files.exists(path) ? path : null;
    } catch (InvalidPathException e) {
      return null; // a puzzle may have characters that a path must not have
    }
  }
}
