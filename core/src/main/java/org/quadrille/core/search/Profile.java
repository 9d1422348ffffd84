package org.quadrille.core.search;

import static java.util.Objects.checkFromIndexSize;

import java.util.Arrays;

/**
 * The number of nodes that a search has tried at each level (the "profile" of TAOCP 7.2.2.1). A
 * node's level is the number of options that the search has taken above it, 0 for the branches of
 * the root. Required options are on no level, and neither is the choice to take no more options of
 * an item. Immutable.
 */
public final class Profile {
  /** The profile of a search that has tried nothing, or of an algorithm that keeps none. */
  public static final Profile NONE = new Profile(new long[0]);

  private final long[] nodes;

  private Profile(long[] nodes) {
    this.nodes = nodes;
  }

  /**
   * Returns the profile with these numbers.
   *
   * @param nodesAtLevel the number of nodes tried at each level; the array is copied
   * @param depth the number of levels of the array to use
   * @return the profile
   * @throws IllegalArgumentException if the depth is negative
   * @throws IndexOutOfBoundsException if the array has fewer levels
   */
  public static Profile of(long[] nodesAtLevel, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth of " + depth);
    }
    checkFromIndexSize(0, depth, nodesAtLevel.length);
    return depth == 0 ? NONE : new Profile(Arrays.copyOf(nodesAtLevel, depth));
  }

  /**
   * Returns the profile with these numbers, down to the last level that is not 0.
   *
   * @param nodesAtLevel the number of nodes tried at each level; the array is copied
   * @return the profile
   */
  public static Profile ofAll(long[] nodesAtLevel) {
    int depth = nodesAtLevel.length;
    while (depth > 0 && nodesAtLevel[depth - 1] == 0) {
      depth--;
    }
    return of(nodesAtLevel, depth);
  }

  /**
   * Returns the number of levels.
   *
   * @return the number of levels
   */
  public int depth() {
    return nodes.length;
  }

  /**
   * Returns the number of nodes tried at a level.
   *
   * @param level the level, {@code 0 .. depth() - 1}
   * @return the number of nodes
   * @throws IndexOutOfBoundsException if there is no such level
   */
  public long nodes(int level) {
    return nodes[level];
  }

  /**
   * Returns the numbers of nodes by level.
   *
   * @return a new array
   */
  public long[] toArray() {
    return nodes.clone();
  }

  /**
   * Returns the sum of two profiles.
   *
   * @param other the other profile
   * @return at each level, the nodes of both
   */
  public Profile plus(Profile other) {
    long[] sum = Arrays.copyOf(nodes, Math.max(depth(), other.depth()));
    for (int l = 0; l < other.depth(); l++) {
      sum[l] += other.nodes[l];
    }
    return of(sum, sum.length);
  }

  /**
   * Returns the profile of a subtree as a profile of the whole tree.
   *
   * @param levels the number of levels above the subtree, not negative; they get no nodes
   * @return the profile, that many levels deeper; {@link #NONE} if there are no nodes
   */
  public Profile below(int levels) {
    if (depth() == 0) {
      return NONE;
    }
    long[] deeper = new long[levels + depth()];
    System.arraycopy(nodes, 0, deeper, levels, depth());
    return new Profile(deeper);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Profile that && Arrays.equals(nodes, that.nodes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(nodes);
  }

  /** Returns the numbers of nodes by level, such as {@code [1, 3, 6]}. */
  @Override
  public String toString() {
    return Arrays.toString(nodes);
  }
}
