package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllocationTest {
  private static byte[] kept = {};

  @Test
  void itMeasuresTheMemoryThatTheThreadAllocates() {
    int size = 1 << 20;
    assertThat(Allocation.bytes(() -> kept = new byte[size]))
        .isBetween((long) size, size + 10_000L);
    assertThat(kept).hasSize(size);
    assertThat(Allocation.bytes(() -> kept[0]++)).isLessThan(10_000);
  }
}
