package org.quadrille.dlx;

import java.util.ArrayDeque;
import java.util.ArrayList;
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

  final Prefix prefix;
  final boolean beginsWithANode; // which its engine does not count
  final double weight; // of the whole tree
  State state = State.WAITING;
  @Nullable PartControl control; // while it is running
  boolean isKept; // it was not worth a cut when it was asked for, so others are asked for, too
  @Nullable Progress progress; // what was heard of it last, while it is running
  final Deque<int[]> found = new ArrayDeque<>(0); // solutions that nobody has taken, in order
  long held; // how many numbers these are
  @Nullable Piece previous;
  @Nullable Piece next;

  Piece(Prefix prefix, boolean beginsWithANode, double weight) {
    this.prefix = prefix;
    this.beginsWithANode = beginsWithANode;
    this.weight = weight;
  }

  /** The whole of a search. */
  static Piece whole(Prefix prefix) {
    return new Piece(prefix, false, 1);
  }

  /**
   * The pieces of a {@linkplain CoverEngine#rest rest}. How much each of them weighs is guessed
   * from how many of its level are left, as if none of that level had been done.
   *
   * @param weight how much they weigh together
   */
  static List<Piece> of(List<Prefix> rest, double weight) {
    double[] weights = new double[rest.size()];
    double sum = 0;
    double ofNode = 1;
    for (int end = rest.size(); end > 0; ) { // from the root down
      int depth = rest.get(end - 1).required().size();
      int begin = end - 1;
      while (begin > 0 && rest.get(begin - 1).required().size() == depth) {
        begin--;
      }
      ofNode /= end - begin + 1;
      for (int k = begin; k < end; k++) {
        weights[k] = ofNode;
        sum += ofNode;
      }
      end = begin;
    }
    List<Piece> pieces = new ArrayList<>();
    for (int k = 0; k < weights.length; k++) {
      Prefix part = rest.get(k);
      boolean beginsWithANode = Rest.beginsWithANode(rest.get(0), part);
      pieces.add(new Piece(part, beginsWithANode, weight * weights[k] / sum));
    }
    return pieces;
  }
}
