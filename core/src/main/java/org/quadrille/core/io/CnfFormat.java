package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import org.quadrille.core.Problem;

/**
 * Writes a problem as a formula in conjunctive normal form, in the DIMACS text that SAT solvers
 * read.
 *
 * <p>Variable {@code o + 1} is true if option {@code o} is chosen; comments name the options. The
 * variables after them are determined by the options: whether a secondary item has a colour, for
 * each colour that several options share, and the counters of the encodings. So the formula has as
 * many models as the problem has solutions, and the first variables distinguish them. Costs are not
 * written.
 *
 * <p>"At most one of n variables" is encoded with a clause for each pair if n is at most {@value
 * #PAIRWISE}; for larger n, and for bounds, with a sequential counter (Sinz 2005), which has as
 * many variables as the item has options, times its upper bound.
 */
public final class CnfFormat {
  /** The greatest number of variables for the pairwise encoding. */
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
    requireNonNull(problem, "problem");
    requireNonNull(out, "out");
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
