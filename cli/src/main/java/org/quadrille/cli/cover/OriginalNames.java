package org.quadrille.cli.cover;

import java.util.HashSet;
import java.util.Set;
import org.quadrille.core.io.IdentifiedProblem;

/** Unique names for the options of a problem: their ids, or their numbers if they have no id. */
final class OriginalNames {
  private final IdentifiedProblem problem;
  private final Set<String> ids = new HashSet<>();

  OriginalNames(IdentifiedProblem problem) {
    this.problem = problem;
    for (int o = 0; o < problem.problem().optionCount(); o++) {
      problem.id(o).ifPresent(ids::add);
    }
  }

  /**
   * Returns the id of an option, or its number, prefixed with # while that is the id of another.
   */
  String of(int option) {
    return problem.id(option).orElseGet(() -> unusedNumber(option));
  }

  private String unusedNumber(int option) {
    String name = Integer.toString(option);
    while (ids.contains(name)) {
      name = "#" + name;
    }
    return name;
  }
}
