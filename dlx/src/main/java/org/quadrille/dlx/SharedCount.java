package org.quadrille.dlx;

import java.util.List;
import java.util.function.Supplier;
import org.quadrille.core.search.BeginningControl;

/**
 * Counts solutions by several threads, without a limit on them. The one that asks begins by itself,
 * and a {@link Crew} goes on with what it leaves: to start threads takes as long as to try some
 * thousand nodes, and a problem may have thousands of parts that are smaller than that. (5,000
 * parts of 4 options took 5 seconds if each got a crew of two; so they take a hundredth of that.)
 * It also goes on for as long as it would not be worth while to cut what is left.
 */
final class SharedCount {
  private final Supplier<CoverEngine> engines;
  private final Settings settings;
  private final BeginningControl control; // whose time begins before anything is built
  private final CoverEngine first;

  private SharedCount(Supplier<CoverEngine> engines, Settings settings) {
    this.engines = engines;
    this.settings = settings;
    control = settings.control(settings.threads().patience(), this::nodesToCut);
    first = engines.get();
  }

  /**
   * Counts.
   *
   * @param engines makes an engine, in any thread
   */
  static Count count(Supplier<CoverEngine> engines, Settings settings) {
    return new SharedCount(engines, settings).count();
  }

  private Count count() {
    Count counted = Count.of(first, settings.prefix(), control);
    if (!control.isPutDown()) {
      return counted;
    }
    List<Leg> legs = Leg.left(first, first::rest, 1);
    control.takeUp();
    EngineSupply supply = new EngineSupply(first, engines);
    return Crew.count(supply, settings, control, counted.statistics(), legs).plus(counted.value());
  }

  private long nodesToCut(long nodes) {
    return Levels.of(first).nodesToCut(nodes);
  }
}
