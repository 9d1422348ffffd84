package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;

/**
 * A part of a search: the solutions that contain certain options and do not contain certain others.
 * {@link ExactCover#split} splits a search into such parts, {@link ExactCover#within} restricts it
 * to one. A prefix names options by their numbers, so it means the same to every engine, in another
 * thread and, written as text, on another machine.
 *
 * @param required the options in every solution, in the order in which they were chosen, each once
 * @param forbidden the options in no solution, each once
 */
public record Prefix(List<Integer> required, List<Integer> forbidden) {
  /** The whole search. */
  public static final Prefix ALL = new Prefix(List.of(), List.of());

  /**
   * Creates a prefix. Repeated options are dropped.
   *
   * @param required the options in every solution
   * @param forbidden the options in no solution
   * @throws IllegalArgumentException if a number is negative
   */
  public Prefix {
    required = checked(required, "required");
    forbidden = checked(forbidden, "forbidden");
  }

  private static List<Integer> checked(List<Integer> options, String name) {
    for (Integer option : requireNonNull(options, name)) {
      if (requireNonNull(option, name) < 0) {
        throw new IllegalArgumentException("expected an option number, found " + option);
      }
    }
    return OptionList.copyOf(options);
  }

  static Prefix of(Subtree subtree) {
    return new Prefix(subtree.required(), subtree.forbidden());
  }

  /**
   * Reads the text that {@link #toString} returns.
   *
   * @param text option numbers, each after a {@code +} if it is required or a {@code -} if it is
   *     forbidden, separated by white space
   * @return the prefix
   * @throws IllegalArgumentException if a word is something else
   */
  public static Prefix parse(String text) {
    List<Integer> required = new ArrayList<>();
    List<Integer> forbidden = new ArrayList<>();
    for (String word :
        requireNonNull(text, "text").isBlank() ? new String[0] : text.strip().split("\\s+")) {
      (word.charAt(0) == '+' ? required : forbidden).add(parseOption(word));
    }
    return new Prefix(required, forbidden);
  }

  private static Integer parseOption(String word) {
    if (word.matches("[+-][0-9]{1,10}")) {
      long option = Long.parseLong(word, 1, word.length(), 10);
      if (option <= Integer.MAX_VALUE) {
        return (int) option;
      }
    }
    throw new IllegalArgumentException(
        "prefix: expected + or - and an option number up to "
            + Integer.MAX_VALUE
            + ", found '"
            + word
            + "'");
  }

  /** Returns the prefix as text, such as {@code +3 +17 -4}, which {@link #parse} reads. */
  @Override
  public String toString() {
    return Stream.concat(required.stream().map(o -> "+" + o), forbidden.stream().map(o -> "-" + o))
        .collect(Collectors.joining(" "));
  }
}
