package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.quadrille.core.Bounded;
import org.quadrille.core.Coloured;
import org.quadrille.core.Cost;
import org.quadrille.core.InvalidOptionException;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.internal.Messages;

/**
 * Reads and writes the text format of Knuth's programs DLX1, DLX2, DLX3 and DLX5 (TAOCP 7.2.2.1).
 *
 * <pre>
 * | a comment
 * A 2|B 0:3|C | X Y     the items: primary ones, then | and secondary ones
 * A B X:red |4          an option; a secondary item may have a colour, the option a cost
 * B C X:red
 * </pre>
 *
 * <p>A primary item may begin with the number of options that must cover it, {@code 2|}, or with
 * the bounds of this number, {@code 0:3|}. In an option, {@code |4} after an item adds 4 to the
 * cost; several such words add up.
 *
 * <p>Words are separated by blanks. A name is any word without {@code :} and {@code |}. A line that
 * is blank or begins with {@code |} is a comment; the first other line lists the items, each one
 * after it is an option. Names and colours may have any length. A line ends with LF, or with CR in
 * a text without LF; the end of the last line may be missing. The only limit on items and options
 * is {@link Problem#MAX_SIZE}.
 */
public final class DlxFormat {
  /** A primary item with bounds: {@code b|name} or {@code a:b|name}. */
  private static final Pattern BOUNDED = Pattern.compile("(?:(\\d+):)?(\\d+)\\|([^|]+)");

  /** A word that looks like bounds, valid or not. */
  private static final Pattern LIKE_BOUNDED = Pattern.compile("[-+.:\\d]+\\|.*");

  private static final Pattern COST = Pattern.compile("\\|\\d+");

  private DlxFormat() {}

