package org.quadrille.cli.cover;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.WantedOptions;
import org.quadrille.core.Problem;
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

  private long limit = 1;

  /** For the command line. */
  public CoverSolve(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limit = wanted.limit();
    limits.limits(limit);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    return answers().solve(engine.cover(problem), limit, this::printer);
  }
}
