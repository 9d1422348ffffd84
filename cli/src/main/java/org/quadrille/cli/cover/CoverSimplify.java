package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
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
      "Writes a smaller problem with the same solutions: without options that cannot be in a solution, as far as "
          + "trying each with what it forces shows it, and without items that follow from others. What "
          + "went is told on standard error.",
      "In JSON each option has its id or, if it had none, its number in the file, from 0, so that solutions "
          + "are in terms of the original.",
      "If a limit is reached first the problem is right, but might be smaller yet; the exit code is 4 then. "
          + "Exit code 1 says that the form cannot say the problem."
    })
public final class CoverSimplify extends ProblemVerb {
  /** The forms to write. */
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
      paramLabel = "FORM",
      description = "The form to write: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if not given.")
  private Target target = Target.DLX;

  /** For the command line. */
  public CoverSimplify(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limits.limits(0);
  }

  @Override
  protected NoteOptions notes() {
    return report;
  }

  @Override
  protected boolean wantsJson() {
    return false;
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
    tell(original, simplified);
    Outcome outcome = simplified.outcome();
    return outcome == Outcome.EXHAUSTED ? ExitCode.YES : Endings.open(outcome);
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

  private void tell(IdentifiedProblem original, Simplified<String> simplified) {
    session.note(
        "removed %d of %d items and %d of %d options"
            .formatted(
                simplified.removedItems(),
                original.problem().itemCount(),
                simplified.removedOptions(),
                original.problem().optionCount()));
    Problem<String> left = simplified.problem();
    if (left.optionCount() == 0 && left.items().stream().anyMatch(item -> item.min() > 0)) {
      session.note("no solution: item " + left.item(0) + " cannot be covered");
    }
    Outcome outcome = simplified.outcome();
    if (outcome != Outcome.EXHAUSTED) {
      session.note("perhaps more could be removed: " + Endings.reason(outcome));
    }
    if (report.stats()) {
      session.error(Endings.describe(simplified.statistics()));
    }
  }
}
