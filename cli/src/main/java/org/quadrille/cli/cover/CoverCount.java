package org.quadrille.cli.cover;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.core.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  /** For the command line. */
  public CoverCount(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limits.limits(limit);
    threads.threads();
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    return answers().count(engine.cover(problem).threads(threads.threads()), limit);
  }
}
