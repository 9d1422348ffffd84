package org.quadrille.core.io;

import java.io.IOException;
import org.quadrille.core.Problem;

/**
 * A problem as a formula in conjunctive normal form, the DIMACS text that SAT solvers read.
 *
 * <p>Variable {@code o + 1} says that option {@code o} is chosen; comments name the options. More
 * variables follow, whose values the options decide: for each colour of a secondary item that
 * several options share, whether the item has it, and the counters of the encodings. So the models
 * of the formula are as many as the solutions of the problem, and the first variables tell them
 * apart. Costs are left out.
 *
 * <p>That at most one of up to {@value #PAIRWISE} variables is true takes a clause for each two;
 * for more, and for bounds, there is a sequential counter (Sinz 2005), with as many variables as
 * the item has options, times its upper bound.
 */
public final class CnfFormat {
  /** Up to how many variables are compared with each other in pairs. */
  static final int PAIRWISE = 5;

  private CnfFormat() {}

  /**
   * Writes a problem.
   *
   * @param problem the problem
   * @param out where to write; lines end with LF
   * @throws IllegalArgumentException if there would be more than {@link Integer#MAX_VALUE}
   *     variables
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, Appendable out) throws IOException {
    UsesOfItems uses = new UsesOfItems(problem);
    Clauses counting = new Clauses(problem.optionCount(), null);
    new CnfEncoder(problem, uses, counting).encode();
    if (counting.variables() > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the formula would have more than " + Integer.MAX_VALUE + " variables");
    }
    for (int o = 0; o < problem.optionCount(); o++) {
      out.append("c variable ").append(Integer.toString(o + 1)).append(" is option ");
      out.append(Integer.toString(o)).append(": ");
      out.append(Comments.line(DlxFormat.uses(problem.option(o)))).append('\n');
    }
    out.append("p cnf ").append(Long.toString(counting.variables()));
    out.append(' ').append(Long.toString(counting.count())).append('\n');
    new CnfEncoder(problem, uses, new Clauses(problem.optionCount(), out)).encode();
  }
}
