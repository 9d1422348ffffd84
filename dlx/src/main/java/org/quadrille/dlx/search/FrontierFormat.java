package org.quadrille.dlx.search;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchStatistics;

/**
 * The text form of a frontier. It contains a fingerprint of the problem, so that a frontier is not
 * resumed on another problem. A subtree is written as the difference from the one before: how many
 * of its required options to keep, then the further ones; the same for the forbidden options. So
 * the text of a deep frontier is as short as that of a flat one.
 *
 * <pre>
 * quadrille-frontier 1
 * problem sha256:9f86d0...
 * root 0
 * solutions 12
 * work 345 1017 0 1500000000            nodes, updates, cleansings, nanoseconds
 * profile 1 3 6
 * threads 200 145
 * subtrees 2
 * 0.25 node 0 0 +3 +17 -4               weight, kind, how many + and - to keep, further options
 * 0.125 node 1 0 +18
 * end
 * </pre>
 *
 * The kind is {@code node} if the last required option is a node to be counted, {@code tree} if
 * not, and {@code solution} for a solution that has not been delivered.
 */
public final class FrontierFormat {
  private static final String HEADER = "quadrille-frontier 1";
  private static final Splitter WORDS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  private FrontierFormat() {}

  /** Returns the text of a frontier of a problem. */
  public static String write(Problem<?> problem, Frontier frontier) {
    SearchStatistics work = frontier.work();
    StringBuilder text = new StringBuilder(256);
    line(text, HEADER);
    line(text, "problem " + Fingerprint.of(problem));
    line(text, "root " + frontier.root());
    line(text, "solutions " + frontier.solutions());
    line(
        text,
        numbers("work", work.nodes(), work.updates(), work.cleansings(), work.elapsed().toNanos()));
    line(text, numbers("profile", work.profile().toArray()));
    line(
        text,
        numbers("threads", work.nodesByThread().stream().mapToLong(Long::longValue).toArray()));
    line(text, "subtrees " + frontier.subtrees().size());
    Subtree previous = Subtree.ALL;
    for (Subtree subtree : frontier.subtrees()) {
      append(text, subtree, previous);
      previous = subtree;
    }
    line(text, "end");
    return text.toString();
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }

  private static String numbers(String name, long... numbers) {
    return name
        + LongStream.of(numbers).mapToObj(number -> " " + number).collect(Collectors.joining());
  }

  private static void append(StringBuilder text, Subtree subtree, Subtree previous) {
    int required = shared(subtree.required(), previous.required());
    int forbidden = shared(subtree.forbidden(), previous.forbidden());
    text.append(subtree.weight()).append(' ').append(kind(subtree));
    text.append(' ').append(required).append(' ').append(forbidden);
    append(text, " +", subtree.required(), required);
    append(text, " -", subtree.forbidden(), forbidden);
    text.append('\n');
  }

  private static void append(StringBuilder text, String sign, OptionList options, int from) {
    for (int k = from; k < options.size(); k++) {
      text.append(sign).append(options.option(k));
    }
  }

  private static String kind(Subtree subtree) {
    return subtree.isSolution() ? "solution" : subtree.beginsWithNode() ? "node" : "tree";
  }

  /** Returns the length of the common prefix of two lists. */
  private static int shared(OptionList some, OptionList others) {
    int most = Math.min(some.size(), others.size());
    int k = 0;
    while (k < most && some.option(k) == others.option(k)) {
      k++;
    }
    return k;
  }

  /**
   * Reads the text of a frontier.
   *
   * @param problem the problem of the search
   * @throws IllegalArgumentException if the text is not a frontier, or not one of this problem; the
   *     message names the line
   */
  public static Frontier read(Problem<?> problem, String text) {
    return new Reader(problem, text).read();
  }

  /** Reads a text line by line. */
  private static final class Reader {
    private final Problem<?> problem;
    private final Iterator<String> lines;
    private final int[] requiredAt; // option -> its index in the last list that required it
    private final int[] forbiddenAt;
    private int lineNumber;

    Reader(Problem<?> problem, String text) {
      this.problem = problem;
      lines = text.lines().iterator();
      requiredAt = new int[problem.optionCount()];
      forbiddenAt = new int[problem.optionCount()];
    }

