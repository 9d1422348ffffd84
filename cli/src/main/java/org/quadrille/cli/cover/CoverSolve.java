package org.quadrille.cli.cover;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.SolutionLimitOptions;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.core.Problem;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code quadrille cover solve}. */
@Command(
    name = "solve",
    description = {
      "Print solutions.",
      "Each has a line with its number, then its options, one per line, as written in the file. Exit code 1:"
          + " no solution."
    })
public final class CoverSolve extends CoverVerb {
  @Mixin private SolutionLimitOptions solutionLimit = new SolutionLimitOptions();
  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private UnorderedOption order = new UnorderedOption();

  private long limit = 1;

  /** Creates the verb. */
  public CoverSolve(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limit = solutionLimit.limit();
    limits.limits(limit);
    threads.threads(1);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    ExactCover<String> cover = order.applyTo(engine.cover(problem));
    return runner().solve(cover, threads.threads(1), limit, this::printer);
  }
}
