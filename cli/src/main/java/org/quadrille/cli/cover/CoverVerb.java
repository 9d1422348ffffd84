package org.quadrille.cli.cover;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.io.IdentifiedProblem;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

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
  final SolutionPrinter<String> printer(@Nullable JsonLines lines) {
    return new SolutionPrinter<>(session, lines, identified::id, null);
  }

  /** The id that the input gives an option, or empty. */
  final Optional<String> id(int option) {
    return identified.id(option);
  }

  /** Checks an option that says how many. */
  final void requireAtLeastOne(String option, int value) {
    if (value < 1) {
      throw new ParameterException(spec.commandLine(), option + " must be at least 1: " + value);
    }
  }

  @Override
  protected final NoteOptions notes() {
    return report;
  }

  @Override
  protected final boolean wantsJson() {
    return json;
  }

  /** How the question is answered. */
  final Answers answers() {
    return new Answers(session, limits, report, json);
  }
}
