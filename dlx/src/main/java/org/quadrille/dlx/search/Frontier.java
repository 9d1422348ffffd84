package org.quadrille.dlx.search;

import java.math.BigInteger;
import java.util.List;
import org.quadrille.core.search.SearchStatistics;

/**
 * What is left of a search, and what was done so far. A search is handed over as a frontier: to
 * another engine, to threads, to a counter with memory, to a file. Immutable.
 *
 * <p>The law: a search may be suspended before any node, its frontier written and read ({@link
 * FrontierFormat}), and resumed by any engine that supports the problem and by any number of
 * threads. The solutions, their order and their count are the same. The total of nodes is the same
 * if one kind of engine searches, without memory.
 *
 * @param root the number of options that the whole search requires; levels are counted from there
 * @param subtrees what is left, in the order of the search; no two have a solution in common
 * @param solutions the number of solutions counted or delivered
 * @param work nodes, updates, cleansings, profile, time and nodes by thread; its number of
 *     solutions is not used
 */
public record Frontier(
    int root, List<Subtree> subtrees, BigInteger solutions, SearchStatistics work) {

  /** Creates a frontier. */
  public Frontier {
    subtrees = List.copyOf(subtrees);
  }

  /** Returns the frontier of a search that has not begun. */
  public static Frontier of(Subtree whole) {
    return new Frontier(
        whole.required().size(), List.of(whole), BigInteger.ZERO, SearchStatistics.NONE);
  }

  /** Returns whether nothing is left. */
  public boolean isEmpty() {
    return subtrees.isEmpty();
  }

  /** Returns the weight of everything that is left. */
  public double weight() {
    return subtrees.stream().mapToDouble(Subtree::weight).sum();
  }

  /** Returns the level of the whole search at which a subtree begins. */
  public int level(Subtree subtree) {
    return subtree.required().size() - root;
  }
}
