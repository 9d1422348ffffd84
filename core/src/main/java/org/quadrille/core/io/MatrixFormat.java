package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/**
 * Reads and writes a problem as a matrix of 0 and 1: each line is an option, each digit an item.
 * All items are primary.
 *
 * <pre>
 * # a comment
 * 1 1 0
 * 001
 * </pre>
 *
 * <p>Blanks between the digits are optional. Blank lines, and lines that begin with {@code #}, are
 * skipped. A line of zeros is an option without items; it has a number like any other option.
 */
public final class MatrixFormat {
  private MatrixFormat() {}

  /**
   * Reads a problem and logs the warnings.
   *
   * @param source the name of the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @return the problem; its items are named {@code c0}, {@code c1}, …, and the payload of each
   *     option is its line, without surrounding blanks
   * @throws ProblemFormatException if the text is not such a matrix, or is empty
   * @throws IOException if reading fails
   */
  public static Problem<String> read(String source, InputStream in) throws IOException {
    return read(source, in, Warnings::log);
  }

  /**
   * Reads a problem. O(length of the text) time and memory.
   *
   * @param source the name of the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @param warnings receives a warning for each line of zeros, which can never be used
   * @return the problem; its items are named {@code c0}, {@code c1}, …, and the payload of each
   *     option is its line, without surrounding blanks
   * @throws ProblemFormatException if the text is not such a matrix, or is empty
   * @throws IOException if reading fails
   */
  public static Problem<String> read(
      String source, InputStream in, Consumer<FormatWarning> warnings) throws IOException {
    requireNonNull(warnings, "warnings");
    TextLines lines = new TextLines(source, in);
    Problem.Builder<String> builder = Problem.builder();
    String[] names = new String[0];
    while (lines.nextContentLine('#')) {
      String row = readRow(lines, names.length);
      if (names.length == 0) {
        names = IntStream.range(0, row.length()).mapToObj(i -> "c" + i).toArray(String[]::new);
        builder.primary((Object[]) names);
      }
      String[] items = names;
      Object[] uses =
          IntStream.range(0, row.length())
              .filter(i -> row.charAt(i) == '1')
              .mapToObj(i -> items[i])
              .toArray();
      if (uses.length == 0) {
        warnings.accept(
            new FormatWarning(source, lines.lineNumber(), "option ignored, it is all zeros"));
      }
      builder.option(lines.text(), uses);
    }
    if (names.length == 0) {
      throw lines.error(0, "expected lines of 0 and 1, found the end of the text");
    }
    return builder.build();
  }

  /** Reads the digits of the current line; the first line (width 0) sets the number of digits. */
  private static String readRow(TextLines lines, int width) {
    StringBuilder row = new StringBuilder(width);
    for (char digit = lines.peek(); digit != '\0'; digit = lines.peek()) {
      if (digit != '0' && digit != '1') {
        throw lines.error(lines.column(), "expected 0 or 1, found " + digit);
      }
      if (width > 0 && row.length() == width) {
        throw lines.error(lines.column(), "expected " + width + " digits as before, found more");
      }
      row.append(digit);
      lines.skip();
    }
    if (row.length() < width) {
      throw lines.error(
          lines.column(), "expected " + width + " digits as before, found " + row.length());
    }
    return row.toString();
  }

  /**
   * Writes a problem without names and payloads.
   *
   * @param problem the problem
   * @param out where to write; lines end with LF
   * @throws IllegalArgumentException if it has secondary items, bounds or costs, no items, or no
   *     options
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, Appendable out) throws IOException {
    requireNonNull(out, "out");
    if (requireNonNull(problem, "problem").primaryCount() < problem.itemCount()) {
      throw new IllegalArgumentException("a matrix of 0 and 1 cannot have secondary items");
    }
    if (problem.hasBounds() || problem.hasCosts()) {
      throw new IllegalArgumentException("a matrix of 0 and 1 cannot have bounds or costs");
    }
    if (problem.itemCount() == 0 || problem.optionCount() == 0) {
      throw new IllegalArgumentException("a matrix of 0 and 1 needs an item and an option");
    }
    char[] row = new char[problem.itemCount()];
    for (Option<?> option : problem.options()) {
      Arrays.fill(row, '0');
      option.items().forEach(item -> row[item.index()] = '1');
      out.append(String.valueOf(row)).append('\n');
    }
  }
}
