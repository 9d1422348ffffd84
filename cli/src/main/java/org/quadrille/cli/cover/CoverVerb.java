package org.quadrille.cli.cover;

import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the verbs that search for exact covers share: limits, records, and how they sum up. */
abstract class CoverVerb extends ProblemVerb {
  @Mixin LimitOptions limits = new LimitOptions();
  @Mixin ReportOptions report = new ReportOptions();

  @Option(names = "--json", description = "Print JSON Lines.")
  boolean json;

  CoverVerb(Session session) {
    super(session);
  }

  private IdentifiedProblem identified =
      IdentifiedProblem.withoutIds(Problem.<String>builder().build());

  /** Answers the question of this verb. */
  abstract ExitCode answer(Problem<String> problem);

  @Override
  final ExitCode answer(IdentifiedProblem problem) {
    identified = problem;
    return answer(problem.problem());
  }

  /** Prints solutions of the problem as text, or as records where there are lines for them. */
  final SolutionPrinter printer(@Nullable JsonLines lines) {
    return new SolutionPrinter(session, lines, identified);
  }

  @Override
  final NoteOptions notes() {
    return report;
  }

  @Override
  final boolean wantsJson() {
    return json;
  }

  /** Sums up: the last record under {@code --json}, and {@code --stats}. */
  final void finish(
      @Nullable JsonLines lines, String solutions, Outcome outcome, SearchStatistics statistics) {
    if (lines != null) {
      lines.record(
          "summary",
          out -> {
            out.writeStringField("status", Endings.status(outcome));
            out.writeStringField("solutions", solutions);
            out.writeNumberField("nodes", statistics.nodes());
            out.writeNumberField("updates", statistics.updates());
            out.writeNumberField("seconds", statistics.elapsed().toNanos() / 1e9);
          });
    }
    if (report.stats()) {
      session.error(Endings.describe(statistics));
    }
  }
}
