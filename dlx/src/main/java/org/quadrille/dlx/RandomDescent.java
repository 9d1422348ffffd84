package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;

/**
 * Draws solutions, not uniformly: a depth-first search that tries the ways on from each node in
 * random order and ends at the first solution. A bad choice near the root may cost an eternity, so
 * the search begins anew after some nodes, and each time goes on twice as long as before; in the
 * end it would search everything.
 */
final class RandomDescent<T> {
  private static final long FIRST_PATIENCE = 1000; // nodes

  /** How the search for one solution ended. */
  private enum End {
    FOUND,
    NONE,
    IMPATIENT,
    STOPPED
  }

  private final Problem<T> problem;
  private final Walk walk;
  private final Links links;
  private final SplittableRandom random;

  // The ways not yet tried from the nodes on the path: a stack of segments, one a level.
  private int[] ways = new int[64];
  private int[] ends = new int[16]; // level, from the root of the walk -> where its segment ends

  RandomDescent(Problem<T> problem, Prefix prefix, SplittableRandom random) {
    this.problem = problem;
    this.random = random;
    walk = new Walk(problem);
    links = walk.links();
    walk.goTo(prefix);
  }

  /** Draws some; once. */
  Sample<T> draw(int n, SearchControl control) {
    int root = walk.enterForced(control);
    List<Solution<T>> drawn = new ArrayList<>();
    End end = root == Walk.STOPPED ? End.STOPPED : End.FOUND;
    while (drawn.size() < n && end == End.FOUND) {
      end = drawOne(root, drawn, control);
    }
    SearchResult result = links.result(control);
    return new Sample<>(drawn, result.outcome(), result.statistics(), false);
  }

  private End drawOne(int root, List<Solution<T>> drawn, SearchControl control) {
    int level = links.level;
    long patience = FIRST_PATIENCE;
    End end;
    do {
      end = search(root, links.nodes + patience, control);
      if (end == End.FOUND) {
        drawn.add(Solution.of(problem, links.solution()));
        control.solutionFound();
      }
      walk.ascendTo(level);
      patience *= 2;
    } while (end == End.IMPATIENT);
    return end;
  }

  /** Searches from a node that has been entered, up to some number of nodes. */
  private End search(int waysOn, long patience, SearchControl control) {
    int depth = 0;
    open(depth, 0, waysOn);
    boolean covered = waysOn == Links.COVERED;
    while (!covered) {
      int begin = depth == 0 ? 0 : ends[depth - 1];
      if (ends[depth] == begin) { // nothing left to try here
        if (depth == 0) {
          return End.NONE;
        }
        links.ascend();
        depth--;
        continue;
      }
      if (!walk.mayGoOn(control)) {
        return End.STOPPED;
      }
      if (links.nodes >= patience) {
        return End.IMPATIENT;
      }
      links.descend(takeOne(begin, depth));
      int next = links.enter();
      covered = next == Links.COVERED;
      open(++depth, ends[depth - 1], next);
    }
    return End.FOUND;
  }

  /** Begins the segment of a level: all its ways are to be tried. */
  private void open(int depth, int begin, int count) {
    int end = begin + Math.max(count, 0);
    if (depth == ends.length) {
      ends = Arrays.copyOf(ends, 2 * depth);
    }
    if (end > ways.length) {
      ways = Arrays.copyOf(ways, Math.max(end, 2 * ways.length));
    }
    for (int way = 0; way < count; way++) {
      ways[begin + way] = way;
    }
    ends[depth] = end;
  }

  /** Takes a random way from the last segment. */
  private int takeOne(int begin, int depth) {
    int last = --ends[depth];
    int chosen = begin + random.nextInt(last + 1 - begin);
    int way = ways[chosen];
    ways[chosen] = ways[last];
    return way;
  }
}
