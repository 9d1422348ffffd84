package org.quadrille.core.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.quadrille.core.Coloured;
import org.quadrille.core.InvalidOptionException;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/**
 * The text form of Knuth's programs DLX1 and DLX2 (TAOCP 7.2.2.1).
 *
 * <pre>
 * | a comment
 * A B C | X Y        the items: primary ones, then | and secondary ones
 * A B X:red          an option; a secondary item may have a colour
 * C X:red
 * </pre>
 *
 * <p>Words are separated by blanks. A name is any word without {@code :} and {@code |}. A line that
 * is blank or begins with {@code |} is a comment; the first other line lists the items, each one
 * after it is an option. Names and colours may be of any length, a line ends with LF, CR LF or CR,
 * the last one may lack its end, and there is no limit on items or options but {@link
 * Problem#MAX_SIZE}.
 */
public final class DlxFormat {
  private DlxFormat() {}

  /**
   * Reads a problem and logs the warnings.
   *
   * @param source what to call the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @return the problem; the payload of each option is its line, without blanks around it
   * @throws ProblemFormatException if the text is no problem
   * @throws IOException if reading fails
   */
  public static Problem<String> read(String source, InputStream in) throws IOException {
    return read(source, in, Warnings::log);
  }

  /**
   * Reads a problem. O(length of the text) time and memory.
   *
   * @param source what to call the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @param warnings is told of each option without a primary item, which can never be used
   * @return the problem; the payload of each option is its line, without blanks around it
   * @throws ProblemFormatException if the text is no problem
   * @throws IOException if reading fails
   */
  public static Problem<String> read(
      String source, InputStream in, Consumer<FormatWarning> warnings) throws IOException {
    TextLines lines = new TextLines(source, in);
    Problem.Builder<String> builder = Problem.builder();
    if (!lines.nextContentLine('|')) {
      throw lines.error(0, "no items: expected a line of item names, found the end of the text");
    }
    readItems(lines, builder);
    List<Integer> lineOf = new ArrayList<>();
    while (lines.nextContentLine('|')) {
      readOption(lines, builder);
      lineOf.add(lines.lineNumber());
    }
    Problem<String> problem = builder.build();
    for (int o = 0; o < problem.optionCount(); o++) {
      if (!problem.isUsable(o)) {
        warnings.accept(
            new FormatWarning(
                source,
                lineOf.get(o),
                "option ignored, it has no primary item: " + problem.payload(o)));
      }
    }
    return problem;
  }

  private static void readItems(TextLines lines, Problem.Builder<String> builder) {
    boolean primary = true;
    for (char next = lines.peek(); next != '\0'; next = lines.peek()) {
      int column = lines.column();
      if (next == '|') {
        if (!primary) {
          throw lines.error(column, "a second | in the line of items");
        }
        primary = false;
        lines.skip();
        continue;
      }
      String name = word(lines);
      if (name.indexOf(':') >= 0 || name.indexOf('|') >= 0) {
        throw lines.error(column, "item name " + name + " contains : or |");
      }
      try {
        if (primary) {
          builder.primary(name);
        } else {
          builder.secondary(name);
        }
      } catch (IllegalArgumentException invalid) {
        throw lines.error(column, message(invalid));
      }
    }
  }

  private static void readOption(TextLines lines, Problem.Builder<String> builder) {
    List<Object> uses = new ArrayList<>();
    List<Integer> columns = new ArrayList<>();
    for (char next = lines.peek(); next != '\0'; next = lines.peek()) {
      columns.add(lines.column());
      uses.add(use(lines, word(lines)));
    }
    try {
      builder.option(lines.text(), uses.toArray());
    } catch (InvalidOptionException invalid) {
      throw lines.error(columns.get(invalid.use()), invalid.reason());
    } catch (IllegalArgumentException tooMany) {
      throw lines.error(0, message(tooMany));
    }
  }

  private static Object use(TextLines lines, String word) {
    int column = lines.column() - word.length();
    if (word.indexOf('|') >= 0) {
      throw lines.error(column + word.indexOf('|'), "| in an option: " + word);
    }
    int colon = word.indexOf(':');
    if (colon < 0) {
      return word;
    }
    if (colon == 0 || colon == word.length() - 1 || word.indexOf(':', colon + 1) >= 0) {
      throw lines.error(column, "expected item or item:colour, found " + word);
    }
    return new Coloured(word.substring(0, colon), word.substring(colon + 1));
  }

  /** The next word of a line that has one. */
  private static String word(TextLines lines) {
    String word = lines.word();
    if (word == null) {
      throw new IllegalStateException("no word left");
    }
    return word;
  }

  private static String message(IllegalArgumentException exception) {
    return String.valueOf(exception.getMessage());
  }

  /**
   * Writes a problem. {@link #read} gives the same items and options back, with two exceptions: an
   * option that uses no items at all becomes a comment, and payloads become the option's line.
   *
   * @param problem the problem; its items and colours go by their {@code toString}
   * @param out where to write; lines end with LF
   * @throws IllegalArgumentException if the form cannot say it: there is no primary item, or a name
   *     is empty, contains a blank, {@code :}, {@code |} or a character that {@link #read} would
   *     not give back, or belongs to two items or two colours
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, Appendable out) throws IOException {
    if (problem.primaryCount() == 0) {
      throw new IllegalArgumentException("Knuth's text form needs at least one primary item");
    }
    checkNames(problem);
    for (Item item : problem.items()) {
      out.append(item.index() == 0 ? "" : item.index() == problem.primaryCount() ? " | " : " ");
      out.append(item.name());
    }
    out.append('\n');
    for (Option<?> option : problem.options()) {
      out.append(option.items().isEmpty() ? "| an option without items" : option.toString());
      out.append('\n');
    }
  }

  private static void checkNames(Problem<?> problem) {
    Map<String, Object> names = new HashMap<>();
    for (Item item : problem.items()) {
      checkName("item", item.key(), names);
    }
    Map<String, Object> colours = new HashMap<>();
    for (int c = 1; c <= problem.colourCount(); c++) {
      checkName("colour", problem.colourKey(c), colours);
    }
  }

  private static void checkName(String what, Object key, Map<String, Object> seen) {
    String name = key.toString();
    if (name.isEmpty() || name.chars().anyMatch(c -> c == ':' || c == '|' || isBlank(c))) {
      throw new IllegalArgumentException(
          what + " name \"" + name + "\" is empty or contains a blank, : or |");
    }
    if (name.codePoints().anyMatch(DlxFormat::isLost)) {
      throw new IllegalArgumentException(
          what + " name \"" + name + "\" contains a character that does not survive in UTF-8 text");
    }
    if (seen.put(name, key) != null) {
      throw new IllegalArgumentException("two " + what + "s are called " + name);
    }
  }

  private static boolean isBlank(int c) {
    return TextLines.isBlank((char) c);
  }

  /** NUL, a byte-order mark, what stands for malformed bytes, and half a surrogate pair. */
  private static boolean isLost(int c) {
    return c == '\0'
        || c == '\uFEFF'
        || c == '\uFFFD'
        || Character.getType(c) == Character.SURROGATE;
  }
}
