package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.BeginningControl;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;

/**
 * Counts solutions by several threads, without a limit on them. The one that asks begins by itself,
 * and a {@link Crew} goes on with what it leaves: to start threads takes as long as to try some
 * thousand nodes, and a problem may have thousands of parts that are smaller than that. (5,000
 * parts of 4 options took 5 seconds if each got a crew of two; so they take a hundredth of that.)
 * It also goes on for as long as it would not be worth while to cut what is left.
 */
final class SharedCount {
  private SharedCount() {}

  /**
   * Counts.
   *
   * @param engines makes an engine, in any thread
   */
  static Count count(Supplier<CoverEngine> engines, Settings settings) {
    SearchControl whole = settings.control(); // so that its time begins now
    CoverEngine engine = engines.get();
    Levels levels = new Levels();
    BeginningControl alone =
        new BeginningControl(
            settings.limits(),
            settings.listener(),
            settings.reportInterval(),
            settings.threads().patience(),
            nodes -> levels.nodesToCut(engine, nodes));
    if (engine.within(settings.prefix())) {
      engine.count(alone);
    }
    SearchStatistics did = engine.result(alone).statistics();
    BigInteger counted = BigInteger.valueOf(did.solutions());
    if (!alone.isPutDown()) {
      return new Count(counted, alone.outcome(), did);
    }
    whole.solutionsFound(did.solutions());
    double left = 1 - engine.fraction();
    List<Piece> pieces = Piece.of(engine.rest(), left);
    AtomicReference<@Nullable CoverEngine> built = new AtomicReference<>(engine);
    Supplier<CoverEngine> others =
        () -> {
          CoverEngine first = built.getAndSet(null);
          return first == null ? engines.get() : first;
        };
    Count rest = Crew.count(others, settings, whole, did, pieces);
    return new Count(counted.add(rest.value()), rest.outcome(), rest.statistics());
  }
}
