package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.List;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchStatistics;

/**
 * A search that one engine has begun and another goes on with, leg by leg: what the first has left
 * to do, in the order of the search. Nodes, profile and progress go on where the first has stopped.
 */
final class Relay implements SearchGauge {
  /**
   * A part of the tree.
   *
   * @param prefix the last option that it requires is a node, which has not been counted yet
   * @param weight which part of the tree it is, if all branches of a node weigh the same
   */
  record Leg(Prefix prefix, double weight) {}

  private final CoverEngine engine;
  private final int root; // how many options the whole search requires
  private final List<Leg> legs;
  private int begun; // how many of the legs
  private boolean running; // the last of those
  private double done; // weight of what is over
  private SearchStatistics over; // what the legs that are over, and the search before, have taken

  /**
   * Takes over a search.
   *
   * @param engine the one that goes on
   * @param root how many options the whole search requires
   * @param before what has been done before
   * @param done which part of the tree that is
   */
  Relay(CoverEngine engine, int root, List<Leg> legs, SearchStatistics before, double done) {
    this.engine = engine;
    this.root = root;
    this.legs = legs;
    this.over = before;
    this.done = done;
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
  private boolean begin(SearchControl control) {
    while (begun < legs.size()) {
      control.goOn(over.nodes(), gauge -> this);
      if (control.nextPoll() <= 0 && !control.poll(0, () -> 0)) {
        return false;
      }
      Prefix prefix = legs.get(begun++).prefix;
      over = over.plus(ofNode(prefix.required().size() - root - 1));
      control.goOn(over.nodes(), gauge -> this);
      engine.rewind();
      running = engine.within(prefix);
      if (running) {
        return true;
      }
      done += legs.get(begun - 1).weight;
    }
    return false;
  }

  /** Of the whole search. */
  @Override
  public double fraction() {
    return done + (running ? legs.get(begun - 1).weight * engine.fraction() : 0);
  }

  @Override
  public Profile profile() {
    return running ? over.profile().plus(shifted(engine.profile())) : over.profile();
  }

  private void end(SearchControl control) {
    over = over.plus(ofLeg(control));
    done += legs.get(begun - 1).weight;
    running = false;
  }

  private static SearchStatistics ofNode(int level) {
    long[] nodesAt = new long[level + 1];
    nodesAt[level] = 1;
    SearchStatistics none = SearchStatistics.NONE;
    return new SearchStatistics(0, 1, 0, 0, Profile.ofAll(nodesAt), none.elapsed());
  }

  private SearchStatistics ofLeg(SearchControl control) {
    SearchStatistics leg = engine.result(control).statistics();
    return new SearchStatistics(
        0,
        leg.nodes(),
        leg.updates(),
        leg.cleansings(),
        shifted(leg.profile()),
        SearchStatistics.NONE.elapsed());
  }

  private Profile shifted(Profile profile) {
    int by = legs.get(begun - 1).prefix.required().size() - root;
    long[] shifted = new long[by + profile.depth()];
    System.arraycopy(profile.toArray(), 0, shifted, by, profile.depth());
    return Profile.ofAll(shifted);
  }

  /** What has been done up to now, from the beginning of the whole search; but for solutions. */
  SearchStatistics statistics(SearchControl control) {
    return running ? over.plus(ofLeg(control)) : over;
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
