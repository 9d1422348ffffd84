package org.quadrille.sudoku.io;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The lines that say the rules of the puzzles below them. A puzzle may come out only when lines
 * below it have been read, hence each line is kept until a puzzle from below it has come out.
 */
final class VariantDirectives {
  /** A line; without rules if it cannot be read. */
  private record Directive(int line, @Nullable VariantText rules) {}

  private final Deque<Directive> directives = new ArrayDeque<>();

  /** Whether a line, without blanks before it, is such a line. */
  static boolean is(String line) {
    String word = VariantText.DIRECTIVE;
    return line.regionMatches(true, 0, word, 0, word.length());
  }

  boolean isEmpty() {
    return directives.isEmpty();
  }

  /** Takes such a line. What is wrong with it is returned. */
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

  /** Adds the rules that hold for a puzzle where it stands. Puzzles come in their order. */
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
      reason = "its rules in line " + inForce.line + " cannot be read";
    } else {
      try {
        return puzzle.withPuzzle(inForce.rules.apply(puzzle.puzzle()));
      } catch (IllegalArgumentException e) {
        reason = "the rules in line " + inForce.line + " do not fit: " + e.getMessage();
      }
    }
    return new UnreadablePuzzle(
        new PuzzleFormatException(puzzle.source(), puzzle.line(), 0, null, reason));
  }
}
