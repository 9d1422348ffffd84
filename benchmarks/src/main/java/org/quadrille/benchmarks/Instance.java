package org.quadrille.benchmarks;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import org.quadrille.core.Problem;

/**
 * A problem of the {@link Suite} with a known number of solutions.
 *
 * @param name its name: lower case letters, digits and {@code -}
 * @param effort how long a search takes
 * @param count the number of solutions
 * @param source the source of {@code count}
 * @param maker builds the problem, an equal one each time
 */
record Instance(
    String name, Effort effort, BigInteger count, String source, Supplier<Problem<?>> maker) {

  /** How long a search takes. */
  enum Effort {
    /** Milliseconds with dancing links; up to seconds with general solvers. */
    SMALL,
    /** Up to a few seconds. */
    LARGE,
    /** Up to a minute; not in the default selection. */
    HUGE;

    /**
     * Returns the effort with the given name.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Effort of(String name) {
      return Arrays.stream(values())
          .filter(effort -> effort.toString().equals(name))
          .findFirst()
          .orElseThrow(
              () -> new IllegalArgumentException("expected small, large or huge, found " + name));
    }

    /** Returns the name in lower case. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Builds the problem. */
  Problem<?> problem() {
    return maker.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
