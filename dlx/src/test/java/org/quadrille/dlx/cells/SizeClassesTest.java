package org.quadrille.dlx.cells;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SizeClassesTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 63, 64, 65, 4096, 4097, 10_000})
  void theLowestClassHoldsTheItemsWithTheFewestOptions(int items) {
    SizeClasses classes = new SizeClasses(items);
    int[] sizes = new int[items];
    Arrays.fill(sizes, SizeClasses.ABSENT);
    Random random = new Random(items);
    for (int round = 0; round < 1000; round++) {
      int least = random.nextInt(20); // so that the first classes are empty
      int most = 1 << (1 + random.nextInt(9)); // so that all classes are used
      for (int k = 0; k < items; k += 1 + random.nextInt(1 + items / 5)) {
        sizes[k] = random.nextInt(3) == 0 ? SizeClasses.ABSENT : least + random.nextInt(most);
        classes.put(k, sizes[k]);
      }
      int s = classes.lowest();
      int fewest = Arrays.stream(sizes).filter(size -> size > 0).min().orElse(SizeClasses.NONE);
      List<Integer> inLowest = s == SizeClasses.NONE ? List.of() : itemsOf(classes, s);
      assertThat(inLowest).isSorted().allMatch(k -> sizes[k] >= fewest);
      List<Integer> withFewest =
          IntStream.range(0, items)
              .filter(k -> sizes[k] > 0 && sizes[k] == fewest)
              .boxed()
              .toList();
      assertThat(inLowest).containsAll(withFewest);
      if (fewest <= SizeClasses.EXACT) {
        assertThat(inLowest).isEqualTo(withFewest);
      }
    }
    for (int k = 0; k < items; k++) {
      assertThat(classes.holds(k, sizes[k])).isTrue();
    }
  }

  private static List<Integer> itemsOf(SizeClasses classes, int s) {
    List<Integer> items = new ArrayList<>();
    for (int k = classes.next(s, 0); k != SizeClasses.NONE; k = classes.next(s, k + 1)) {
      items.add(k);
    }
    return items;
  }
}
