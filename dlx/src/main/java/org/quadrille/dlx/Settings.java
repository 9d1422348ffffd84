package org.quadrille.dlx;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.BeginningControl;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;

/** What a question is asked with, but for the problem. Immutable. */
record Settings(
    Engine engine,
    SearchLimits limits,
    Prefix prefix,
    long seed,
    @Nullable ProgressListener listener,
    Duration reportInterval,
    Threads threads) {

  static final Settings DEFAULT =
      new Settings(Engine.AUTO, SearchLimits.NONE, Prefix.ALL, 0, null, Duration.ZERO, Threads.ONE);

  Settings {
    requireNonNull(engine, "engine");
    requireNonNull(limits, "limits");
    requireNonNull(prefix, "prefix");
    requireNonNull(threads, "threads");
    if (requireNonNull(reportInterval, "interval").isNegative()) {
      throw new IllegalArgumentException("the interval " + reportInterval + " is negative");
    }
  }

  Settings with(Engine engine) {
    return new Settings(engine, limits, prefix, seed, listener, reportInterval, threads);
  }

  Settings with(SearchLimits limits) {
    return new Settings(engine, limits, prefix, seed, listener, reportInterval, threads);
  }

  Settings with(Prefix prefix) {
    return new Settings(engine, limits, prefix, seed, listener, reportInterval, threads);
  }

  Settings withSeed(long seed) {
    return new Settings(engine, limits, prefix, seed, listener, reportInterval, threads);
  }

  Settings with(ProgressListener listener, Duration interval) {
    return new Settings(
        engine, limits, prefix, seed, requireNonNull(listener, "listener"), interval, threads);
  }

  Settings with(Threads threads) {
    return new Settings(engine, limits, prefix, seed, listener, reportInterval, threads);
  }

  /** A new control for a search within the limits. */
  SearchControl control() {
    return new SearchControl(limits, listener, reportInterval);
  }

  /** The same, for a search that may be {@linkplain BeginningControl left to others}. */
  BeginningControl control(long patience, LongUnaryOperator nodesToCut) {
    return new BeginningControl(limits, listener, reportInterval, patience, nodesToCut);
  }
}
