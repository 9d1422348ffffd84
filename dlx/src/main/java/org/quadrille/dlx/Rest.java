package org.quadrille.dlx;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * What is left of a tree, put together level by level by an engine that was stopped, for {@link
 * CoverEngine#rest}. At each level there are ways to go on from a node: those that are done, the
 * last of which leads to the level below, and those that are left.
 *
 * <p>Parts share the numbers of their options, so that a rest takes memory in proportion to the
 * ways of its levels, however deep they are.
 */
final class Rest {
  /** A node. */
  private static final class Level {
    final int[] ways; // the option of each, NO_MORE of one that takes none
    final int left; // the first that is left
    final boolean again; // whether the item of these options may be covered again by another

    Level(int[] ways, int left, boolean again) {
      this.ways = ways;
      this.left = left;
      this.again = again;
    }

    /** Whether, below a way, those before it have to be forbidden. */
    boolean forbids(int way) {
      return again || ways[way] == Links.NO_MORE;
    }
  }

  private final Deque<Level> levels = new ArrayDeque<>(); // from the root down

  /** Adds a level below those that have been added. */
  void addBelow(int[] ways, int left) {
    levels.addLast(new Level(ways, left, false));
  }

  /** Adds a level above those that have been added. */
  void addAbove(int[] ways, int left, boolean again) {
    levels.addFirst(new Level(ways, left, again));
  }

  /**
   * The parts that are left, from the deepest level up.
   *
   * @param required what the search required
   * @param forbidden what it forbade
   */
  List<Prefix> parts(int[] required, int[] forbidden) {
    int most = levels.stream().mapToInt(level -> level.left).sum();
    int[] path = Arrays.copyOf(required, required.length + levels.size());
    int[] passed = Arrays.copyOf(forbidden, forbidden.length + most);
    int depth = required.length;
    int passedOver = forbidden.length;
    Deque<List<Prefix>> deepestFirst = new ArrayDeque<>();
    for (Level level : levels) {
      deepestFirst.addFirst(
          parts(level, new Options(path, depth), new Options(passed, passedOver)));
      int taken = level.left - 1;
      if (taken >= 0) {
        if (level.forbids(taken)) {
          System.arraycopy(level.ways, 0, passed, passedOver, taken);
          passedOver += taken;
        }
        if (level.ways[taken] != Links.NO_MORE) {
          path[depth++] = level.ways[taken];
        }
      }
    }
    return deepestFirst.stream().flatMap(List::stream).toList();
  }

  private static List<Prefix> parts(Level level, Options path, Options passed) {
    List<Prefix> parts = new ArrayList<>();
    for (int way = level.left; way < level.ways.length; way++) {
      boolean takesOne = level.ways[way] != Links.NO_MORE;
      parts.add(
          new Prefix(
              takesOne ? path.and(level.ways, way, way + 1) : path,
              level.forbids(way) ? passed.and(level.ways, 0, way) : passed));
    }
    return parts;
  }

  /**
   * Whether the last option that a part requires is a node that has not been counted. It is, unless
   * the part takes no more of an item; then that option is one of those that lead to all of the
   * deepest level.
   *
   * @param first the first part of the rest, which takes an option: engines stop before they try
   *     one
   * @param part one of the parts
   */
  static boolean beginsWithANode(Prefix first, Prefix part) {
    int last = part.required().size() - 1;
    return last >= 0
        && (last >= first.required().size() - 1
            || !part.required().get(last).equals(first.required().get(last)));
  }
}
