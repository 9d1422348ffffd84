package org.quadrille.cli.cover;

import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille cover count}. */
@Command(
    name = "count",
    description = {
      "Prints how many solutions there are, the number alone.",
      "If a limit is reached first the number is a lower bound: that is said on standard error, and the "
          + "exit code is 4."
    })
public final class CoverCount extends CoverVerb {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Stop at N solutions; 0: count all, as if not given.")
  private long limit;

  /** For the command line. */
  public CoverCount(Session session) {
    super(session);
  }

  @Override
  void check() {
    limits.limits(limit);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    Count count =
        session.meter().watch(ExactCover.of(problem)).limits(limits.limits(limit)).count();
    session.meter().close();
    String number = count.value().toString();
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    if (lines == null) {
      session.out().println(number);
    } else {
      lines.record(
          "count",
          out -> {
            out.writeStringField("count", number);
            out.writeBooleanField("exact", count.isExact());
          });
    }
    if (!count.isExact()) {
      session.note("at least %s: %s".formatted(number, Endings.reason(count.outcome())));
    }
    finish(lines, number, count.outcome(), count.statistics());
    return Endings.ofCounting(count.outcome());
  }
}
