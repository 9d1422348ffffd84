package org.quadrille.dlx.analysis;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.links.TreeWalk;
import org.quadrille.dlx.search.Subtree;

/**
 * Draws solutions, not uniformly: a depth-first search that tries the branches of each node in
 * random order and ends at the first solution. A bad choice near the root may take very long, so
 * the search is restarted after some nodes, each time with twice as many as before; eventually the
 * limit exceeds the whole tree.
 */
final class RandomDescent {
  private static final long FIRST_NODES = 1000; // to the first restart

  /** How the search for one solution ended. */
  private enum End {
    FOUND,
    NONE,
    RESTART,
    HALTED
  }

  private final TreeWalk walk;
  private final SplittableRandom random;

  // The branches not yet tried of the nodes on the path: a stack with a segment for each level.
  private int[] branches = new int[64];
  private int[] ends = new int[16]; // level, from the root of the walk -> end of its segment

  RandomDescent(Problem<?> problem, Subtree tree, SplittableRandom random) {
    this.random = random;
    walk = new TreeWalk(problem);
    walk.goTo(tree);
  }

  /**
   * Draws solutions, once.
   *
   * @param n the number of solutions
   * @param drawn receives the options of each
   * @return the outcome and the work done
   */
  SearchResult draw(int n, SearchControl control, Consumer<int[]> drawn) {
    int root = walk.enterForced(control);
    End end = root == TreeWalk.HALTED ? End.HALTED : End.FOUND;
    for (int k = 0; k < n && end == End.FOUND; k++) {
      end = drawOne(root, control, drawn);
    }
    return control.result(walk.work());
  }

  private End drawOne(int root, SearchControl control, Consumer<int[]> drawn) {
    int level = walk.level();
    long nodes = FIRST_NODES;
    End end;
    do {
      end = search(root, walk.nodes() + nodes, control);
      if (end == End.FOUND) {
        drawn.accept(walk.options().toInts());
        control.solutionFound();
      }
      walk.ascendTo(level);
      nodes *= 2;
    } while (end == End.RESTART);
    return end;
  }

  /** Searches from a node that has been entered, up to some number of nodes. */
  private End search(int branchesOfRoot, long mostNodes, SearchControl control) {
    int depth = 0;
    open(depth, 0, branchesOfRoot);
    boolean covered = branchesOfRoot == TreeWalk.COVERED;
    while (!covered) {
      int begin = depth == 0 ? 0 : ends[depth - 1];
      if (ends[depth] == begin) { // all branches are tried
        if (depth == 0) {
          return End.NONE;
        }
        walk.ascend();
        depth--;
        continue;
      }
      if (!walk.mayContinue(control)) {
        return End.HALTED;
      }
      if (walk.nodes() >= mostNodes) {
        return End.RESTART;
      }
      walk.descend(takeRandom(begin, depth));
      int next = walk.enter();
      covered = next == TreeWalk.COVERED;
      open(++depth, ends[depth - 1], next);
    }
    return End.FOUND;
  }

  /** Begins the segment of a level, with all its branches. */
  private void open(int depth, int begin, int count) {
    int end = begin + Math.max(count, 0);
    if (depth == ends.length) {
      ends = Arrays.copyOf(ends, 2 * depth);
    }
    if (end > branches.length) {
      branches = Arrays.copyOf(branches, Math.max(end, 2 * branches.length));
    }
    for (int branch = 0; branch < count; branch++) {
      branches[begin + branch] = branch;
    }
    ends[depth] = end;
  }

  /** Removes a random branch from the last segment. */
  private int takeRandom(int begin, int depth) {
    int last = --ends[depth];
    int chosen = begin + random.nextInt(last + 1 - begin);
    int branch = branches[chosen];
    branches[chosen] = branches[last];
    return branch;
  }
}
