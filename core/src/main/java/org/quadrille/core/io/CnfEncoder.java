package org.quadrille.core.io;

import java.io.IOException;
import java.util.Arrays;
import org.quadrille.core.Problem;

/**
 * Encodes a problem as clauses. It runs twice, once to count and once to write, and makes the same
 * clauses both times.
 */
final class CnfEncoder {
  private final Problem<?> problem;
  private final UsesOfItems uses;
  private final Clauses clauses;

  CnfEncoder(Problem<?> problem, UsesOfItems uses, Clauses clauses) {
    this.problem = problem;
    this.uses = uses;
    this.clauses = clauses;
  }

  void encode() throws IOException {
    for (int o = 0; o < problem.optionCount(); o++) {
      if (!problem.isUsable(o)) {
        clauses.clause(-variable(o));
      }
    }
    for (int i = 0; i < problem.itemCount(); i++) {
      if (i < problem.primaryCount()) {
        between(problem.min(i), problem.max(i), optionsOf(i));
      } else {
        between(0, 1, coloursOf(i));
      }
    }
  }

  private static long variable(int o) {
    return o + 1L;
  }

  private long[] optionsOf(int i) {
    long[] variables = new long[uses.count(i)];
    for (int k = 0; k < variables.length; k++) {
      variables[k] = variable(uses.option(i, k));
    }
    return variables;
  }

  /**
   * Returns the variables that exclude each other on a secondary item: one for each uncoloured use
   * and for each colour. A colour of several options has a variable of its own, which is true if
   * one of these options is chosen.
   */
  private long[] coloursOf(int i) throws IOException {
    int count = uses.count(i);
    if (count == 0 || uses.endOfColour(i, 0) == count) {
      return new long[0]; // all agree
    }
    long[] variables = new long[count];
    int size = 0;
    int end;
    for (int k = 0; k < count; k = end) {
      end = uses.endOfColour(i, k);
      variables[size++] = end == k + 1 ? variable(uses.option(i, k)) : colour(i, k, end);
    }
    return Arrays.copyOf(variables, size);
  }

  private long colour(int i, int from, int end) throws IOException {
    long colour = clauses.fresh(1);
    for (int k = from; k < end; k++) {
      clauses.clause(-variable(uses.option(i, k)), colour);
    }
    clauses.literal(-colour);
    for (int k = from; k < end; k++) {
      clauses.literal(variable(uses.option(i, k)));
    }
    clauses.end();
    return colour;
  }

  /** Requires that between min and max of some variables are true. */
  private void between(int min, int max, long[] x) throws IOException {
    if (min > x.length) {
      clauses.end(); // the empty clause: there is no model
      return;
    }
    if (min == 1) {
      clauses.clause(x);
    }
    if (max == 1 && x.length <= CnfFormat.PAIRWISE) {
      pairwise(x);
    } else if (max < x.length || min > 1) {
      count(min, max, x);
    }
  }

  private void pairwise(long[] x) throws IOException {
    for (int a = 0; a < x.length; a++) {
      for (int b = a + 1; b < x.length; b++) {
        clauses.clause(-x[a], -x[b]);
      }
    }
  }

  /**
   * Encodes a counter: s(i, j) is true if at least j of the first i variables are true, for j up to
   * max, or up to min if max is no restriction. That is {@code s(i, j) = s(i-1, j) or (x(i) and
   * s(i-1, j-1))}, where s(i, 0) is true and s(i, j) is false for j > i.
   */
  private void count(int min, int max, long[] x) throws IOException {
    int most = max < x.length ? max : min;
    int rows = min > 1 ? x.length : x.length - 1;
    long first = clauses.fresh((long) rows * most);
    for (int i = 1; i <= x.length; i++) {
      if (max < i) {
        clauses.clause(-x[i - 1], -s(first, most, i - 1, max));
      }
      for (int j = 1; i <= rows && j <= most; j++) {
        step(x[i - 1], first, most, i, j);
      }
    }
    if (min > 1) {
      clauses.clause(s(first, most, x.length, min));
    }
  }

  private void step(long x, long first, int most, int i, int j) throws IOException {
    long now = s(first, most, i, j);
    if (j > i) {
      clauses.clause(-now);
      return;
    }
    long before = j <= i - 1 ? s(first, most, i - 1, j) : 0; // 0: it is false
    long less = j > 1 ? s(first, most, i - 1, j - 1) : 0; // 0: it is true
    if (before != 0) {
      clauses.clause(-before, now);
    }
    clauses.clause(-x, -less, now);
    clauses.clause(-now, before, x);
    if (less != 0) {
      clauses.clause(-now, before, less);
    }
  }

  private static long s(long first, int most, int i, int j) {
    return first + (long) (i - 1) * most + (j - 1);
  }
}
