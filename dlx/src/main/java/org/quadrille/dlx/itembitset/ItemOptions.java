package org.quadrille.dlx.itembitset;

import org.quadrille.core.Problem;
import org.quadrille.dlx.uses.OptionUses;

/**
 * The options of each primary item as bits, in their order. The words of the items are stored one
 * after the other. The toy problem of the book, items a..g and options {@code c e}, {@code a d g},
 * {@code b c f}, {@code a d f}, {@code b g}, {@code d e g}, numbered from 0, needs a word for each
 * item:
 *
 * <pre>
 * item            a      b      c      d        e      f      g
 * bits 0, 1, ...  1 3    2 4    0 2    1 3 5    0 5    2 3    1 4 5
 * first           0      1      2      3        4      5      6      7
 * option[64 w + b]  the option that bit b of word w stands for
 * </pre>
 */
final class ItemOptions {
  final OptionUses uses;
  final int[] first; // the words of item i are first[i] .. first[i + 1] - 1
  final int[] option;
  final int[] count; // item -> the number of its options

  private final int[] bit; // use of a primary item -> its index in option

  ItemOptions(Problem<?> problem) {
    uses = new OptionUses(problem);
    count = new int[uses.primaryCount];
    for (int i : uses.item) {
      if (i < uses.primaryCount) {
        count[i]++;
      }
    }
    first = new int[uses.primaryCount + 1];
    for (int i = 0; i < uses.primaryCount; i++) {
      first[i + 1] = first[i] + words(count[i]);
    }
    option = new int[64 * words()];
    bit = new int[uses.item.length];
    int[] filled = new int[uses.primaryCount];
    for (int o = 0; o < uses.optionCount; o++) {
      for (int x = uses.start[o]; x < uses.start[o + 1]; x++) {
        int i = uses.item[x];
        if (i < uses.primaryCount) {
          bit[x] = 64 * first[i] + filled[i]++;
          option[bit[x]] = o;
        }
      }
    }
  }

  /** Returns the number of words of an item with this number of options. */
  static int words(int options) {
    return (options + 63) >>> 6;
  }

  /** Returns the number of words of all items together. */
  int words() {
    return first[uses.primaryCount];
  }

  /** Returns the word with the bit of the option of a use, in the use's primary item. */
  int word(int use) {
    return bit[use] >>> 6;
  }

  /** Returns the bit in that word. */
  long bit(int use) {
    return 1L << bit[use];
  }

  /** Sets the bits of all options. */
  void fill(long[] words) {
    for (int i = 0; i < uses.primaryCount; i++) {
      for (int k = 0; k < count[i]; k++) {
        words[first[i] + (k >>> 6)] |= 1L << k;
      }
    }
  }
}
