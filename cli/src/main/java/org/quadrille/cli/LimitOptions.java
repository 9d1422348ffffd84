package org.quadrille.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.SearchLimits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --timeout} and {@code --max-nodes}: limits that can leave the answer unknown. */
public final class LimitOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after this time, such as 500ms, 5s or 2m (for sudokus, per puzzle).")
  private @Nullable Duration timeout;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description =
          "Stop after N search nodes (for sudokus, per puzzle); 0: no limit, the default.")
  private long maxNodes;

  /** Used by picocli. */
  public LimitOptions() {}

  /**
   * Returns the limits given.
   *
   * @param solutions the limit on solutions, 0 for none
   */
  public SearchLimits limits(long solutions) {
    SearchLimits limits = SearchLimits.NONE;
    if (isPositive("--limit", solutions)) {
      limits = limits.withSolutions(solutions);
    }
    if (isPositive("--max-nodes", maxNodes)) {
      limits = limits.withNodes(maxNodes);
    }
    return timeout == null ? limits : limits.withTimeout(timeout);
  }

  /**
   * Returns the limits given, with a default limit on nodes.
   *
   * @param nodes the limit on nodes if {@code --max-nodes} is not given
   */
  public SearchLimits limitsOr(long nodes) {
    SearchLimits limits = limits(0);
    return maxNodes == 0 ? limits.withNodes(nodes) : limits;
  }

  /** Returns whether one of the options is given. */
  public boolean areGiven() {
    return timeout != null || maxNodes != 0;
  }

  private boolean isPositive(String option, long value) {
    if (value < 0) {
      throw new ParameterException(
          spec.commandLine(), "%s: expected 0 or more, found %d".formatted(option, value));
    }
    return value > 0;
  }
}
