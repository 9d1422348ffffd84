package org.quadrille.cli.cover;

import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.SeedOption;
import org.quadrille.cli.Session;
import org.quadrille.cli.Texts;
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
      "Print random solutions.",
      "They are drawn independently, so that a solution may occur more than once. If the solutions can be"
          + " counted within some millions of nodes, all are equally likely. Otherwise each branch of a"
          + " search node is equally likely, however many solutions it contains; a note on standard error"
          + " says that the sample is not uniform. Exit code 1: no solution."
    })
public final class CoverSample extends CoverVerb {
  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "-n",
      paramLabel = "N",
      defaultValue = "1",
      description = "Print N solutions. Default: ${DEFAULT-VALUE}.")
  private int n = 1;

  /** Creates the verb. */
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
      session.note(Outcomes.reason(sample.outcome()) + " after " + Texts.count(drawn, "solution"));
    } else if (drawn == 0) {
      session.note("no solution");
    }
    if (drawn > 0 && !sample.uniform()) {
      session.note("not uniform: some solutions are more likely than others");
    }
    runner()
        .finish(
            lines,
            Integer.toString(drawn),
            sample.outcome(),
            sample.statistics(),
            out -> out.writeBooleanField("uniform", sample.uniform()));
    return done
        ? drawn == 0 ? ExitCode.NO : ExitCode.YES
        : Outcomes.unfinishedExitCode(sample.outcome());
  }
}