    Frontier read() {
      expect(HEADER, line());
      String fingerprint = field("problem", 1).get(0);
      if (!fingerprint.equals(Fingerprint.of(problem))) {
        throw error("the fingerprint of this problem, " + Fingerprint.of(problem), fingerprint);
      }
      int root = number(field("root", 1).get(0), problem.optionCount());
      BigInteger solutions = bigNumber(field("solutions", 1).get(0));
      List<String> work = field("work", 4);
      long[] profile = longs(field("profile", -1));
      long[] threads = longs(field("threads", -1));
      int count = number(field("subtrees", 1).get(0), Integer.MAX_VALUE);
      List<Subtree> subtrees = new ArrayList<>();
      Subtree previous = Subtree.ALL;
      for (int k = 0; k < count; k++) {
        previous = subtree(line(), previous, root);
        subtrees.add(previous);
      }
      expect("end", line());
      return new Frontier(
          root,
          subtrees,
          solutions,
          new SearchStatistics(
              0,
              number(work.get(0)),
              number(work.get(1)),
              number(work.get(2)),
              Profile.of(profile, profile.length),
              Duration.ofNanos(number(work.get(3))),
              Arrays.stream(threads).boxed().toList()));
    }

    private String line() {
      lineNumber++;
      if (!lines.hasNext()) {
        throw error("another line", "the end of the text");
      }
      return lines.next();
    }

    /** Reads the words of a line after its name; any number of words if count is negative. */
    private List<String> field(String name, int count) {
      String line = line();
      List<String> words = WORDS.splitToList(line);
      if (words.isEmpty() || !words.get(0).equals(name)) {
        throw error(name, line);
      }
      if (count >= 0 && words.size() != count + 1) {
        throw error("'" + name + "' and " + count + " words", line);
      }
      return words.subList(1, words.size());
    }

    private void expect(String expected, String found) {
      if (!found.equals(expected)) {
        throw error(expected, found);
      }
    }

    private Subtree subtree(String line, Subtree previous, int root) {
      List<String> words = WORDS.splitToList(line);
      if (words.size() < 4) {
        throw error("weight, kind, and two numbers of options to keep", line);
      }
      double weight = weight(words.get(0));
      String kind = words.get(1);
      if (!List.of("node", "tree", "solution").contains(kind)) {
        throw error("node, tree or solution", kind);
      }
      OptionList required = options(words, 2, '+', previous.required(), requiredAt);
      OptionList forbidden = options(words, 3, '-', previous.forbidden(), forbiddenAt);
      for (String word : words.subList(4, words.size())) {
        if (word.charAt(0) != '+' && word.charAt(0) != '-') {
          throw error("+ or - and the number of an option", word);
        }
      }
      boolean isNode = kind.equals("node");
      if (required.size() < root + (isNode ? 1 : 0)) {
        throw error("at least " + (root + (isNode ? 1 : 0)) + " required options", line);
      }
      return new Subtree(required, forbidden, weight, isNode, kind.equals("solution"));
    }

    /**
     * Reads the options with a sign. The list shares the arrays of the one before.
     *
     * @param indexOf option -> its index in the last of these lists that had it
     */
    private OptionList options(
        List<String> words, int countAt, char sign, OptionList previous, int[] indexOf) {
      int kept = number(words.get(countAt), previous.size());
      int[] further =
          words.subList(4, words.size()).stream()
              .filter(word -> word.charAt(0) == sign)
              .mapToInt(word -> number(word.substring(1), problem.optionCount() - 1))
              .toArray();
      OptionList options = previous.firstAnd(kept, further);
      for (int k = kept; k < options.size(); k++) {
        int o = options.option(k);
        if (indexOf[o] < k && options.option(indexOf[o]) == o) {
          throw error("each option once", "a repeated option");
        }
        indexOf[o] = k;
      }
      return options;
    }

    private long[] longs(List<String> words) {
      return words.stream().mapToLong(this::number).toArray();
    }

    private long number(String word) {
      BigInteger number = bigNumber(word);
      if (number.bitLength() >= Long.SIZE) {
        throw error("a number up to " + Long.MAX_VALUE, word);
      }
      return number.longValue();
    }

    private int number(String word, int most) {
      long number = number(word);
      if (number > most) {
        throw error("a number up to " + most, word);
      }
      return (int) number;
    }

    private BigInteger bigNumber(String word) {
      if (!CharMatcher.inRange('0', '9').matchesAllOf(word) || word.isEmpty()) {
        throw error("a number", word);
      }
      return new BigInteger(word);
    }

    private double weight(String word) {
      try {
        double weight = Double.parseDouble(word);
        if (weight >= 0 && weight <= 1) {
          return weight;
        }
      } catch (NumberFormatException e) {
        // reported below
      }
      throw error("a weight from 0 to 1", word);
    }

    private IllegalArgumentException error(String expected, String found) {
      return new IllegalArgumentException(
          "frontier, line " + lineNumber + ": expected " + expected + ", found '" + found + "'");
    }
  }
}
