package org.quadrille.dlx;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * Tells whether some of the items of a problem can be covered when all others are erased. Parts
 * that share no item are asked apart, all of them with few nodes before any gets more: one that
 * cannot be covered is an answer, however hard the others are.
 *
 * <p>Of options that became equal one is enough, if they have an item that only one of them may
 * cover.
 */
final class Feasibility {
  /** What is known. */
  enum Verdict {
    COVER,
    NO_COVER,
    OPEN
  }

  private static final long FIRST_NODES = 1000;
  private static final long GROWTH = 4;

  /** A part that shares no item with the others. */
  private record Part(Problem<Integer> problem, Prefix required) {
    /** The items, by their places in the whole. */
    BitSet items() {
      BitSet items = new BitSet();
      problem.items().forEach(item -> items.set((Integer) item.key()));
      return items;
    }
  }

  private final Problem<?> problem;
  private final Settings settings;
  private final SearchControl clock; // for all searches together
  private final Budget budget;
  private final BitSet allowed = new BitSet();
  private final BitSet required = new BitSet();
  private boolean stopped;
  private BitSet core = new BitSet();
  private long nodesOfProof;

  Feasibility(Problem<?> problem, Settings settings) {
    this.problem = problem;
    this.settings = settings;
    clock = new SearchControl(settings.limits());
    budget = new Budget(settings.limits());
    for (int o = 0; o < problem.optionCount(); o++) {
      allowed.set(o, problem.isUsable(o));
    }
    settings.prefix().forbidden().forEach(allowed::clear);
    settings.prefix().required().forEach(required::set);
  }

  /** Whether an option may be in a cover of all items. */
  boolean isAllowed(int option) {
    return allowed.get(option);
  }

  /** The allowed options that use a primary one of some items. */
  BitSet options(BitSet items) {
    BitSet options = new BitSet();
    for (int o = allowed.nextSetBit(0); o >= 0; o = allowed.nextSetBit(o + 1)) {
      options.set(o, primaryItem(o, items) >= 0);
    }
    return options;
  }

  /** The first primary one of some items that an option uses, or -1. */
  private int primaryItem(int option, BitSet items) {
    for (int k = 0; k < problem.size(option); k++) {
      int i = problem.itemAt(option, k);
      if (i < problem.primaryCount() && items.get(i)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the limits, the time or an interrupt ended all this. */
  boolean isStopped() {
    return stopped;
  }

  /** How it ended, and what all searches together took. */
  SearchResult result() {
    SearchStatistics used = budget.used();
    return new SearchResult(
        clock.outcome(),
        new SearchStatistics(
            used.solutions(),
            used.nodes(),
            used.updates(),
            used.cleansings(),
            used.profile(),
            elapsed()));
  }

  private Duration elapsed() {
    return clock.result(0, 0).statistics().elapsed();
  }

  /** After {@link Verdict#NO_COVER}: those of the items that belong to the part without a cover. */
  BitSet core() {
    return core;
  }

  /** How many nodes it took to show that {@link #core} has no cover. */
  long nodesOfProof() {
    return nodesOfProof;
  }

  /**
   * Asks whether some items can be covered.
   *
   * @param maxNodes gives up after so many nodes
   */
  Verdict of(BitSet items, long maxNodes) {
    int impossible = itemOfImpossibleOption(items);
    if (impossible >= 0) {
      core = new BitSet();
      core.set(impossible);
      return Verdict.NO_COVER;
    }
    Deque<Part> open = mayGoOn() ? parts(items) : new ArrayDeque<>();
    long left = maxNodes;
    long share = FIRST_NODES;
    while (!open.isEmpty() && left > 0) {
      for (int n = open.size(); n > 0 && left > 0 && mayGoOn(); n--) {
        Part part = open.remove();
        Count count = search(part, open.isEmpty() ? left : Math.min(left, share));
        left -= count.statistics().nodes();
        if (count.value().signum() == 0) {
          if (count.isExact()) {
            core = part.items();
            nodesOfProof = count.statistics().nodes();
            return Verdict.NO_COVER;
          }
          open.add(part);
        }
      }
      share = Math.min(share, Long.MAX_VALUE / GROWTH) * GROWTH;
      left = stopped ? 0 : left;
    }
    return open.isEmpty() && !stopped ? Verdict.COVER : Verdict.OPEN;
  }

  /** An item of a required option that is forbidden as well, or -1. */
  private int itemOfImpossibleOption(BitSet items) {
    int item = -1;
    for (int o = required.nextSetBit(0); o >= 0 && item < 0; o = required.nextSetBit(o + 1)) {
      item = allowed.get(o) ? -1 : primaryItem(o, items);
    }
    return item;
  }

  private boolean mayGoOn() {
    stopped = stopped || !clock.poll(budget.used().nodes(), () -> Double.NaN);
    return !stopped;
  }

  private Count search(Part part, long maxNodes) {
    SearchLimits limits = settings.limits();
    SearchLimits rest =
        SearchLimits.NONE
            .withSolutions(1)
            .withNodes(Math.min(maxNodes, limits.nodes() - budget.used().nodes()));
    if (limits.timeout().isPresent()) {
      Duration time = limits.timeout().get().minus(elapsed());
      rest = rest.withTimeout(time.isNegative() ? Duration.ZERO : time);
    }
    Settings inPart = settings.with(part.required).with(rest);
    Count count = new ExactCover<>(part.problem, inPart).countOneByOne();
    budget.spend(count.statistics());
    return count;
  }

  private Deque<Part> parts(BitSet items) {
    Deque<Part> parts = new ArrayDeque<>();
    for (Problem<Integer> part :
        Components.of(problem, items, withoutRepeats(options(items), items))) {
      List<Integer> requiredHere =
          IntStream.range(0, required.isEmpty() ? 0 : part.optionCount())
              .filter(o -> required.get(part.payload(o)))
              .boxed()
              .toList();
      parts.add(new Part(part, new Prefix(requiredHere, List.of())));
    }
    return parts;
  }

  private BitSet withoutRepeats(BitSet options, BitSet items) {
    Set<List<Long>> seen = new HashSet<>();
    BitSet different = new BitSet();
    for (int o = options.nextSetBit(0); o >= 0; o = options.nextSetBit(o + 1)) {
      different.set(o, required.get(o) || !isExclusive(o, items) || seen.add(uses(o, items)));
    }
    return different;
  }

  /** Whether an option uses an item that it shares with no other one of a cover. */
  private boolean isExclusive(int o, BitSet items) {
    boolean exclusive = false;
    for (int k = 0; k < problem.size(o) && !exclusive; k++) {
      int i = problem.itemAt(o, k);
      exclusive =
          items.get(i) && problem.max(i) == 1 && problem.colourAt(o, k) == Problem.NO_COLOUR;
    }
    return exclusive;
  }

  /** The uses that are left of an option, in the order of the items. */
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