  /**
   * Reads a problem and logs the warnings.
   *
   * @param source the name of the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @return the problem; the payload of each option is its line, without surrounding blanks
   * @throws ProblemFormatException if the text is not a valid problem
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
   * @param warnings receives a warning for each option without a primary item, which is never used
   * @return the problem; the payload of each option is its line, without surrounding blanks
   * @throws ProblemFormatException if the text is not a valid problem
   * @throws IOException if reading fails
   */
  public static Problem<String> read(
      String source, InputStream in, Consumer<FormatWarning> warnings) throws IOException {
    requireNonNull(warnings, "warnings");
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
      String word = word(lines);
      try {
        if (primary) {
          declarePrimary(word, builder);
        } else {
          declareSecondary(word, builder);
        }
      } catch (IllegalArgumentException invalid) {
        throw lines.error(column, message(invalid));
      }
    }
  }

  private static void declarePrimary(String word, Problem.Builder<String> builder) {
    Matcher bounded = BOUNDED.matcher(word);
    if (!bounded.matches()) {
      if (LIKE_BOUNDED.matcher(word).matches()) {
        throw new IllegalArgumentException(
            "expected bounds and a name, as in 2|name or 0:3|name, found " + word);
      }
      builder.primary(name(word));
      return;
    }
    int max = bound(bounded.group(2), word);
    int min = bounded.group(1) == null ? max : bound(bounded.group(1), word);
    if (max == 0) {
      throw new IllegalArgumentException("the upper bound of " + word + " is 0");
    }
    if (min > max) {
      throw new IllegalArgumentException("the bounds of " + word + " contradict each other");
    }
    builder.primary(new Bounded(name(bounded.group(3)), min, max));
  }

  private static void declareSecondary(String word, Problem.Builder<String> builder) {
    if (LIKE_BOUNDED.matcher(word).matches()) {
      throw new IllegalArgumentException("a secondary item must not have bounds, found " + word);
    }
    builder.secondary(name(word));
  }

  private static String name(String word) {
    if (word.indexOf(':') >= 0 || word.indexOf('|') >= 0) {
      throw new IllegalArgumentException("item name " + word + " contains : or |");
    }
    return word;
  }

  private static int bound(String digits, String word) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "a bound of " + word + " is more than " + Integer.MAX_VALUE);
    }
  }

  private static void readOption(TextLines lines, Problem.Builder<String> builder) {
    List<Object> uses = new ArrayList<>();
    List<Integer> columns = new ArrayList<>();
    long cost = 0;
    for (char next = lines.peek(); next != '\0'; next = lines.peek()) {
      int column = lines.column();
      String word = word(lines);
      if (next == '|') {
        cost = addCost(lines, column, word, cost);
      } else {
        columns.add(column);
        uses.add(use(lines, word));
      }
    }
    try {
      builder.option(lines.text(), new Cost(cost), uses);
    } catch (InvalidOptionException invalid) {
      throw lines.error(columns.get(invalid.use()), invalid.reason());
    } catch (IllegalArgumentException tooMany) {
      throw lines.error(0, message(tooMany));
    }
  }

  private static long addCost(TextLines lines, int column, String word, long cost) {
    if (!COST.matcher(word).matches()) {
      throw lines.error(column, "expected a cost, | and a whole number, found " + word);
    }
    try {
      return Math.addExact(cost, Long.parseLong(word.substring(1)));
    } catch (NumberFormatException | ArithmeticException e) {
      throw lines.error(column, "the cost of the option is more than " + Long.MAX_VALUE);
    }
  }

  private static Object use(TextLines lines, String word) {
    int column = lines.column() - word.length();
    if (word.indexOf('|') >= 0) {
      throw lines.error(column + word.indexOf('|'), "| within a word of an option: " + word);
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

  /** Consumes the next word of a line that has one. */
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
   * Writes a problem. Reading it returns the same items and options, with two exceptions: an option
   * without items becomes a comment, and payloads become the option's line.
   *
   * @param problem the problem; its items and colours are written by their {@code toString}
   * @param out where to write; lines end with LF
   * @throws IllegalArgumentException if there is no primary item, or if a name is empty, contains a
   *     blank, {@code :}, {@code |} or a character that cannot be read back, or belongs to two
   *     items or two colours
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, Appendable out) throws IOException {
    requireNonNull(out, "out");
    requirePrimary(problem);
    Names.check(problem, DlxFormat::checkName);
    for (Item item : problem.items()) {
      out.append(item.index() == 0 ? "" : item.index() == problem.primaryCount() ? " | " : " ");
      out.append(bounds(item)).append(item.name());
    }
    out.append('\n');
    for (Option<?> option : problem.options()) {
      out.append(option.items().isEmpty() ? "| an option without items" : uses(option));
      out.append(option.cost() == 0 ? "" : " |" + option.cost()).append('\n');
    }
  }

  /**
   * Writes a problem with names that Knuth's programs accept: at most eight bytes for an item, one
   * for a colour. Names that fit are kept; comments at the top list the renamed ones.
   *
   * @param problem the problem
   * @param out where to write; lines end with LF
   * @throws IllegalArgumentException if no program accepts it: there is no primary item, there are
   *     both bounds (DLX3) and costs (DLX5), or an item has more than 92 colours
   * @throws IOException if writing fails
   */
  public static void writeForKnuth(Problem<?> problem, Appendable out) throws IOException {
    requireNonNull(out, "out");
    requirePrimary(problem);
    KnuthNames names = new KnuthNames(problem);
    Problem<String> renamed = names.rename();
    for (String line : names.table()) {
      out.append("| ").append(Comments.line(line)).append('\n');
    }
    write(renamed, out);
  }

  /** Returns the uses of an option, separated by spaces. */
  static String uses(Option<?> option) {
    return Joiner.on(' ').join(option.uses());
  }

  private static void requirePrimary(Problem<?> problem) {
    if (requireNonNull(problem, "problem").primaryCount() == 0) {
      throw new IllegalArgumentException("Knuth's text form needs at least one primary item");
    }
  }

  private static String bounds(Item item) {
    if (!item.primary() || (item.min() == 1 && item.max() == 1)) {
      return "";
    }
    return (item.min() == item.max() ? "" : item.min() + ":") + item.max() + "|";
  }

  private static void checkName(String what, String name) {
    if (name.isEmpty() || name.chars().anyMatch(c -> c == ':' || c == '|' || isBlank(c))) {
      throw new IllegalArgumentException(
          Messages.shorten(what + " name \"" + name + "\" is empty or contains a blank, : or |"));
    }
  }

  private static boolean isBlank(int c) {
    return TextLines.isBlank((char) c);
  }
}
