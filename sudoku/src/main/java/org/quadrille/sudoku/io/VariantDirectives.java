package org.quadrille.sudoku.io;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The {@code #variant:} lines of a text, each of which sets the rules of the puzzles below it. A
 * puzzle can be returned after later lines have been read, so a directive is kept until a puzzle
 * below a later one has been returned.
 */
final class VariantDirectives {
  /** A directive; {@code rules} is null if it cannot be read. */
  private record Directive(int line, @Nullable VariantText rules) {}

  private final Deque<Directive> directives = new ArrayDeque<>();

  /** Returns whether a line without leading white space is a directive. */
  static boolean isDirective(String line) {
    String word = VariantText.DIRECTIVE;
    return line.regionMatches(true, 0, word, 0, word.length());
  }

  boolean isEmpty() {
    return directives.isEmpty();
  }

  /** Reads a directive. Returns what is wrong with it, or null. */
  @Nullable String read(int number, String line) {
    try {
      VariantText rules = VariantText.parse(line.substring(VariantText.DIRECTIVE.length()));
      directives.add(new Directive(number, rules));
      return null;
    } catch (IllegalArgumentException e) {
      directives.add(new Directive(number, null));
      return String.valueOf(e.getMessage());
    }
  }

  /**
   * Applies the rules in force at the line of a puzzle. Puzzles must come in the order of their
   * lines.
   */
  PuzzleRecord apply(Puzzle puzzle) {
    Directive inForce = null;
    for (Directive directive : directives) {
      inForce = directive.line < puzzle.line() ? directive : inForce;
    }
    while (inForce != null && directives.getFirst().line < inForce.line) {
      directives.removeFirst();
    }
    if (inForce == null) {
      return puzzle;
    }
    String reason;
    if (inForce.rules == null) {
      reason = "the rules in line " + inForce.line + " cannot be read";
    } else {
      try {
        return puzzle.withPuzzle(inForce.rules.apply(puzzle.puzzle()));
      } catch (IllegalArgumentException e) {
        reason = "the rules in line " + inForce.line + " do not fit this puzzle: " + e.getMessage();
      }
    }
    return new UnreadablePuzzle(
        new PuzzleFormatException(puzzle.source(), puzzle.line(), 0, null, reason));
  }
}
