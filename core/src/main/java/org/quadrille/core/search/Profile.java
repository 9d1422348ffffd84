package org.quadrille.core.search;

import java.util.Arrays;

/**
 * How wide a search tree is: how many nodes a search has tried at each level, the root's choices
 * being level 0 (the "profile" of TAOCP 7.2.2.1). A node's level is the number of options that the
 * search has taken above it: required options are on no level, and neither is the choice to take no
 * more options of an item. Immutable.
 */
public final class Profile {
  /** The profile of a search that has tried nothing, or by an algorithm that keeps none. */
  public static final Profile NONE = new Profile(new long[0]);

  private final long[] nodes;

  private Profile(long[] nodes) {
    this.nodes = nodes;
  }

  /**
   * Takes a profile.
   *
   * @param nodesAtLevel how many nodes were tried at each level; the array is copied
   * @param depth how many levels to take, from its beginning
   * @return the profile
   * @throws IllegalArgumentException if the depth is negative
   * @throws IndexOutOfBoundsException if the array has fewer levels
   */
  public static Profile of(long[] nodesAtLevel, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth of " + depth);
    }
    return depth == 0 ? NONE : new Profile(Arrays.copyOfRange(nodesAtLevel, 0, depth));
  }

  /**
   * Takes a profile down to the last level where something was tried.
   *
   * @param nodesAtLevel how many nodes were tried at each level; the array is copied
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
   * How many levels there are.
   *
   * @return the number of levels
   */
  public int depth() {
    return nodes.length;
  }

  /**
   * How many nodes were tried at a level.
   *
   * @param level the level, {@code 0 .. depth() - 1}
   * @return the number of nodes
   * @throws IndexOutOfBoundsException if there is no such level
   */
  public long nodes(int level) {
    return nodes[level];
  }

  /**
   * The numbers of nodes, level after level.
   *
   * @return a fresh array
   */
  public long[] toArray() {
    return nodes.clone();
  }

  /**
   * The profile of two searches together.
   *
   * @param other the profile of the other
   * @return a profile that has at each level the nodes of both
   */
  public Profile plus(Profile other) {
    long[] sum = Arrays.copyOf(nodes, Math.max(depth(), other.depth()));
    for (int l = 0; l < other.depth(); l++) {
      sum[l] += other.nodes[l];
    }
    return of(sum, sum.length);
  }

  /**
   * The profile of a part of the tree as one of the whole.
   *
   * @param levels how many levels lie above the part, not negative; nothing was tried there
   * @return the profile, that many levels deeper; {@link #NONE} if nothing was tried at all
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

  /** The numbers of nodes, level after level, as {@code [1, 3, 6]}. */
  @Override
  public String toString() {
    return Arrays.toString(nodes);
  }
}
