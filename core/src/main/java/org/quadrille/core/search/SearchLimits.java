package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;

/**
 * Limits of a search on solutions, nodes and time. Immutable; there are no limits by default.
 *
 * <pre>{@code
 * SearchLimits limits = SearchLimits.NONE.withSolutions(10).withTimeout(Duration.ofSeconds(5));
 * }</pre>
 */
public final class SearchLimits {
  /** No limits at all. */
  public static final SearchLimits NONE =
      new SearchLimits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  private final long solutions;
  private final long nodes;
  private final long timeoutNanos;

  private SearchLimits(long solutions, long nodes, long timeoutNanos) {
    this.solutions = solutions;
    this.nodes = nodes;
    this.timeoutNanos = timeoutNanos;
  }

  /**
   * Limits the number of solutions.
   *
   * @param solutions the number of solutions after which the search stops, at least 1; {@link
   *     Long#MAX_VALUE} means no limit
   * @return a copy with this limit
   * @throws IllegalArgumentException if it is less than 1
   */
  public SearchLimits withSolutions(long solutions) {
    return new SearchLimits(atLeastOne(solutions, "solutions"), nodes, timeoutNanos);
  }

  /**
   * Limits the number of nodes.
   *
   * @param nodes the number of nodes after which the search stops, at least 1; {@link
   *     Long#MAX_VALUE} means no limit
   * @return a copy with this limit
   * @throws IllegalArgumentException if it is less than 1
   */
  public SearchLimits withNodes(long nodes) {
    return new SearchLimits(solutions, atLeastOne(nodes, "nodes"), timeoutNanos);
  }

  /**
   * Limits the time.
   *
   * @param timeout the time after which the search stops, approximately; zero stops it at once, and
   *     more than 292 years means no limit
   * @return a copy with this limit
   * @throws IllegalArgumentException if it is negative
   */
  public SearchLimits withTimeout(Duration timeout) {
    return new SearchLimits(solutions, nodes, nanos(timeout, "timeout"));
  }

  /** Returns a duration in nanoseconds; more than 292 years become {@link Long#MAX_VALUE}. */
  static long nanos(Duration time, String what) {
    if (requireNonNull(time, what).isNegative()) {
      throw new IllegalArgumentException("the " + what + " " + time + " is negative");
    }
    try {
      return time.toNanos();
    } catch (ArithmeticException tooLong) {
      return Long.MAX_VALUE;
    }
  }

  private static long atLeastOne(long limit, String what) {
    if (limit < 1) {
      throw new IllegalArgumentException(
          "a limit of " + limit + " " + what + "; expected at least 1");
    }
    return limit;
  }

  /**
   * Returns the limit on solutions.
   *
   * @return the limit, or {@link Long#MAX_VALUE}
   */
  public long solutions() {
    return solutions;
  }

  /**
   * Returns the limit on nodes.
   *
   * @return the limit, or {@link Long#MAX_VALUE}
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns the limit on time.
   *
   * @return the limit, or empty
   */
  public Optional<Duration> timeout() {
    return timeoutNanos == Long.MAX_VALUE
        ? Optional.empty()
        : Optional.of(Duration.ofNanos(timeoutNanos));
  }

  long timeoutNanos() {
    return timeoutNanos;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchLimits that
        && solutions == that.solutions
        && nodes == that.nodes
        && timeoutNanos == that.timeoutNanos;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(solutions) + Long.hashCode(nodes))
        + Long.hashCode(timeoutNanos);
  }

  /** Lists the limits that are set, such as {@code limits[solutions=10, timeout=PT5S]}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("limits[");
    append(text, "solutions=", solutions == Long.MAX_VALUE ? "" : Long.toString(solutions));
    append(text, "nodes=", nodes == Long.MAX_VALUE ? "" : Long.toString(nodes));
    append(text, "timeout=", timeout().map(Duration::toString).orElse(""));
    return text.append(']').toString();
  }

  private static void append(StringBuilder text, String name, String value) {
    if (!value.isEmpty()) {
      text.append(text.charAt(text.length() - 1) == '[' ? "" : ", ").append(name).append(value);
    }
  }
}
