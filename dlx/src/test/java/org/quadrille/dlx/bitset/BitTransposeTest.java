package org.quadrille.dlx.bitset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BitTransposeTest {
  @Test
  void bitJOfWordIBecomesBitIOfWordJ() {
    Random random = new Random(1);
    for (int round = 0; round < 20; round++) {
      long[] words = random.longs(64).map(w -> random.nextBoolean() ? w : w & -w).toArray();
      long[] expected = new long[64];
      for (int i = 0; i < 64; i++) {
        for (int j = 0; j < 64; j++) {
          expected[j] |= ((words[i] >>> j) & 1) << i;
        }
      }
      BitTranspose.transpose(words);
      assertThat(words).isEqualTo(expected);
    }
  }
}
