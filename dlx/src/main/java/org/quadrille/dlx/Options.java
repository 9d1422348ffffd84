package org.quadrille.dlx;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The numbers of different options, as parts of arrays that are not changed any more: the beginning
 * of one, and behind it a part of another. Many lists share an array.
 */
final class Options extends AbstractList<Integer> implements RandomAccess {
  private static final int[] NONE = {};

  private final int[] first;
  private final int firstSize;
  private final int[] second;
  private final int from;
  private final int to;

  /** The first numbers of an array, which are not changed any more. */
  Options(int[] numbers, int size) {
    this(numbers, size, NONE, 0, 0);
  }

  private Options(int[] first, int firstSize, int[] second, int from, int to) {
    this.first = first;
    this.firstSize = firstSize;
    this.second = second;
    this.from = from;
    this.to = to;
  }

  /** These, which are the beginning of one array, and a part of another behind them. */
  Options and(int[] numbers, int from, int to) {
    assert this.from == this.to;
    return new Options(first, firstSize, numbers, from, to);
  }

  @Override
  public Integer get(int k) {
    Objects.checkIndex(k, size());
    return k < firstSize ? first[k] : second[from + k - firstSize];
  }

  @Override
  public int size() {
    return firstSize + to - from;
  }

  /** A fresh array of them. */
  int[] toInts() {
    int[] numbers = Arrays.copyOf(first, size());
    System.arraycopy(second, from, numbers, firstSize, to - from);
    return numbers;
  }
}
