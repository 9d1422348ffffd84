package org.quadrille.dlx.links;

import org.quadrille.core.Problem;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.search.OptionList;
import org.quadrille.dlx.search.Subtree;
import org.quadrille.dlx.search.Suspension;

/**
 * A walk through the tree of dancing links, node by node, below a subtree's root: for estimates,
 * random descents and splitting.
 */
public final class TreeWalk {
  /** The result of {@link #enter} at a solution. */
  public static final int COVERED = Links.COVERED;

  /** The result of {@link #enterForced} if the control has halted it. */
  public static final int HALTED = Integer.MIN_VALUE;

  private final Links links;
  private final ProgressSource source =
      new ProgressSource() {
        @Override
        public double fraction() {
          return Double.NaN; // a walk visits nodes in any order
        }

        @Override
        public Profile profile() {
          return work.profile().plus(links().profile());
        }
      };
  private SearchStatistics work = SearchStatistics.NONE; // before the last goTo
  private boolean consistent;

  /** Creates a walk through the tree of a problem. */
  public TreeWalk(Problem<?> problem) {
    links = Links.of(problem);
  }

  private Links links() {
    return links;
  }

  /** Goes to the root of a subtree. */
  public void goTo(Subtree subtree) {
    work = work();
    consistent = links.start(subtree);
  }

  /**
   * Enters the current node.
   *
   * @return the number of its branches; 0 at a dead end, {@link #COVERED} at a solution
   */
  public int enter() {
    return links.enter();
  }

  /**
   * Enters the current node, and descends as long as there is a single branch.
   *
   * @return as {@link #enter}, but never 1; or {@link #HALTED}: all nodes so far were forced, and
   *     there may be more
   */
  public int enterForced(SearchControl control) {
    int branches = consistent ? links.enter() : 0;
    while (branches == 1) {
      if (!mayContinue(control)) {
        return HALTED;
      }
      descend(0);
      branches = links.enter();
    }
    return branches;
  }

  /** Descends by a branch of the node that has been entered, in O(branch) time. */
  public void descend(int branch) {
    links.descend(branch, links.nodeOfBranch(branch));
  }

  /** Replaces the last branch of the path by the next one. */
  public void nextBranch() {
    links.nextBranch();
  }

  /** Returns to the node above. */
  public void ascend() {
    links.ascend();
  }

  /** Returns to a level above. */
  public void ascendTo(int level) {
    while (links.level > level) {
      links.ascend();
    }
  }

  /** Returns the number of branches on the path from the root. */
  public int level() {
    return links.level;
  }

  /** Returns the item that the entered node branches on. */
  public int branchItem() {
    return links.branchItem;
  }

  /** Returns whether an item may be covered by one more option. */
  public boolean isOpen(int item) {
    return links.isOpen(item);
  }

  /**
   * Returns whether the last branch of the entered node takes no more options of its item.
   *
   * @param branches the number of branches of the node
   */
  public boolean lastTakesNoMore(int branches) {
    int last = links.nodeOfBranch(branches - 1);
    return links.optionOfBranch(last) == Suspension.NO_MORE;
  }

  /**
   * Returns the options of the branches of the entered node, {@link Suspension#NO_MORE} for one
   * that takes none.
   */
  public int[] optionsOfBranches(int branches) {
    int[] options = new int[branches];
    int x = links.down[links.branchItem];
    for (int branch = 0; branch < branches; branch++) {
      options[branch] = links.optionOfBranch(x);
      x = links.down[x];
    }
    return options;
  }

  /** Returns the options taken, including required ones. */
  public OptionList options() {
    int[] options = links.solution();
    return new OptionList(options, options.length);
  }

  /** Polls the control if a poll is due, and returns whether the walk may continue. */
  public boolean mayContinue(SearchControl control) {
    return nodes() < control.nextPoll() || poll(control);
  }

  /** Polls the control, and returns whether the walk may continue. */
  public boolean poll(SearchControl control) {
    return control.poll(nodes(), source);
  }

  /** Returns the number of nodes tried. */
  public long nodes() {
    return work.nodes() + links.counter().nodes();
  }

  /** Returns the work done. */
  public SearchStatistics work() {
    return work.plus(links.work());
  }
}
