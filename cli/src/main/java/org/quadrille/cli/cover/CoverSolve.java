package org.quadrille.cli.cover;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.cli.WantedOptions;
import org.quadrille.core.Problem;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code quadrille cover solve}. */
@Command(
    name = "solve",
    description = {
      "Prints solutions: each has a line with its number, then its options, a line each, as they were "
          + "written.",
      "Exit code 1 says that there is no solution."
    })
public final class CoverSolve extends CoverVerb {
  @Mixin private WantedOptions wanted = new WantedOptions();
  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private UnorderedOption order = new UnorderedOption();

  private long limit = 1;

  /** For the command line. */
  public CoverSolve(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limit = wanted.limit();
    limits.limits(limit);
    threads.threads(1);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    ExactCover<String> cover = order.applyTo(engine.cover(problem));
    return answers().solve(cover, threads.threads(1), limit, this::printer);
  }
}
