package org.quadrille.core.search;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The control of a part of a search by several threads. Engines ask it as any other. It stops them
 * with the {@linkplain SearchTeam team}, and it can be asked to have the part put down, so that
 * what is left of it can be shared out: that is no ending of the search, and no {@link Outcome}.
 *
 * <p>A part is {@linkplain #open opened}, then its engine searches under this control, which may
 * have it {@linkplain #isPutDown put down}, and {@linkplain #close closed}.
 *
 * <p>For one part in one thread, but for {@link #askToPutDown}, and for one engine, whose nodes the
 * part counts.
 */
public final class PartControl extends SearchControl {
  private final SearchTeam team;
  private final int before; // nodes of the part that its engine does not count
  private final long patience;
  private final CutWatch cut;
  private final Runnable atPoll;
  private final boolean limited;
  private long granted;
  private boolean putDownNow;
  private boolean isPutDown;
  private volatile boolean asked;

  /**
   * A control of a part that has not begun.
   *
   * @param team what it has in common with other parts
   * @param beginsWithANode whether the part itself is a node, which its engine does not count
   * @param patience how many nodes the part tries, at least 1, before it heeds {@link
   *     #askToPutDown}
   * @param nodesToCut asked at polls after that, as long as the part is asked for: takes how many
   *     nodes have been tried, and gives 0 if it is worth while to cut what is left into parts, or
   *     after how many nodes more to ask again
   * @param atPoll called at each poll, first thing
   * @param listener is told how far the part has come, as often as the team's is told, in the
   *     thread of the part; or null
   */
  public PartControl(
      SearchTeam team,
      boolean beginsWithANode,
      long patience,
      LongUnaryOperator nodesToCut,
      Runnable atPoll,
      @Nullable ProgressListener listener) {
    super(SearchLimits.NONE, listener, interval(team, listener));
    this.team = team;
    before = beginsWithANode ? 1 : 0;
    this.patience = patience;
    cut = new CutWatch(patience, nodesToCut);
    this.atPoll = requireNonNull(atPoll, "atPoll");
    limited = team.hasNodeLimit();
  }

  private static Duration interval(SearchTeam team, @Nullable ProgressListener listener) {
    return listener == null ? Duration.ZERO : team.whole().reportInterval();
  }

  /**
   * Begins the part: with its first node, if it is one.
   *
   * @return whether it may; {@link #close} is to be called in any case
   */
  public boolean open() {
    team.open();
    return !team.isStopped() && (before == 0 || isGranted(0));
  }

  @Override
  public void goOn(long nodesBefore, UnaryOperator<SearchGauge> frame) {
    throw new IllegalStateException("one engine searches a part; no other can go on with it");
  }

  @Override
  public boolean poll(long nodes, SearchGauge gauge) {
    atPoll.run();
    if (putDownNow || (asked && cut.isWorthACut(nodes))) {
      isPutDown = true;
      return false;
    }
    if (team.nanosLeft() <= 0) {
      team.stop(Outcome.TIMEOUT);
    }
    if (team.isStopped() || !isGranted(nodes + before)) {
      return stop(Outcome.LIMIT);
    }
    reportIfDue(nodes, gauge);
    long soon =
        nodes < patience ? Math.min(patience, nodes + POLL_INTERVAL) : nodes + POLL_INTERVAL;
    pollAt(limited ? Math.min(soon, granted - before) : soon);
    return true;
  }

  /** Whether one node more may be tried than so many. */
  private boolean isGranted(long nodes) {
    if (limited && nodes >= granted) {
      granted += team.grant();
      return nodes < granted;
    }
    return true;
  }

  /** Asks for the part to be put down as soon as that is worth while. For any thread. */
  public void askToPutDown() {
    asked = true;
  }

  /**
   * Whether somebody {@linkplain #askToPutDown asks} for the part to be put down.
   *
   * @return whether it is to be put down
   */
  public boolean isAskedFor() {
    return asked;
  }

  /** Has the part put down before its next node. Called between two solutions, or at a poll. */
  public void putDown() {
    putDownNow = true;
    pollAt(0);
  }

  /**
   * Whether the part has been put down.
   *
   * @return whether that, and nothing else, has stopped its engine
   */
  public boolean isPutDown() {
    return isPutDown;
  }

  /**
   * Ends the part.
   *
   * @param nodes how many nodes its engine has tried
   */
  public void close(long nodes) {
    team.close(limited ? Math.max(0, granted - nodes - before) : 0);
  }
}
