package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.quadrille.core.Problem;

/**
 * A part of a search: the solutions that contain certain options and do not contain certain others.
 * {@link ExactCover#split} cuts a search into such parts, {@link ExactCover#within} confines it to
 * one. It names options by their numbers, so it means the same for every engine, in another thread,
 * and, written as text, on another machine.
 *
 * @param required the numbers of options that are in every solution, in the order in which they
 *     were chosen, each once
 * @param forbidden the numbers of options that are in none, each once
 */
public record Prefix(List<Integer> required, List<Integer> forbidden) {
  /** The whole search. */
  public static final Prefix ALL = new Prefix(List.of(), List.of());

  /**
   * Makes one. What is repeated is dropped.
   *
   * @param required the numbers of options that are in every solution
   * @param forbidden the numbers of options that are in none
   * @throws IllegalArgumentException if a number is negative
   */
  public Prefix {
    required = checked(required, "required");
    forbidden = checked(forbidden, "forbidden");
  }

  private static List<Integer> checked(List<Integer> options, String name) {
    if (requireNonNull(options, name) instanceof Options) {
      return options; // immutable and checked
    }
    for (Integer option : options) {
      if (requireNonNull(option, name) < 0) {
        throw new IllegalArgumentException("option " + option + " is negative");
      }
    }
    return options.stream().distinct().toList();
  }

  /** Whether all that is required can be in a solution at all. */
  boolean isUsable(Problem<?> problem) {
    boolean usable = true;
    for (int option : required) {
      usable = usable && problem.isUsable(option);
    }
    return usable;
  }

  /** This one and, within it, another. */
  Prefix and(Collection<Integer> alsoRequired, Collection<Integer> alsoForbidden) {
    return new Prefix(concat(required, alsoRequired), concat(forbidden, alsoForbidden));
  }

  private static List<Integer> concat(List<Integer> some, Collection<Integer> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  static List<Integer> toList(int[] options) {
    return Arrays.stream(options).boxed().toList();
  }

  static int[] toArray(List<Integer> options) {
    if (options instanceof Options numbers) {
      return numbers.toInts();
    }
    int[] array = new int[options.size()];
    for (int k = 0; k < array.length; k++) {
      array[k] = options.get(k);
    }
    return array;
  }

  /**
   * Reads what {@link #toString} writes.
   *
   * @param text option numbers, each after a {@code +} if it is required or a {@code -} if it is
   *     forbidden, separated by blanks
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
        "'"
            + word
            + "' in a prefix; expected + or - and the number of an option, up to "
            + Integer.MAX_VALUE);
  }

  /** Such as {@code +3 +17 -4}, which {@link #parse} reads. */
  @Override
  public String toString() {
    return Stream.concat(required.stream().map(o -> "+" + o), forbidden.stream().map(o -> "-" + o))
        .collect(Collectors.joining(" "));
  }
}
