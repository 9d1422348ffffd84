package org.quadrille.dlx;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.search.Profile;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchGauge;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;

/**
 * What a {@link Crew} has done: in pieces that are over, and, as far as is known, in those that are
 * running. Not thread-safe by itself.
 */
final class CrewTally {
  /**
   * How far the crew has come, all at one moment: threads go on while it is read.
   *
   * @param solutions how many solutions are known to have been counted
   * @param nodes see {@link Progress#nodes}
   * @param fraction see {@link Progress#fraction}
   * @param profile see {@link Progress#profile}
   */
  record State(long solutions, long nodes, double fraction, Profile profile)
      implements SearchGauge {}

  private static final Profile ONE_NODE = Profile.of(new long[] {1}, 1);

  private final Agenda agenda;
  private final int root;
  private final long[] nodesOf; // worker -> how many it has tried, in pieces that are over
  private BigInteger solutions = BigInteger.ZERO; // of pieces that are over
  private long solutionsKnown; // and of those that are running
  private long updates;
  private long cleansings;
  private Profile profile;
  private double doneOfStopped; // as far as was heard of pieces that were stopped

  /**
   * Nothing yet.
   *
   * @param threads how many there are
   * @param root how many options are required in all pieces, and stand on no level
   * @param before what had been done before, but for solutions; it counts as the first thread's
   */
  CrewTally(Agenda agenda, int threads, int root, SearchStatistics before) {
    this.agenda = agenda;
    this.root = root;
    nodesOf = new long[threads];
    nodesOf[0] = before.nodes();
    updates = before.updates();
    cleansings = before.cleansings();
    profile = before.profile();
  }

  /**
   * Adds a piece that nobody searches any more.
   *
   * @param did what the engine has done
   * @param begun whether the node that the piece itself may be has been tried
   * @param over whether it has been searched, or put down; else the search has been stopped
   */
  void add(int worker, Piece piece, SearchStatistics did, boolean begun, boolean over) {
    nodesOf[worker] += did.nodes() + (begun && piece.leg.beginsWithANode() ? 1 : 0);
    solutions = solutions.add(BigInteger.valueOf(did.solutions()));
    updates += did.updates();
    cleansings += did.cleansings();
    profile = profile.plus(ofTree(piece, did.profile(), begun));
    if (!over && piece.progress != null) {
      doneOfStopped += piece.leg.weight() * piece.progress.fraction();
    }
    piece.progress = null;
  }

  /** Takes note of solutions that have been counted. */
  void addSolutions(long more) {
    solutionsKnown =
        solutionsKnown > Long.MAX_VALUE - more ? Long.MAX_VALUE : solutionsKnown + more;
  }

  /** How many solutions are known to have been counted, at most {@link Long#MAX_VALUE}. */
  long solutionsKnown() {
    return solutionsKnown;
  }

  /** How many solutions have been counted in pieces that are over. */
  BigInteger solutions() {
    return solutions;
  }

  /**
   * How far the crew has come.
   *
   * @param watched whether more than the solutions is read
   */
  State state(boolean watched) {
    if (!watched) {
      return new State(solutionsKnown, 0, Double.NaN, Profile.NONE);
    }
    long nodes = nodes();
    double fraction = agenda.weightDone() + doneOfStopped;
    Profile sum = profile;
    for (Piece piece = agenda.first(); piece != null; piece = piece.next) {
      Progress progress = piece.progress;
      if (progress != null) {
        nodes += progress.nodes() + (piece.leg.beginsWithANode() ? 1 : 0);
        fraction += piece.leg.weight() * progress.fraction();
        sum = sum.plus(ofTree(piece, progress.profile(), true));
      }
    }
    return new State(solutionsKnown, nodes, Math.min(1, fraction), sum);
  }

  /** How many nodes have been tried in pieces that are over. */
  private long nodes() {
    return Arrays.stream(nodesOf).sum();
  }

  /** The profile of a piece as one of the tree, in which it lies some levels down. */
  private Profile ofTree(Piece piece, Profile profile, boolean begun) {
    int depth = piece.leg.prefix().required().size() - root;
    Profile below = profile.below(depth);
    return begun && piece.leg.beginsWithANode() ? below.plus(ONE_NODE.below(depth - 1)) : below;
  }

  /** Sums up. */
  SearchResult result(SearchControl whole) {
    SearchResult result = whole.result(nodes(), updates, cleansings, profile);
    List<Long> byThread = Arrays.stream(nodesOf).boxed().toList();
    return new SearchResult(result.outcome(), result.statistics().byThreads(byThread));
  }
}
