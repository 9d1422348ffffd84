package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * A search that one engine has begun and another goes on with, leg by leg: what the first has left
 * to do, in the order of the search. Nodes, profile and progress go on where the first has stopped.
 */
final class Relay implements SearchGauge {
  private final CoverEngine engine;
  private final int root; // how many options the whole search requires
  private final List<Leg> legs;
  private int begun; // how many of the legs
  private boolean running; // the last of those
  private double done; // weight of what is over

  // What the legs that are over, and the search before, have taken.
  private long nodes;
  private long updates;
  private long cleansings;
  private long[] nodesAt; // level -> how many of the nodes; as many levels as there have been

  /**
   * Takes over a search.
   *
   * @param engine the one that goes on
   * @param root how many options the whole search requires
   * @param before what has been done before
   */
  Relay(CoverEngine engine, int root, List<Leg> legs, SearchStatistics before) {
    this.engine = engine;
    this.root = root;
    this.legs = legs;
    done = 1 - legs.stream().mapToDouble(Leg::weight).sum();
    nodes = before.nodes();
    updates = before.updates();
    cleansings = before.cleansings();
    nodesAt = before.profile().toArray();
  }

  /** The engine that goes on. */
  CoverEngine engine() {
    return engine;
  }

  /** Goes on to the next solution, as {@link CoverEngine#next}. */
  boolean next(SearchControl control) {
    while (running || begin(control)) {
      if (engine.next(control)) {
        return true;
      }
      if (control.outcome() != Outcome.EXHAUSTED) {
        return false;
      }
      end(control);
    }
    return false;
  }

  /** Goes past all solutions that are left, as {@link CoverEngine#count}, and counts them. */
  long count(SearchControl control) {
    long counted = 0;
    while (running || begin(control)) {
      long before = control.solutions();
      if (before < Long.MAX_VALUE / 2) {
        engine.count(control);
        counted += control.solutions() - before;
      } else { // the control may lose count
        while (engine.next(control)) {
          control.solutionFound();
          counted++;
        }
      }
      if (control.outcome() != Outcome.EXHAUSTED) {
        break;
      }
      end(control);
    }
    return counted;
  }

  /** Begins the next leg that is more than its first node; false if there is none, or no time. */
  boolean begin(SearchControl control) {
    while (begun < legs.size()) {
      control.goOn(nodes, gauge -> this);
      if (control.nextPoll() <= 0 && !control.poll(0, () -> 0)) {
        return false;
      }
      Leg leg = legs.get(begun++);
      if (leg.beginsWithANode()) {
        nodes++;
        addNodes(depth(leg) - 1, 1);
        control.goOn(nodes, gauge -> this);
      }
      engine.rewind();
      running = engine.within(leg.prefix());
      if (running) {
        return true;
      }
      done += leg.weight();
    }
    return false;
  }

  /** Ends the leg that was begun, which has been searched. */
  void end(SearchControl control) {
    SearchStatistics did = engine.result(control).statistics();
    nodes += did.nodes();
    updates += did.updates();
    cleansings += did.cleansings();
    int depth = depth(last());
    for (int l = 0; l < did.profile().depth(); l++) {
      addNodes(depth + l, did.profile().nodes(l));
    }
    done += last().weight();
    running = false;
  }

  /** The leg that has been begun last. */
  private Leg last() {
    return legs.get(begun - 1);
  }

  /** The level of the whole search at which that of a leg begins. */
  private int depth(Leg leg) {
    return leg.prefix().required().size() - root;
  }

  private void addNodes(int level, long more) {
    if (level >= nodesAt.length) {
      nodesAt = Arrays.copyOf(nodesAt, level + 1);
    }
    nodesAt[level] += more;
  }

  /** Of the whole search. */
  @Override
  public double fraction() {
    return done + (running ? last().weight() * engine.fraction() : 0);
  }

  /** Adds where the search stands, the legs as a level of their own. */
  void addTo(Levels levels) {
    levels.descend(legs.size(), running ? begun - 1 : begun);
    if (running) {
      engine.addTo(levels);
    }
  }

  @Override
  public Profile profile() {
    Profile over = Profile.ofAll(nodesAt);
    return running ? over.plus(engine.profile().below(depth(last()))) : over;
  }

  /** Sums up, from the beginning of the whole search. */
  SearchResult result(SearchControl control) {
    if (!running) {
      return control.result(nodes, updates, cleansings, profile());
    }
    SearchStatistics leg = engine.result(control).statistics();
    return control.result(
        nodes + leg.nodes(), updates + leg.updates(), cleansings + leg.cleansings(), profile());
  }

  /** The legs that are left. */
  List<Leg> left() {
    return Leg.left(this, this::rest, 1);
  }

  /** What is left, as {@link CoverEngine#rest}. */
  List<Prefix> rest() {
    List<Prefix> later = legs.stream().skip(begun).map(Leg::prefix).toList();
    if (!running) {
      return later;
    }
    List<Prefix> rest = new ArrayList<>(engine.rest());
    rest.addAll(later);
    return rest;
  }
}
