package org.quadrille.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.SearchLimits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --timeout} and {@code --max-nodes}, the limits that leave a question open. */
public final class LimitOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Give up after this time, such as 500ms, 5s, 2m (a puzzle each, for sudokus).")
  private @Nullable Duration timeout;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description =
          "Give up after so many nodes of the search (a puzzle each, for sudokus); 0: none.")
  private long maxNodes;

  /** For picocli. */
  public LimitOptions() {}

  /**
   * The limits that were asked for.
   *
   * @param solutions the limit on solutions, 0 for none
   */
  public SearchLimits limits(long solutions) {
    SearchLimits limits = SearchLimits.NONE;
    if (positive("--limit", solutions)) {
      limits = limits.withSolutions(solutions);
    }
    if (positive("--max-nodes", maxNodes)) {
      limits = limits.withNodes(maxNodes);
    }
    return timeout == null ? limits : limits.withTimeout(timeout);
  }

  /**
   * The limits that were asked for, for something that should not take for ever.
   *
   * @param nodes the limit on nodes if none is given
   */
  public SearchLimits limitsOr(long nodes) {
    SearchLimits limits = limits(0);
    return maxNodes == 0 ? limits.withNodes(nodes) : limits;
  }

  /** Whether one of the options is given. */
  public boolean areGiven() {
    return timeout != null || maxNodes != 0;
  }

  private boolean positive(String option, long value) {
    if (value < 0) {
      throw new ParameterException(
          spec.commandLine(), "%s must not be negative: %d".formatted(option, value));
    }
    return value > 0;
  }
}
