package org.quadrille.dlx.search;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.ProgressSource;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchStatistics;

/**
 * Searches a frontier with one engine, subtree after subtree. Statistics and progress are those of
 * the whole search: they include the work of the frontier.
 */
public final class FrontierSearch implements ProgressSource {
  private final CoverEngine engine;
  private final Frontier frontier;
  private final List<Subtree> subtrees;
  private int begun; // number of subtrees begun
  private boolean running; // whether the engine searches the last of those
  private @Nullable Subtree foundBefore; // the current solution, if it is a subtree
  private double done; // the weight of the finished subtrees

  // If this search is part of another one: its nodes and progress source, from the control.
  private boolean entered;
  private long outerNodes;
  private @Nullable ProgressSource outerSource;

  // The work before the running subtree.
  private BigInteger solutions;
  private long nodes;
  private long updates;
  private long cleansings;
  private long[] nodesAt; // by level; grows

  private long found; // solutions of the running subtree that were delivered

  /**
   * Prepares a search.
   *
   * @param engine searches the subtrees; it is rewound for each of them
   * @param frontier the subtrees to search
   */
  public FrontierSearch(CoverEngine engine, Frontier frontier) {
    this.engine = engine;
    this.frontier = frontier;
    subtrees = frontier.subtrees();
    done = 1 - frontier.weight();
    solutions = frontier.solutions();
    SearchStatistics before = frontier.work();
    nodes = before.nodes();
    updates = before.updates();
    cleansings = before.cleansings();
    nodesAt = before.profile().toArray();
  }

  /** Returns the engine. */
  public CoverEngine engine() {
    return engine;
  }

  /** Searches for the next solution, as {@link CoverEngine#next}. */
  public boolean next(SearchControl control) {
    foundBefore = null;
    while (running || begin(control)) {
      if (foundBefore != null || engine.next(control)) {
        found++;
        return true;
      }
      if (control.isHalted()) {
        return false;
      }
      end();
    }
    return false;
  }

  /** Counts the remaining solutions, as {@link CoverEngine#count}. */
  public void count(SearchControl control) {
    foundBefore = null;
    while (running || begin(control)) {
      if (foundBefore != null) {
        control.solutionsFound(1);
        found++;
        foundBefore = null;
        continue;
      }
      solutions = solutions.add(engine.count(control));
      if (control.isHalted()) {
        return;
      }
      end();
    }
  }

  /** Returns the options of the current solution in a new array. */
  public int[] solution() {
    return foundBefore != null ? foundBefore.required().toInts() : engine.solution();
  }

  /** Returns the number of options of the current solution. */
  public int solutionSize() {
    return foundBefore != null ? foundBefore.required().size() : engine.solutionSize();
  }

  /** Returns an option of the current solution, as {@link CoverEngine#solutionOption}. */
  public int solutionOption(int k) {
    return foundBefore != null ? foundBefore.required().option(k) : engine.solutionOption(k);
  }

  /**
   * Begins the next subtree that has something to search, or is a solution; returns false if there
   * is none, or the control has halted the search.
   */
  private boolean begin(SearchControl control) {
    if (!entered) {
      entered = true;
      outerNodes = control.nodesBefore();
      outerSource = control.wholeSearch();
    }
    while (begun < subtrees.size()) {
      continueFrom(control);
      Subtree subtree = subtrees.get(begun);
      if (subtree.isSolution()) {
        begun++;
        done += subtree.weight();
        foundBefore = subtree;
        return true;
      }
      if (control.nextPoll() <= 0 && !control.poll(0, this)) {
        return false;
      }
      begun++;
      if (subtree.beginsWithNode()) {
        nodes++;
        growTo(frontier.level(subtree));
        nodesAt[frontier.level(subtree) - 1]++;
        continueFrom(control);
      }
      running = true;
      if (engine.start(subtree)) {
        return true;
      }
      end();
    }
    return false;
  }

  private void continueFrom(SearchControl control) {
    control.continueFrom(outerNodes + nodes, outerSource == null ? this : outerSource);
  }

  /** Ends the running subtree, which is exhausted, or has no solution. */
  private void end() {
    SearchStatistics work = engine.work();
    nodes += work.nodes();
    updates += work.updates();
    cleansings += work.cleansings();
    int level = frontier.level(last());
    int depth = work.profile().depth();
    growTo(level + depth);
    for (int l = 0; l < depth; l++) {
      nodesAt[level + l] += work.profile().nodes(l);
    }
    done += last().weight();
    running = false;
  }

  /** Returns the subtree that was begun last. */
  private Subtree last() {
    return subtrees.get(begun - 1);
  }

  private void growTo(int levels) {
    if (levels > nodesAt.length) {
      nodesAt = Arrays.copyOf(nodesAt, levels);
    }
  }

  @Override
  public double fraction() {
    return done + (running ? last().weight() * engine.fraction() : 0);
  }

  /** Adds the levels of the current path; the list of subtrees is the first level. */
  public void addTo(SearchPath path) {
    path.descend(subtrees.size(), running ? begun - 1 : begun);
    if (running) {
      engine.addTo(path);
    }
  }

  @Override
  public Profile profile() {
    Profile ended = Profile.ofAll(nodesAt);
    return running ? ended.plus(engine.profile().below(frontier.level(last()))) : ended;
  }

  /** Returns the number of solutions counted or delivered in the whole search. */
  public BigInteger solutions() {
    return solutions.add(BigInteger.valueOf(found));
  }

  /**
   * Returns nodes, updates, cleansings, profile and nodes by thread of the whole search. If threads
   * have searched before, the nodes of this search count for the first of them.
   */
  public SearchStatistics work() {
    SearchStatistics work = running ? engine.work() : SearchStatistics.NONE;
    long allNodes = nodes + work.nodes();
    return new SearchStatistics(
        0,
        allNodes,
        updates + work.updates(),
        cleansings + work.cleansings(),
        profile(),
        Duration.ZERO,
        nodesByThread(allNodes));
  }

  private List<Long> nodesByThread(long allNodes) {
    SearchStatistics before = frontier.work();
    List<Long> byThread = new ArrayList<>(before.nodesByThread());
    if (!byThread.isEmpty()) {
      byThread.set(0, byThread.get(0) + allNodes - before.nodes());
    }
    return byThread;
  }

  /**
   * Returns what is left, after the control has halted the search. Afterwards this search cannot
   * continue.
   */
  public Frontier frontier() {
    SearchStatistics work = work().with(0, frontier.work().elapsed());
    return new Frontier(frontier.root(), left(), solutions(), work);
  }

  private List<Subtree> left() {
    List<Subtree> later = subtrees.subList(begun, subtrees.size());
    if (!running) {
      return later;
    }
    double weight = last().weight();
    List<Subtree> left = new ArrayList<>();
    engine.left().forEach(subtree -> left.add(subtree.weighted(weight)));
    left.addAll(later);
    return left;
  }
}
