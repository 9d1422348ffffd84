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
      "Print the number of solutions.",
      "If a limit stops the count, the number is a lower bound, with a note on standard error and exit code"
          + " 4."
    })
public final class CoverCount extends CoverVerb {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Stop at N solutions; 0: count all, the default.")
  private long limit;

  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  /** Creates the verb. */
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
    return runner().count(engine.cover(problem).threads(threads.threads()), limit);
  }
}
