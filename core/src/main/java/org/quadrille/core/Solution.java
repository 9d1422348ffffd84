package org.quadrille.core;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A set of options of a {@link Problem} that a search found to cover it. {@link
 * org.quadrille.core.verify.CoverVerifier} tells whether it really does.
 *
 * <p>Immutable. Two solutions are equal if they are the same set of options of the same problem.
 *
 * @param <T> the type of the payloads
 */
public final class Solution<T> {
  private final Problem<T> problem;
  private final int[] numbers;

  private Solution(Problem<T> problem, int[] numbers) {
    this.problem = problem;
    this.numbers = numbers;
  }

  /**
   * Makes a solution of a set of options. Nothing is verified but the numbers themselves.
   *
   * @param <T> the type of the payloads
   * @param problem the problem
   * @param optionNumbers the numbers of its options, in any order; the array is copied
   * @return the solution
   * @throws IndexOutOfBoundsException if the problem has no option of such a number
   * @throws IllegalArgumentException if a number occurs twice
   */
  public static <T> Solution<T> of(Problem<T> problem, int... optionNumbers) {
    int[] sorted = optionNumbers.clone();
    Arrays.sort(sorted);
    for (int k = 0; k < sorted.length; k++) {
      problem.checkOption(sorted[k]);
      if (k > 0 && sorted[k] == sorted[k - 1]) {
        throw new IllegalArgumentException("option " + sorted[k] + " twice in one solution");
      }
    }
    return new Solution<>(problem, sorted);
  }

  /**
   * The problem it belongs to.
   *
   * @return the problem
   */
  public Problem<T> problem() {
    return problem;
  }

  /**
   * How many options it has.
   *
   * @return the number of options, at least 0
   */
  public int size() {
    return numbers.length;
  }

  /**
   * The numbers of its options.
   *
   * @return a fresh array, ascending
   */
  public int[] optionNumbers() {
    return numbers.clone();
  }

  /**
   * What its options cost together.
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
   * Its options in the order of the problem.
   *
   * @return an unmodifiable view
   */
  public List<Option<T>> options() {
    return new AbstractList<>() {
      @Override
      public Option<T> get(int k) {
        return problem.option(numbers[k]);
      }

      @Override
      public int size() {
        return numbers.length;
      }
    };
  }

  /**
   * What the caller attached to its options, in the order of the problem.
   *
   * @return an unmodifiable view
   */
  public List<T> payloads() {
    return new AbstractList<>() {
      @Override
      public T get(int k) {
        return problem.payload(numbers[k]);
      }

      @Override
      public int size() {
        return numbers.length;
      }
    };
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

  /** The payloads in brackets. */
  @Override
  public String toString() {
    return payloads().stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
  }
}
