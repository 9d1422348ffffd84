package org.quadrille.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.List;
import java.util.Locale;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/** Describes how searches ended: in messages, in records and as exit codes. */
public final class Outcomes {
  private static final int LEVELS_SHOWN = 100; // printed at each end of a profile

  private Outcomes() {}

  /** Returns why a search ended, for messages. */
  public static String reason(Outcome outcome) {
    return switch (outcome) {
      case TIMEOUT -> "timed out";
      case INTERRUPTED -> "interrupted";
      case LIMIT -> "limit reached";
      case EXHAUSTED -> "search exhausted";
    };
  }

  /** Returns why an input could not be read, for messages. */
  public static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "cannot be read: permission denied";
    }
    String message = e.getMessage();
    return "cannot be read: " + (message == null ? e.getClass().getSimpleName() : message);
  }

  /** Returns why a search ended early and how many solutions it found, for messages. */
  public static String reasonAndCount(SearchResult result) {
    return reason(result.outcome()) + " after " + Texts.count(result.solutions(), "solution");
  }

  /** Returns the value of {@code status} in a record. */
  public static String status(Outcome outcome) {
    return outcome == Outcome.EXHAUSTED ? "complete" : outcome.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the exit code of a search for a number of solutions.
   *
   * @param result the result of the search
   * @param limit the number of solutions requested, 0 for all
   */
  public static ExitCode solveExitCode(SearchResult result, long limit) {
    if (limit > 0 && result.solutions() >= limit) {
      return ExitCode.YES;
    }
    if (result.isExhausted()) {
      return result.solutions() > 0 ? ExitCode.YES : ExitCode.NO;
    }
    return unfinishedExitCode(result.outcome());
  }

  /** Returns the exit code of a count. */
  public static ExitCode countExitCode(Outcome outcome) {
    return outcome == Outcome.EXHAUSTED ? ExitCode.YES : unfinishedExitCode(outcome);
  }

  /** Returns the exit code of a search that stopped before it was exhausted. */
  public static ExitCode unfinishedExitCode(Outcome outcome) {
    return outcome == Outcome.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.OPEN;
  }

  /** Returns the nodes at each level; of a very deep search, only the first and last levels. */
  public static String describe(Profile profile) {
    StringBuilder text = new StringBuilder();
    for (int l = 0; l < profile.depth(); l++) {
      if (l < LEVELS_SHOWN || l >= profile.depth() - LEVELS_SHOWN) {
        text.append(l == 0 ? "" : " ").append(profile.nodes(l));
      } else if (l == LEVELS_SHOWN) {
        text.append(" ...");
      }
    }
    return text.toString();
  }

  /**
   * Returns the number of threads and the share of nodes of each: {@code threads: 2, nodes 51%
   * 49%}.
   */
  public static String describe(List<Long> nodesByThread) {
    double all = Math.max(1, nodesByThread.stream().mapToLong(n -> n).sum());
    StringBuilder text = new StringBuilder("threads: " + nodesByThread.size() + ", nodes");
    for (long nodes : nodesByThread) {
      text.append(' ').append(Math.round(100 * nodes / all)).append('%');
    }
    return text.toString();
  }

  /** Returns the numbers of a search, for {@code --stats}. */
  public static String describe(SearchStatistics statistics) {
    String saturated = statistics.solutions() == Long.MAX_VALUE ? "at least " : "";
    return saturated
        + String.join(
            ", ",
            Texts.count(statistics.solutions(), "solution"),
            Texts.count(statistics.nodes(), "node"),
            Texts.count(statistics.updates(), "update"),
            Texts.count(statistics.cleansings(), "cleansing"),
            Texts.exactDuration(statistics.elapsed()));
  }
}
