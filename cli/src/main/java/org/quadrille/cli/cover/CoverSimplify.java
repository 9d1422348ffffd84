package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.cli.Texts;
import org.quadrille.cli.VerbosityOptions;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.core.search.Outcome;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Simplified;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code quadrille cover simplify}. */
@Command(
    name = "simplify",
    description = {
      "Write a smaller problem with the same solutions.",
      "An option is removed if choosing it leads to a conflict by propagation, an item if other items"
          + " imply it. A note on standard error gives the numbers.",
      "In JSON each option keeps its id or, if it has none, gets its number in the file, from 0, as id. So"
          + " solutions refer to the original problem.",
      "If a limit stops the work, the problem is correct but may be simplified further; the exit code is 4."
          + " Exit code 1: the format cannot represent the problem."
    })
public final class CoverSimplify extends ProblemVerb {
  /** The output formats. */
  enum Target {
    DLX,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private ReportOptions report = new ReportOptions();

  @Option(
      names = "--to",
      defaultValue = "dlx",
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Target target = Target.DLX;

  /** Creates the verb. */
  public CoverSimplify(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limits.limits(0);
  }

  @Override
  protected VerbosityOptions verbosity() {
    return report;
  }

  @Override
  ExitCode answer(IdentifiedProblem original) {
    Simplified<String> simplified =
        session
            .meter()
            .watch(ExactCover.of(original.problem()))
            .limits(limits.limits(0))
            .simplify();
    session.meter().close();
    if (!ProblemOutput.write(session, target, out -> write(original, simplified, out))) {
      return ExitCode.NO;
    }
    printNotes(original, simplified);
    Outcome outcome = simplified.outcome();
    return outcome == Outcome.EXHAUSTED ? ExitCode.YES : Outcomes.unfinishedExitCode(outcome);
  }

  private void write(IdentifiedProblem original, Simplified<String> simplified, Writer out)
      throws IOException {
    switch (target) {
      case DLX -> DlxFormat.write(simplified.problem(), out);
      case JSON -> {
        OriginalNames names = new OriginalNames(original);
        JsonFormat.write(
            simplified.problem(), o -> Optional.of(names.of(simplified.originalOption(o))), out);
      }
    }
  }

  private void printNotes(IdentifiedProblem original, Simplified<String> simplified) {
    session.note(
        "removed %d of %s and %d of %s"
            .formatted(
                simplified.removedItems(),
                Texts.count(original.problem().itemCount(), "item"),
                simplified.removedOptions(),
                Texts.count(original.problem().optionCount(), "option")));
    Problem<String> left = simplified.problem();
    if (left.optionCount() == 0 && left.items().stream().anyMatch(item -> item.min() > 0)) {
      session.note("no solution: item " + left.item(0) + " cannot be covered");
    }
    Outcome outcome = simplified.outcome();
    if (outcome != Outcome.EXHAUSTED) {
      session.note("more may be removable: " + Outcomes.reason(outcome));
    }
    if (report.stats()) {
      session.error(Outcomes.describe(simplified.statistics()));
    }
  }
}
