package org.quadrille.cli.cover;

import java.util.HashSet;
import java.util.Set;
import org.quadrille.core.io.IdentifiedProblem;

/**
 * Names for the options of a problem that mean the same in another one made from it: their ids, or
 * their numbers where they have none.
 */
final class OriginalNames {
  private final IdentifiedProblem problem;
  private final Set<String> ids = new HashSet<>();

  OriginalNames(IdentifiedProblem problem) {
    this.problem = problem;
    for (int o = 0; o < problem.problem().optionCount(); o++) {
      problem.id(o).ifPresent(ids::add);
    }
  }

  /** The id of an option, or else its number; after a # or more if another has that for its id. */
  String of(int option) {
    return problem.id(option).orElseGet(() -> freeNumber(option));
  }

  private String freeNumber(int option) {
    String name = Integer.toString(option);
    while (ids.contains(name)) {
      name = "#" + name;
    }
    return name;
  }
}
