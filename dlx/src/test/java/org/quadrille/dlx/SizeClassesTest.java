package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SizeClassesTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 63, 64, 65, 4096, 4097, 10_000})
  void agreeWithALookAtAllItems(int items) {
    SizeClasses classes = new SizeClasses(items);
    int[] sizes = new int[items];
    Arrays.fill(sizes, SizeClasses.ABSENT);
    Random random = new Random(items);
    for (int round = 0; round < 1000; round++) {
      int least = random.nextInt(SizeClasses.EXACT + 4); // so that the first classes are empty
      for (int k = 0; k < items; k += 1 + random.nextInt(1 + items / 5)) {
        sizes[k] = random.nextInt(3) == 0 ? SizeClasses.ABSENT : least + random.nextInt(30);
        classes.put(k, sizes[k]);
      }
      assertThat(classes.first()).isEqualTo(first(sizes));
      int from = random.nextInt(items + 1);
      int large =
          IntStream.range(from, items)
              .filter(k -> sizes[k] > SizeClasses.EXACT)
              .findFirst()
              .orElse(SizeClasses.NONE);
      assertThat(classes.nextLarge(from)).isEqualTo(large);
    }
    for (int k = 0; k < items; k++) {
      assertThat(classes.holds(k, sizes[k])).isTrue();
    }
  }

  private static int first(int[] sizes) {
    int first = SizeClasses.NONE;
    for (int k = 0; k < sizes.length; k++) {
      if (sizes[k] > 0
          && sizes[k] <= SizeClasses.EXACT
          && (first == SizeClasses.NONE || sizes[k] < sizes[first])) {
        first = k;
      }
    }
    return first;
  }
}
