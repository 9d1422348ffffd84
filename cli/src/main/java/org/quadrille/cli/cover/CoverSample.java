package org.quadrille.cli.cover;

import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.SeedOption;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Sample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code quadrille cover sample}. */
@Command(
    name = "sample",
    description = {
      "Prints solutions drawn by chance, each independently of the others: one may occur again.",
      "Where the solutions can be counted in some millions of nodes, all have the same chance. Otherwise, which is "
          + "said on standard error, they are not uniform: at each node of the search all ways on have the "
          + "same chance, however many solutions lie behind them. Exit code 1 says that there is no solution."
    })
public final class CoverSample extends CoverVerb {
  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "-n",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many; ${DEFAULT-VALUE} if not given.")
  private int n = 1;

  /** For the command line. */
  public CoverSample(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    requireAtLeastOne("-n", n);
    limits.limits(0);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    ExactCover<String> cover = session.meter().watch(ExactCover.of(problem)).seed(seed.seed());
    Sample<String> sample = cover.limits(limits.limits(0)).sampleBestEffort(n);
    session.meter().close();
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter<String> printer = printer(lines);
    sample.solutions().forEach(printer::print);
    int drawn = sample.solutions().size();
    boolean done = sample.outcome() == Outcome.EXHAUSTED;
    if (!done) {
      session.note("%s after %d solutions".formatted(Endings.reason(sample.outcome()), drawn));
    } else if (drawn == 0) {
      session.note("no solution");
    }
    if (drawn > 0 && !sample.uniform()) {
      session.note("not uniform: some solutions come up more often than others");
    }
    answers()
        .finish(
            lines,
            Integer.toString(drawn),
            sample.outcome(),
            sample.statistics(),
            out -> out.writeBooleanField("uniform", sample.uniform()));
    return done ? drawn == 0 ? ExitCode.NO : ExitCode.YES : Endings.open(sample.outcome());
  }
}
