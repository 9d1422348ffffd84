package org.quadrille.dlx.search;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * An immutable list of different option numbers. It is the first part of one array, followed by a
 * part of another, so that the many lists of a deep frontier share their arrays.
 */
public final class OptionList extends AbstractList<Integer> implements RandomAccess {
  private static final int[] NO_OPTIONS = {};

  /** The empty list. */
  public static final OptionList EMPTY = new OptionList(NO_OPTIONS, 0);

  private final int[] first;
  private final int firstSize;
  private final int[] second;
  private final int from;
  private final int to;

  /**
   * Creates a list of the first elements of an array.
   *
   * @param options the numbers, different; these elements must not change any more
   * @param size the number of elements
   */
  public OptionList(int[] options, int size) {
    this(options, size, NO_OPTIONS, 0, 0);
  }

  private OptionList(int[] first, int firstSize, int[] second, int from, int to) {
    this.first = first;
    this.firstSize = firstSize;
    this.second = second;
    this.from = from;
    this.to = to;
  }

  /** Returns a list of different option numbers, copied. */
  public static OptionList of(int... options) {
    return options.length == 0 ? EMPTY : new OptionList(options.clone(), options.length);
  }

  /**
   * Returns a list of option numbers without repetitions, in the order of their first occurrence.
   */
  public static OptionList copyOf(List<Integer> options) {
    if (options instanceof OptionList list) {
      return list;
    }
    return of(options.stream().mapToInt(Integer::intValue).distinct().toArray());
  }

  /** Returns these options followed by the other options that are not in this list. */
  public OptionList and(List<Integer> others) {
    if (others.isEmpty()) {
      return this;
    }
    int[] all = Arrays.copyOf(toInts(), size() + others.size());
    for (int k = 0; k < others.size(); k++) {
      all[size() + k] = others.get(k);
    }
    return of(Arrays.stream(all).distinct().toArray());
  }

  /**
   * Returns these options, which are part of a single array, followed by a part of another array.
   */
  OptionList and(int[] options, int from, int to) {
    assert this.from == this.to;
    return new OptionList(first, firstSize, options, from, to);
  }

  /**
   * Returns the first options of this list followed by others; it shares the arrays of this one.
   */
  OptionList firstAnd(int size, int[] others) {
    if (size <= firstSize) {
      return new OptionList(first, size, others, 0, others.length);
    }
    int kept = size - firstSize;
    int[] more = Arrays.copyOf(others, kept + others.length);
    System.arraycopy(second, from, more, 0, kept);
    System.arraycopy(others, 0, more, kept, others.length);
    return new OptionList(first, firstSize, more, 0, more.length);
  }

  @Override
  public Integer get(int k) {
    return option(k);
  }

  /** Returns the k-th option. */
  public int option(int k) {
    Objects.checkIndex(k, size());
    return k < firstSize ? first[k] : second[from + k - firstSize];
  }

  @Override
  public int size() {
    return firstSize + to - from;
  }

  /** Returns the options in a new array. */
  public int[] toInts() {
    int[] options = Arrays.copyOf(first, size());
    System.arraycopy(second, from, options, firstSize, to - from);
    return options;
  }
}
