package org.quadrille.core.search;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Searches for one solution at each step. */
final class SolutionSpliterator<S> implements Spliterator<S> {
  private final Supplier<? extends SolutionCursor<S>> start;
  private final SearchLimits limits;
  private @Nullable SolutionCursor<S> cursor;
  private boolean ended;

  SolutionSpliterator(Supplier<? extends SolutionCursor<S>> start, SearchLimits limits) {
    this.start = start;
    this.limits = limits;
  }

  @Override
  public boolean tryAdvance(Consumer<? super S> action) {
    if (ended) {
      return false;
    }
    if (cursor == null) {
      cursor = start.get();
    }
    if (cursor.next()) {
      action.accept(cursor.solution());
      return true;
    }
    ended = true;
    SearchResult result = cursor.finish();
    cursor = null;
    if (result.solutions() < limits.solutions()) {
      result.requireExhausted();
    }
    return false;
  }

  /** Never splits: a search belongs to one thread. */
  @Override
  public @Nullable Spliterator<S> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL | IMMUTABLE;
  }
}
