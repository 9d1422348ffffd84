package org.quadrille.cli.cover;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Best;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille cover best}. */
@Command(
    name = "best",
    description = {
      "Print the N cheapest solutions, cheapest first.",
      "If a limit stops the search, print the cheapest solutions found so far, with a note on standard"
          + " error. Exit code 1: no solution; 4: a limit was reached."
    })
public final class CoverBest extends CoverVerb {
  @Option(
      names = "-k",
      paramLabel = "N",
      defaultValue = "1",
      description = "Print N solutions. Default: ${DEFAULT-VALUE}.")
  private int k = 1;

  /** Creates the verb. */
  public CoverBest(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    requireAtLeastOne("-k", k);
    limits.limits(0);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    Best<String> best;
    try {
      best = session.meter().watch(ExactCover.of(problem)).limits(limits.limits(0)).best(k);
    } catch (ArithmeticException e) {
      session.error("the sum of all costs exceeds " + Long.MAX_VALUE);
      return ExitCode.UNREADABLE;
    }
    session.meter().close();
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter<String> printer = printer(lines);
    best.solutions().forEach(printer::print);
    if (!best.isExact()) {
      String found =
          best.solutions().isEmpty()
              ? "no solution found, but some may exist: "
              : "cheapest solutions found, but cheaper ones may exist: ";
      session.note(found + Outcomes.reason(best.outcome()));
    } else if (best.solutions().isEmpty()) {
      session.note("no solution");
    }
    runner()
        .finish(lines, Long.toString(best.solutions().size()), best.outcome(), best.statistics());
    return best.isExact()
        ? best.solutions().isEmpty() ? ExitCode.NO : ExitCode.YES
        : Outcomes.unfinishedExitCode(best.outcome());
  }
}
