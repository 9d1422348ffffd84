package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/**
 * What a question is asked with, but for the problem. Immutable.
 *
 * @param chosen the engine that the caller has chosen, or null
 */
record Settings(
    @Nullable Engine chosen,
    SearchLimits limits,
    Prefix prefix,
    long seed,
    @Nullable ProgressListener listener,
    Duration reportInterval) {

  static final Settings DEFAULT =
      new Settings(null, SearchLimits.NONE, Prefix.ALL, 0, null, Duration.ZERO);

  Settings {
    requireNonNull(limits, "limits");
    requireNonNull(prefix, "prefix");
    if (requireNonNull(reportInterval, "interval").isNegative()) {
      throw new IllegalArgumentException("the interval " + reportInterval + " is negative");
    }
  }

  /** The engine that solutions are searched with. */
  Engine engine() {
    return chosen == null ? Engine.DANCING_LINKS : chosen;
  }

  Settings with(Engine engine) {
    return new Settings(
        requireNonNull(engine, "engine"), limits, prefix, seed, listener, reportInterval);
  }

  Settings with(SearchLimits limits) {
    return new Settings(chosen, limits, prefix, seed, listener, reportInterval);
  }

  Settings with(Prefix prefix) {
    return new Settings(chosen, limits, prefix, seed, listener, reportInterval);
  }

  Settings withSeed(long seed) {
    return new Settings(chosen, limits, prefix, seed, listener, reportInterval);
  }

  Settings with(ProgressListener listener, Duration interval) {
    return new Settings(
        chosen, limits, prefix, seed, requireNonNull(listener, "listener"), interval);
  }

  /** A new control for a search within the limits. */
  SearchControl control() {
    return new SearchControl(limits, listener, reportInterval);
  }
}
