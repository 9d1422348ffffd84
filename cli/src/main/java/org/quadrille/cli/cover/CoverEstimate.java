package org.quadrille.cli.cover;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.SeedOption;
import org.quadrille.cli.Session;
import org.quadrille.cli.Texts;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.dlx.Estimate;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code quadrille cover estimate}. */
@Command(
    name = "estimate",
    description = {
      "Estimate the number of solutions and of search nodes.",
      "The method is random probes of the search tree (Knuth 1975). The estimates are unbiased and printed"
          + " with their standard errors. If a few branches contain most of the tree, most runs give too"
          + " small an estimate and error. If a limit is reached, fewer probes are used, and the exit code"
          + " is 4."
    })
public final class CoverEstimate extends CoverVerb {
  private static final MathContext SHORT = new MathContext(4, RoundingMode.HALF_EVEN);
  private static final int MAX_DIGITS = 16; // without scientific notation

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--probes",
      paramLabel = "N",
      defaultValue = "" + ExactCover.PROBES,
      description = "Use N probes. Default: ${DEFAULT-VALUE}.")
  private int probes = ExactCover.PROBES;

  /** Creates the verb. */
  public CoverEstimate(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    requireAtLeastOne("--probes", probes);
    limits.limits(0);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    ExactCover<String> cover = session.meter().watch(ExactCover.of(problem)).seed(seed.seed());
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    try {
      Estimate estimate = cover.limits(limits.limits(0)).estimate(probes);
      session.meter().close();
      print(lines, estimate);
      runner()
          .finish(
              lines,
              Long.toString(estimate.statistics().solutions()),
              estimate.outcome(),
              estimate.statistics());
      return estimate.outcome() == Outcome.EXHAUSTED
          ? ExitCode.YES
          : Outcomes.unfinishedExitCode(estimate.outcome());
    } catch (SearchStoppedException e) {
      session.meter().close();
      Outcome outcome = e.result().outcome();
      session.note(Outcomes.reason(outcome) + " before the first probe was complete");
      runner().finish(lines, "0", outcome, e.result().statistics());
      return Outcomes.unfinishedExitCode(outcome);
    }
  }

  private void print(@Nullable JsonLines lines, Estimate estimate) {
    if (lines == null) {
      session.out().println("solutions " + text(estimate.solutions(), estimate.solutionsError()));
      session.out().println("nodes     " + text(estimate.nodes(), estimate.nodesError()));
    } else {
      lines.record(
          "estimate",
          out -> {
            out.writeNumberField("probes", estimate.probes());
            out.writeStringField("solutions", text(estimate.solutions()));
            out.writeStringField("solutionsError", text(estimate.solutionsError()));
            out.writeStringField("nodes", text(estimate.nodes()));
            out.writeStringField("nodesError", text(estimate.nodesError()));
          });
    }
    if (estimate.outcome() != Outcome.EXHAUSTED) {
      session.note(
          Outcomes.reason(estimate.outcome())
              + " after "
              + Texts.count(estimate.probes(), "probe"));
    }
  }

  private static String text(BigDecimal mean, BigDecimal error) {
    return text(mean) + (error.signum() == 0 ? "" : " \u00b1 " + text(error));
  }

  /** Returns four significant digits, in scientific notation only for very large numbers. */
  private static String text(BigDecimal value) {
    BigDecimal rounded = value.round(SHORT).stripTrailingZeros();
    return rounded.precision() - rounded.scale() > MAX_DIGITS
        ? rounded.toString()
        : rounded.toPlainString();
  }
}
