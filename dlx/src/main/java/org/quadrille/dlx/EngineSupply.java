package org.quadrille.dlx;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Gives engines to those who go on with a search, in any thread: first one that is there. */
final class EngineSupply implements Supplier<CoverEngine> {
  private final AtomicReference<@Nullable CoverEngine> built;
  private final Supplier<CoverEngine> more;

  /**
   * A supply.
   *
   * @param built an engine that nobody needs any more
   * @param more builds others like it
   */
  EngineSupply(CoverEngine built, Supplier<CoverEngine> more) {
    this.built = new AtomicReference<>(built);
    this.more = more;
  }

  @Override
  public CoverEngine get() {
    CoverEngine engine = built.getAndSet(null);
    return engine == null ? more.get() : engine;
  }
}
