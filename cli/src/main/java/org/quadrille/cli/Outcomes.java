package org.quadrille.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.List;
import java.util.Locale;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/** How the endings of searches are told. */
public final class Endings {
  private static final int LEVELS = 100; // that are written, at either end

  private Endings() {}

  /** Why an answer is not complete, for messages. */
  public static String reason(Outcome outcome) {
    return switch (outcome) {
      case TIMEOUT -> "the time was up";
      case INTERRUPTED -> "interrupted";
      case LIMIT -> "a limit was reached";
      case EXHAUSTED -> "everything was searched";
    };
  }

  /** Why something could not be read, for messages. */
  public static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "cannot be read: permission denied";
    }
    String message = e.getMessage();
    return "cannot be read: " + (message == null ? e.getClass().getSimpleName() : message);
  }

  /** What {@code status} says in a record. */
  public static String status(Outcome outcome) {
    return outcome == Outcome.EXHAUSTED ? "complete" : outcome.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The exit code of a search for some solutions.
   *
   * @param result how it ended
   * @param limit how many were wanted, 0 for all
   */
  public static ExitCode ofSolving(SearchResult result, long limit) {
    if (limit > 0 && result.solutions() >= limit) {
      return ExitCode.YES;
    }
    if (result.isExhausted()) {
      return result.solutions() > 0 ? ExitCode.YES : ExitCode.NO;
    }
    return open(result.outcome());
  }

  /** The exit code of a count. */
  public static ExitCode ofCounting(Outcome outcome) {
    return outcome == Outcome.EXHAUSTED ? ExitCode.YES : open(outcome);
  }

  /** The exit code of an answer that was cut short. */
  public static ExitCode open(Outcome outcome) {
    return outcome == Outcome.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.OPEN;
  }

  /** The nodes at each level, but of a very deep search only the first and the last levels. */
  public static String describe(Profile profile) {
    StringBuilder text = new StringBuilder();
    for (int l = 0; l < profile.depth(); l++) {
      if (l < LEVELS || l >= profile.depth() - LEVELS) {
        text.append(l == 0 ? "" : " ").append(profile.nodes(l));
      } else if (l == LEVELS) {
        text.append(" ...");
      }
    }
    return text.toString();
  }

  /**
   * How many threads searched, and how much of the work each did: {@code threads: 2, nodes 51%
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

  /** What a search did, for {@code --stats}. */
  public static String describe(SearchStatistics statistics) {
    return String.format(
        Locale.ROOT,
        "%s solutions, %d nodes, %d updates, %d cleansings, %.3f s",
        statistics.solutions() == Long.MAX_VALUE
            ? "at least " + Long.MAX_VALUE // statistics count no further
            : statistics.solutions(),
        statistics.nodes(),
        statistics.updates(),
        statistics.cleansings(),
        statistics.elapsed().toNanos() / 1e9);
  }
}
