package org.quadrille.cli;

import java.time.Duration;
import java.util.Locale;

/** Formats counts and durations for messages. */
public final class Texts {
  private Texts() {}

  /** Returns a count with its noun: {@code 1 puzzle}, {@code 2 puzzles}. */
  public static String count(long count, String noun) {
    return count + " " + (count == 1 ? noun : noun + "s");
  }

  /**
   * Returns a duration in its two largest units: {@code 45 s}, {@code 5 min 20 s}, {@code 3 h 20
   * min}, {@code 2 d 4 h}.
   *
   * @param duration not negative; the remainder is dropped
   */
  public static String duration(Duration duration) {
    if (duration.toDays() > 0) {
      return duration.toDays() + " d " + duration.toHoursPart() + " h";
    }
    if (duration.toHours() > 0) {
      return duration.toHours() + " h " + duration.toMinutesPart() + " min";
    }
    return duration.toMinutes() > 0
        ? duration.toMinutes() + " min " + duration.toSecondsPart() + " s"
        : duration.toSeconds() + " s";
  }

  /** Returns a duration with milliseconds, for statistics; from a minute on without them. */
  public static String exactDuration(Duration duration) {
    return duration.toMinutes() > 0
        ? duration(duration)
        : String.format(Locale.ROOT, "%.3f s", duration.toNanos() / 1e9);
  }
}
