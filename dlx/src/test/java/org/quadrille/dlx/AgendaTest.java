package org.quadrille.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays what threads do with an agenda, in an order left to chance. The tree is a range of numbers,
 * a solution each, and a piece is a part of it.
 */
class AgendaTest {
  private static final int SOLUTIONS = 300;

  /** A piece, and what is left of it. */
  private static final class Range {
    int from;
    final int to;
    boolean waits;

    Range(int from, int to) {
      this.from = from;
      this.to = to;
    }
  }

  private final Map<Piece, Range> ranges = new HashMap<>();
  private final List<Piece> running = new ArrayList<>();
  private final List<Integer> taken = new ArrayList<>();
  private Agenda agenda = new Agenda(List.of(), true, 1);
  private int threads;
  private int splits;

  private Piece piece(int from, int to) {
    Piece piece = new Piece(new Leg(Prefix.ALL, false, (to - from) / (double) SOLUTIONS));
    ranges.put(piece, new Range(from, to));
    return piece;
  }

  private Range range(Piece piece) {
    return ranges.get(piece);
  }

  private boolean begin() {
    Piece next = running.size() < threads ? agenda.firstToBegin() : null;
    if (next == null) {
      return false;
    }
    next.state = Piece.State.RUNNING;
    running.add(next);
    return true;
  }

  /** Finds a solution, a number some times, then goes on, waits or puts the piece down. */
  private void proceed(Piece piece, Random random) {
    Range range = range(piece);
    if (range.from < range.to && random.nextInt(4) > 0) {
      int[] load = new int[1 + random.nextInt(3)];
      load[0] = range.from++;
      agenda.add(piece, load);
      boolean putDown = agenda.verdict(piece) == Agenda.Verdict.PUT_DOWN;
      range.waits = agenda.verdict(piece) == Agenda.Verdict.WAIT;
      if (putDown || random.nextInt(10) == 0) {
        putDown(piece, random);
        return;
      }
    }
    if (range.from == range.to) {
      running.remove(piece);
      agenda.replace(piece, List.of());
    }
  }

  private void putDown(Piece piece, Random random) {
    Range range = range(piece);
    List<Piece> rest = new ArrayList<>();
    while (range.from < range.to) {
      int end = range.from + 1 + random.nextInt(range.to - range.from);
      rest.add(piece(range.from, end));
      range.from = end;
    }
    running.remove(piece);
    agenda.replace(piece, rest);
    splits++;
  }

  private boolean take() {
    int[] load = agenda.take();
    if (load != null) {
      taken.add(load[0]);
    }
    return load != null;
  }

  private boolean mayProceed(Piece piece) {
    Range range = range(piece);
    range.waits = range.waits && agenda.verdict(piece) == Agenda.Verdict.WAIT;
    return !range.waits;
  }

  /** Does something that can be done; the consumer is slow. */
  private void step(Random random) {
    if (random.nextInt(3) == 0 && begin()) {
      return;
    }
    List<Piece> able = running.stream().filter(this::mayProceed).toList();
    if (!able.isEmpty() && random.nextInt(10) > 0) {
      proceed(able.get(random.nextInt(able.size())), random);
      return;
    }
    boolean done = take() || begin();
    assertThat(done || !able.isEmpty()).as("something can be done").isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void nothingGetsStuckAndNothingGrows(int threads) {
    this.threads = threads;
    for (long limit : new long[] {1, 2, 5, 20, 100, 100_000}) {
      for (boolean ordered : new boolean[] {true, false}) {
        for (long seed = 0; seed < 100; seed++) {
          Random random = new Random(seed);
          taken.clear();
          ranges.clear();
          agenda = new Agenda(List.of(piece(0, SOLUTIONS)), ordered, limit);
          long most = 0;
          double done = 0;
          while (!agenda.isEmpty()) {
            step(random);
            most = Math.max(most, agenda.held());
            assertThat(agenda.weightDone()).isGreaterThanOrEqualTo(done - 1e-9);
            done = agenda.weightDone();
          }
          assertThat(running).isEmpty();
          assertThat(done).isBetween(1 - 1e-9, 1 + 1e-9);
          assertThat(most).as("held").isLessThan(limit + 3L * threads);
          if (ordered) {
            assertThat(taken).isSorted();
          }
          assertThat(taken).hasSize(SOLUTIONS).doesNotHaveDuplicates();
        }
      }
    }
    assertThat(splits).isGreaterThan(1000);
  }
}
