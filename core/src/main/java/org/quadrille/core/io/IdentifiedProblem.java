package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import java.util.BitSet;
import java.util.Optional;
import org.quadrille.core.Problem;

/**
 * A problem, and the information which of its options have ids: the payload of such an option is
 * its id. Immutable.
 */
public final class IdentifiedProblem {
  private final Problem<String> problem;
  private final BitSet identified;

  /**
   * Makes an identified problem.
   *
   * @param problem the problem
   * @param identified the numbers of the options whose payload is an id; copied
   */
  public IdentifiedProblem(Problem<String> problem, BitSet identified) {
    this.problem = requireNonNull(problem, "problem");
    this.identified = (BitSet) requireNonNull(identified, "identified").clone();
  }

  /**
   * Returns a problem whose options have no ids.
   *
   * @param problem the problem
   * @return the problem without ids
   */
  public static IdentifiedProblem withoutIds(Problem<String> problem) {
    return new IdentifiedProblem(problem, new BitSet());
  }

  /**
   * Returns the problem.
   *
   * @return the problem; the payload of an option is its id, or a text if it has none
   */
  public Problem<String> problem() {
    return problem;
  }

  /**
   * Returns the id of an option.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return its id, or empty if it has none
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public Optional<String> id(int o) {
    String payload = problem.payload(o);
    return identified.get(o) ? Optional.of(payload) : Optional.empty();
  }
}
