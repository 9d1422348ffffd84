package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import java.util.BitSet;
import java.util.Optional;
import org.quadrille.core.Problem;

/**
 * A problem, and which of its options have ids: those whose payload is an id and not only a text.
 * Immutable.
 */
public final class IdentifiedProblem {
  private final Problem<String> problem;
  private final BitSet identified;

  /**
   * Puts a problem together with what is known of its ids.
   *
   * @param problem the problem
   * @param identified the numbers of the options whose payload is an id; copied
   */
  public IdentifiedProblem(Problem<String> problem, BitSet identified) {
    this.problem = requireNonNull(problem, "problem");
    this.identified = (BitSet) identified.clone();
  }

  /**
   * A problem whose options go by their numbers.
   *
   * @param problem the problem
   * @return it, without any ids
   */
  public static IdentifiedProblem withoutIds(Problem<String> problem) {
    return new IdentifiedProblem(problem, new BitSet());
  }

  /**
   * The problem.
   *
   * @return the problem; the payload of an option is its id, or a text where it has none
   */
  public Problem<String> problem() {
    return problem;
  }

  /**
   * The id of an option.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return its id, or empty if it has none
   */
  public Optional<String> id(int o) {
    return identified.get(o) ? Optional.of(problem.payload(o)) : Optional.empty();
  }
}
