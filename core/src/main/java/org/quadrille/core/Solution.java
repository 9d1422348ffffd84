package org.quadrille.core;

import static java.util.Objects.requireNonNull;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.quadrille.core.internal.Checks;

/**
 * A set of options of a {@link Problem} that covers it, as found by a search. {@link
 * org.quadrille.core.verify.CoverVerifier} checks that it does.
 *
 * <p>Immutable. Two solutions are equal if they are the same set of options of the same problem.
 *
 * @param <T> the type of the payloads
 */
public final class Solution<T> {
  private static final int OPTIONS_SHOWN = 20;

  private final Problem<T> problem;
  private final int[] numbers;

  private Solution(Problem<T> problem, int[] numbers) {
    this.problem = problem;
    this.numbers = numbers;
  }

  /**
   * Makes a solution from a set of options. Only the numbers are checked, not that they cover.
   *
   * @param <T> the type of the payloads
   * @param problem the problem
   * @param optionNumbers the numbers of its options, in any order; the array is copied
   * @return the solution
   * @throws IndexOutOfBoundsException if the problem has no such option
   * @throws IllegalArgumentException if a number occurs twice
   */
  public static <T> Solution<T> of(Problem<T> problem, int... optionNumbers) {
    requireNonNull(problem, "problem");
    int[] sorted = requireNonNull(optionNumbers, "optionNumbers").clone();
    Arrays.sort(sorted);
    for (int k = 0; k < sorted.length; k++) {
      problem.checkOption(sorted[k]);
      if (k > 0 && sorted[k] == sorted[k - 1]) {
        throw new IllegalArgumentException("option " + sorted[k] + " occurs twice in the solution");
      }
    }
    return new Solution<>(problem, sorted);
  }

  /**
   * Returns the problem it belongs to.
   *
   * @return the problem
   */
  public Problem<T> problem() {
    return problem;
  }

  /**
   * Returns how many options it has.
   *
   * @return the number of options, at least 0
   */
  public int size() {
    return numbers.length;
  }

  /**
   * Returns the numbers of its options.
   *
   * @return a new array, ascending
   */
  public int[] optionNumbers() {
    return numbers.clone();
  }

  /**
   * Returns the total cost of its options.
   *
   * @return the sum of their costs
   * @throws ArithmeticException if it is more than {@link Long#MAX_VALUE}
   */
  public long cost() {
    long sum = 0;
    for (int number : numbers) {
      sum = Math.addExact(sum, problem.cost(number));
    }
    return sum;
  }

  /**
   * Returns its options in the order of the problem.
   *
   * @return an unmodifiable view
   */
  public List<Option<T>> options() {
    return new AbstractList<>() {
      @Override
      public Option<T> get(int k) {
        return problem.option(number(k));
      }

      @Override
      public int size() {
        return numbers.length;
      }
    };
  }

  /**
   * Returns the payloads of its options, in the order of the problem.
   *
   * @return an unmodifiable view
   */
  public List<T> payloads() {
    return new AbstractList<>() {
      @Override
      public T get(int k) {
        return problem.payload(number(k));
      }

      @Override
      public int size() {
        return numbers.length;
      }
    };
  }

  private int number(int k) {
    return numbers[Checks.index(k, numbers.length, "option", "the solution")];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Solution<?> that
        && problem == that.problem
        && Arrays.equals(numbers, that.numbers);
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(problem) + Arrays.hashCode(numbers);
  }

  /** Returns the first 20 options in brackets, and how many more there are. */
  @Override
  public String toString() {
    int more = size() - OPTIONS_SHOWN;
    String end = more > 0 ? ", and " + more + " more]" : "]";
    return options().stream()
        .limit(OPTIONS_SHOWN)
        .map(Option::toString)
        .collect(Collectors.joining(", ", "[", end));
  }
}
