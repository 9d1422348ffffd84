package org.quadrille.dlx.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** The threads of searches. */
final class SearchThreads {
  private SearchThreads() {}

  /** Returns all threads of searches that are alive. */
  static List<Thread> alive() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("search "))
        .toList();
  }

  /** Waits until all threads wait for room or work, not only for the lock, or have ended. */
  static void awaitStandstill() {
    for (int checks = 0; checks < 100; checks++) {
      if (alive().stream().anyMatch(thread -> thread.getState() != Thread.State.WAITING)) {
        checks = 0;
      }
    }
  }

  /** Checks that no thread is alive, and that this thread is not interrupted. */
  static void checkNoneLeft() {
    assertThat(Thread.interrupted()).isFalse();
    assertThat(alive()).isEmpty();
  }
}
