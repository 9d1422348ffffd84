package org.quadrille.benchmarks;

import java.math.BigInteger;
import org.quadrille.core.Problem;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.SearchEnumeratorListener;
import org.sat4j.tools.SolutionFoundListener;

/**
 * Sat4j, a SAT solver. Each option has a Boolean variable; each item is one of Sat4j's cardinality
 * constraints, "exactly one" where the item has no bounds. {@link SearchEnumeratorListener}
 * enumerates the models within one search. On most instances that took at most half the time of
 * {@code ModelIterator}; on partitions of 7 it took twice the time.
 */
final class Sat4j extends Program.ExternalSolver {
  @Override
  public String name() {
    return "sat4j";
  }

  @Override
  public BigInteger count(Problem<?> problem) {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(problem.optionCount());
    solver.setTimeout(Integer.MAX_VALUE / 1000); // seconds
    ModelCounter counter = new ModelCounter();
    solver.setSearchListener(new SearchEnumeratorListener(counter));
    try {
      addConstraints(problem, solver);
      solver.isSatisfiable();
    } catch (ContradictionException unsatisfiable) {
      return BigInteger.ZERO;
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
    return BigInteger.valueOf(counter.count);
  }

  private static void addConstraints(Problem<?> problem, ISolver solver)
      throws ContradictionException {
    int[][] options = optionsByItem(problem);
    for (int i = 0; i < options.length; i++) {
      int[] literals = new int[options[i].length];
      for (int k = 0; k < literals.length; k++) {
        literals[k] = options[i][k] + 1;
      }
      if (literals.length < problem.min(i)) {
        throw new ContradictionException("too few options for item " + i);
      }
      if (problem.min(i) == 1 && problem.max(i) == 1) {
        solver.addExactly(new VecInt(literals), 1);
      } else {
        if (problem.min(i) > 0) {
          solver.addAtLeast(new VecInt(literals), problem.min(i));
        }
        if (problem.max(i) < literals.length) {
          solver.addAtMost(new VecInt(literals), problem.max(i));
        }
      }
    }
    for (int o = 0; o < problem.optionCount(); o++) {
      if (!problem.isUsable(o)) {
        solver.addClause(new VecInt(new int[] {-(o + 1)}));
      }
    }
  }

  private static final class ModelCounter implements SolutionFoundListener {
    private long count;

    @Override
    public void onSolutionFound(int[] model) {
      count++;
    }

    @Override
    public void onSolutionFound(IVecInt model) {
      count++;
    }

    @Override
    public void onUnsatTermination() {
      // nothing to count
    }
  }
}
