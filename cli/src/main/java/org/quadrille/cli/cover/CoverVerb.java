package org.quadrille.cli.cover;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.cli.VerbosityOptions;
import org.quadrille.core.Problem;
import org.quadrille.core.io.IdentifiedProblem;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Base class of the verbs that search one problem: limits, JSON records and the summary. */
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

  /** Runs the verb on the problem. */
  abstract ExitCode answer(Problem<String> problem);

  @Override
  final ExitCode answer(IdentifiedProblem problem) {
    identified = problem;
    return answer(problem.problem());
  }

  /** Returns a printer of solutions: text if {@code lines} is null, else records. */
  final SolutionPrinter<String> printer(@Nullable JsonLines lines) {
    return new SolutionPrinter<>(session, lines, identified::id, null);
  }

  /** Returns the id of an option in the input, or empty if it has none. */
  final Optional<String> id(int option) {
    return identified.id(option);
  }

  /** Checks that the value of an option is positive. */
  final void requireAtLeastOne(String option, int value) {
    if (value < 1) {
      throw new ParameterException(
          spec.commandLine(), "%s: expected 1 or more, found %d".formatted(option, value));
    }
  }

  @Override
  protected final VerbosityOptions verbosity() {
    return report;
  }

  @Override
  protected final boolean wantsJson() {
    return json;
  }

  /** Returns a runner with the options of this verb. */
  final CoverRunner runner() {
    return new CoverRunner(session, limits, report, json);
  }
}
