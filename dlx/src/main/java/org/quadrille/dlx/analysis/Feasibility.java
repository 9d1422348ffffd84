package org.quadrille.dlx.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.auto.EnginePolicy;
import org.quadrille.dlx.count.Component;
import org.quadrille.dlx.count.Components;
import org.quadrille.dlx.count.DovetailedFeasibility;
import org.quadrille.dlx.count.DovetailedFeasibility.Verdict;
import org.quadrille.dlx.count.SearchBudget;
import org.quadrille.dlx.search.SearchSettings;

/**
 * Decides whether some items of a problem can be covered if all others are erased. Components are
 * searched separately, by {@link DovetailedFeasibility}.
 *
 * <p>Options that have become equal are reduced to one if they use an item that only one of them
 * may cover.
 */
final class Feasibility {
  private final Problem<?> problem;
  private final SearchBudget budget;
  private final DovetailedFeasibility components;
  private final BitSet allowed = new BitSet();
  private final BitSet required = new BitSet();
  private BitSet core = new BitSet();

  Feasibility(Problem<?> problem, SearchSettings settings, EnginePolicy policy) {
    this.problem = problem;
    budget = new SearchBudget(settings);
    components = new DovetailedFeasibility(budget, policy);
    for (int o = 0; o < problem.optionCount(); o++) {
      allowed.set(o, problem.isUsable(o));
    }
    settings.tree().forbidden().forEach(allowed::clear);
    settings.tree().required().forEach(required::set);
  }

  /** Returns whether an option may be in a cover of all items. */
  boolean isAllowed(int option) {
    return allowed.get(option);
  }

  /** Returns the allowed options that use a primary item of a set. */
  BitSet options(BitSet items) {
    BitSet options = new BitSet();
    for (int o = allowed.nextSetBit(0); o >= 0; o = allowed.nextSetBit(o + 1)) {
      options.set(o, primaryItem(o, items) >= 0);
    }
    return options;
  }

  /** Returns the first primary item of a set that an option uses, or -1. */
  private int primaryItem(int option, BitSet items) {
    for (int k = 0; k < problem.size(option); k++) {
      int i = problem.itemAt(option, k);
      if (i < problem.primaryCount() && items.get(i)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns whether the limits were reached. */
  boolean isStopped() {
    return budget.isStopped();
  }

  /** Returns the outcome and the work of all searches together. */
  SearchResult result() {
    return budget.result();
  }

  /** Returns, after {@link Verdict#NO_COVER}, the items of the component without a cover. */
  BitSet core() {
    return core;
  }

  /** Returns the number of nodes of the proof that {@link #core} has no cover. */
  long nodesOfProof() {
    return components.nodesOfProof();
  }

  /**
   * Decides whether some items can be covered.
   *
   * @param maxNodes the limit on nodes
   */
  Verdict of(BitSet items, long maxNodes) {
    int impossible = itemOfImpossibleOption(items);
    if (impossible >= 0) {
      core = new BitSet();
      core.set(impossible);
      return Verdict.NO_COVER;
    }
    if (!budget.mayContinue()) {
      return Verdict.OPEN;
    }
    Verdict verdict = components.of(components(items), maxNodes);
    core = verdict == Verdict.NO_COVER ? components.core() : core;
    return verdict;
  }

  /** Returns an item of an option that is both required and forbidden, or -1. */
  private int itemOfImpossibleOption(BitSet items) {
    int item = -1;
    for (int o = required.nextSetBit(0); o >= 0 && item < 0; o = required.nextSetBit(o + 1)) {
      item = allowed.get(o) ? -1 : primaryItem(o, items);
    }
    return item;
  }

  private List<Component> components(BitSet items) {
    BitSet options = withoutRepeats(options(items), items);
    return Component.of(Components.of(problem, items, options), required, new BitSet());
  }

  private BitSet withoutRepeats(BitSet options, BitSet items) {
    Set<List<Long>> seen = new HashSet<>();
    BitSet different = new BitSet();
    for (int o = options.nextSetBit(0); o >= 0; o = options.nextSetBit(o + 1)) {
      different.set(o, required.get(o) || !isExclusive(o, items) || seen.add(uses(o, items)));
    }
    return different;
  }

  /** Returns whether an option uses an item that it shares with no other option of a cover. */
  private boolean isExclusive(int o, BitSet items) {
    boolean exclusive = false;
    for (int k = 0; k < problem.size(o) && !exclusive; k++) {
      int i = problem.itemAt(o, k);
      exclusive =
          items.get(i) && problem.max(i) == 1 && problem.colourAt(o, k) == Problem.NO_COLOUR;
    }
    return exclusive;
  }

  /** Returns the remaining uses of an option, in the order of the items. */
  private List<Long> uses(int o, BitSet items) {
    List<Long> uses = new ArrayList<>(problem.size(o));
    for (int k = 0; k < problem.size(o); k++) {
      if (items.get(problem.itemAt(o, k))) {
        uses.add((long) problem.itemAt(o, k) << Integer.SIZE | problem.colourAt(o, k));
      }
    }
    Collections.sort(uses);
    return uses;
  }
}
