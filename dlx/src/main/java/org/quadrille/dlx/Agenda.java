package org.quadrille.dlx;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The pieces of a search by several threads, in the order of the search, from the first that is not
 * over: each is waiting, running, or done but for solutions that nobody has taken. {@link Crew}
 * guards it by a lock.
 *
 * <p>Solutions wait with their piece until all before it are over, and how many may wait is
 * limited. Let the <em>front</em> be the first piece that is not done: its solutions, and those
 * before them, can be taken now. The other pieces may hold what lies before what is needed later:
 *
 * <pre>
 * B(p) = what is held by the pieces up to p, itself included
 * A(p) = what is held by the pieces after p
 * p goes on while B(p) &lt; (limit - A(p)) / 2, and is put down otherwise
 * p begins if     B(p) &lt; (limit - A(p)) / 4, so that it is not put down again at once
 * </pre>
 *
 * <p>Memory is bounded: where p goes on or begins, B(p) + A(p) &lt; (limit + A(p)) / 2, which is
 * less than the limit if A(p) is. A thread adds a load of solutions and asks again, so that never
 * more is held than the limit and a load for each thread. There is always room left for pieces
 * further in front, half of what those behind leave, so that a thread whose piece is put down can
 * help with them.
 *
 * <p>Nothing waits for ever: for the front the rule holds only while B(front) &gt; 0, that is,
 * while something can be taken; until then it waits, or does not begin, and is not put down. As
 * soon as all has been taken it goes on, whatever is held behind it. So as long as the consumer
 * takes what there is, it gets something or the front proceeds.
 */
final class Agenda {
  /** What the search of a piece may do that has found solutions. */
  enum Verdict {
    GO_ON,
    WAIT,
    PUT_DOWN
  }

  private final boolean ordered;
  private final long limit;
  private final Deque<int[]> loose = new ArrayDeque<>(); // solutions, if they need no order
  private @Nullable Piece first;
  private @Nullable Piece last;
  private long held; // by all pieces
  private double weightDone;

  /**
   * An agenda.
   *
   * @param ordered whether solutions are taken in the order of the pieces
   * @param limit how many numbers may be held
   */
  Agenda(List<Piece> pieces, boolean ordered, long limit) {
    this.ordered = ordered;
    this.limit = limit;
    weightDone = 1;
    for (Piece piece : pieces) {
      insertAfter(last, piece);
      weightDone -= piece.leg.weight();
    }
  }

  @Nullable Piece first() {
    return first;
  }

  /** Which part of the tree is over, not counting what is done of pieces that are not over. */
  double weightDone() {
    return weightDone;
  }

  /** How much is held. */
  long held() {
    return held;
  }

  /** Whether all pieces are over and all solutions have been taken. */
  boolean isEmpty() {
    return first == null && loose.isEmpty();
  }

  private @Nullable Piece front() {
    Piece piece = first;
    while (piece != null && piece.state == Piece.State.DONE) {
      piece = piece.next;
    }
    return piece;
  }

  /** Whether all pieces are done. */
  boolean isDone() {
    return front() == null;
  }

  private long heldUpTo(Piece last) {
    long sum = last.held;
    for (Piece p = first; p != null && p != last; p = p.next) {
      sum += p.held;
    }
    return sum;
  }

  private boolean hasRoom(Piece piece, int share) {
    long before = held == 0 ? 0 : heldUpTo(piece);
    return before * share < limit - (held - before);
  }

  /** The first piece that is waiting, if it may begin. */
  @Nullable Piece firstToBegin() {
    Piece front = front();
    Piece piece = front;
    while (piece != null && piece.state != Piece.State.WAITING) {
      piece = piece.next;
    }
    return piece != null && mayBegin(piece, front) ? piece : null;
  }

  private boolean mayBegin(Piece piece, @Nullable Piece front) {
    return ordered ? hasRoom(piece, 4) || (piece == front && heldUpTo(piece) == 0) : held < limit;
  }

  /**
   * Asks for the first piece that is running to be put down, but for those that are kept, unless
   * there would be no room to begin what is behind it or none would be before one that is waiting.
   */
  void askForRest() {
    for (Piece piece = first; piece != null && piece.state != Piece.State.WAITING; ) {
      if (piece.control != null && !piece.isKept) {
        if (ordered ? hasRoom(piece, 4) : held < limit) {
          piece.control.askToPutDown();
        }
        return;
      }
      piece = piece.next;
    }
  }

  /** Keeps solutions that a piece has found. */
  void add(Piece piece, int[] solutions) {
    held += solutions.length;
    if (ordered) {
      piece.found.add(solutions);
      piece.held += solutions.length;
    } else {
      loose.add(solutions);
    }
  }

  /** What a piece may do now. */
  Verdict verdict(Piece piece) {
    if (!ordered) {
      return held < limit ? Verdict.GO_ON : Verdict.WAIT;
    }
    if (hasRoom(piece, 2)) {
      return Verdict.GO_ON;
    }
    if (piece != front()) {
      return Verdict.PUT_DOWN;
    }
    return heldUpTo(piece) > 0 ? Verdict.WAIT : Verdict.GO_ON;
  }

  /** The next solutions in order, if there are any yet. */
  int @Nullable [] take() {
    int[] solutions = loose.poll();
    if (solutions == null && first != null) {
      Piece head = first;
      solutions = head.found.poll();
      if (solutions != null) {
        head.held -= solutions.length;
        if (head.state == Piece.State.DONE && head.found.isEmpty()) {
          remove(head);
        }
      }
    }
    held -= solutions == null ? 0 : solutions.length;
    return solutions;
  }

  /** Puts what is left of a piece behind it, which is done then. */
  void replace(Piece piece, List<Piece> rest) {
    Piece before = piece;
    for (Piece part : rest) {
      insertAfter(before, part);
      weightDone -= part.leg.weight();
      before = part;
    }
    done(piece);
  }

  /** Takes note that a piece is done. Pieces that are done and stand side by side become one. */
  private void done(Piece piece) {
    weightDone += piece.leg.weight();
    piece.state = Piece.State.DONE;
    piece.control = null;
    piece.progress = null;
    if (piece.next != null && piece.next.state == Piece.State.DONE) {
      merge(piece, piece.next);
    }
    if (piece.previous != null && piece.previous.state == Piece.State.DONE) {
      merge(piece.previous, piece);
    } else if (piece.found.isEmpty()) {
      remove(piece);
    }
  }

  private void merge(Piece piece, Piece next) {
    piece.found.addAll(next.found);
    piece.held += next.held;
    remove(next);
  }

  private void insertAfter(@Nullable Piece before, Piece piece) {
    Piece after = before == null ? first : before.next;
    piece.previous = before;
    piece.next = after;
    if (before == null) {
      first = piece;
    } else {
      before.next = piece;
    }
    if (after == null) {
      last = piece;
    } else {
      after.previous = piece;
    }
  }

  private void remove(Piece piece) {
    if (piece.previous == null) {
      first = piece.next;
    } else {
      piece.previous.next = piece.next;
    }
    if (piece.next == null) {
      last = piece.previous;
    } else {
      piece.next.previous = piece.previous;
    }
  }
}
