package org.quadrille.benchmarks;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import org.quadrille.core.Problem;

/**
 * A problem of the {@link Suite}, whose number of solutions is known.
 *
 * @param name its name: lower case, digits and {@code -}
 * @param effort how much work it is
 * @param count the number of its solutions
 * @param source where that number comes from
 * @param maker makes the problem, the same one each time
 */
record Instance(
    String name, Effort effort, BigInteger count, String source, Supplier<Problem<?>> maker) {

  /** How much work an instance is. */
  enum Effort {
    /** Milliseconds by dancing links; seconds for those that were not made for exact covers. */
    SMALL,
    /** Up to some seconds. */
    LARGE,
    /** Up to a minute: only if asked for. */
    HUGE;

    /**
     * The effort of a name.
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

    /** The name in lower case. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  Problem<?> problem() {
    return maker.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
