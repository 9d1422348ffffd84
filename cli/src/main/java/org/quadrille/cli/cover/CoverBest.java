package org.quadrille.cli.cover;

import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
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
      "Prints the solutions that cost least, from cheap to dear.",
      "If a limit is reached first they are the cheapest that were found: that is said on standard error, "
          + "and the exit code is 4. Exit code 1 says that there is no solution."
    })
public final class CoverBest extends CoverVerb {
  @Option(
      names = "-k",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many; ${DEFAULT-VALUE} if not given.")
  private int k = 1;

  /** For the command line. */
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
      session.error("the costs of all options together exceed " + Long.MAX_VALUE);
      return ExitCode.UNREADABLE;
    }
    session.meter().close();
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter<String> printer = printer(lines);
    best.solutions().forEach(printer::print);
    if (!best.isExact()) {
      String what =
          best.solutions().isEmpty()
              ? "no solution was found, there may be some: "
              : "the cheapest of those found, there may be cheaper ones: ";
      session.note(what + Endings.reason(best.outcome()));
    } else if (best.solutions().isEmpty()) {
      session.note("no solution");
    }
    answers()
        .finish(lines, Long.toString(best.solutions().size()), best.outcome(), best.statistics());
    return best.isExact()
        ? best.solutions().isEmpty() ? ExitCode.NO : ExitCode.YES
        : Endings.open(best.outcome());
  }
}
