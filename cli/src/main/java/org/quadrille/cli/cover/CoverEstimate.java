package org.quadrille.cli.cover;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.SeedOption;
import org.quadrille.cli.Session;
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
      "Estimates how many solutions there are, and how many nodes a search would try, by random probes of "
          + "the search tree (Knuth 1975).",
      "The estimates are right on average, with the standard errors that are given; but where a few "
          + "branches carry most of the tree, most runs give too little, and too small an error. If a limit "
          + "is reached first, fewer probes count, and the exit code is 4."
    })
public final class CoverEstimate extends CoverVerb {
  private static final MathContext SHORT = new MathContext(4, RoundingMode.HALF_EVEN);
  private static final int LONGEST = 16; // digits that are written out

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--probes",
      paramLabel = "N",
      defaultValue = "" + ExactCover.PROBES,
      description = "How many; ${DEFAULT-VALUE} if not given.")
  private int probes = ExactCover.PROBES;

  /** For the command line. */
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
      tell(lines, estimate);
      answers()
          .finish(
              lines,
              Long.toString(estimate.statistics().solutions()),
              estimate.outcome(),
              estimate.statistics());
      return estimate.outcome() == Outcome.EXHAUSTED
          ? ExitCode.YES
          : Endings.open(estimate.outcome());
    } catch (SearchStoppedException e) {
      session.meter().close();
      Outcome outcome = e.result().outcome();
      session.note(Endings.reason(outcome) + " before the first probe came to its end");
      answers().finish(lines, "0", outcome, e.result().statistics());
      return Endings.open(outcome);
    }
  }

  private void tell(@Nullable JsonLines lines, Estimate estimate) {
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
          "%s after %d probes".formatted(Endings.reason(estimate.outcome()), estimate.probes()));
    }
  }

  private static String text(BigDecimal mean, BigDecimal error) {
    return text(mean) + (error.signum() == 0 ? "" : " \u00b1 " + text(error));
  }

  /** Four digits that count, in scientific notation only where the number is very long. */
  private static String text(BigDecimal value) {
    BigDecimal rounded = value.round(SHORT).stripTrailingZeros();
    return rounded.precision() - rounded.scale() > LONGEST
        ? rounded.toString()
        : rounded.toPlainString();
  }
}
