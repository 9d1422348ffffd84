package org.quadrille.dlx;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.PartControl;
import org.quadrille.core.search.Progress;

/** A part of the tree that is searched by one thread, in the {@link Agenda}. */
final class Piece {
  /** What has become of it. */
  enum State {
    WAITING,
    RUNNING,
    DONE
  }

  final Leg leg;
  State state = State.WAITING;
  @Nullable PartControl control; // while it is running
  boolean isKept; // it was not worth a cut when it was asked for, so others are asked for, too
  @Nullable Progress progress; // what was heard of it last, while it is running
  final Deque<int[]> found = new ArrayDeque<>(0); // solutions that nobody has taken, in order
  long held; // how many numbers these are
  @Nullable Piece previous;
  @Nullable Piece next;

  Piece(Leg leg) {
    this.leg = leg;
  }

  /** A piece for each leg. */
  static List<Piece> of(List<Leg> legs) {
    return legs.stream().map(Piece::new).toList();
  }
}
