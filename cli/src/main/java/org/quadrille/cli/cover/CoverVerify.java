package org.quadrille.cli.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.Texts;
import org.quadrille.cli.VerbosityOptions;
import org.quadrille.cli.cover.SolutionReader.ParsedSolution;
import org.quadrille.core.Problem;
import org.quadrille.core.internal.Messages;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.verify.CoverVerifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code quadrille cover verify}. */
@Command(
    name = "verify",
    description = {
      "Check solutions against the definition of an exact cover, without a search engine.",
      "SOLUTIONS is the output of cover solve, as text or JSON Lines, or of Knuth's programs. Each solution"
          + " that is not a cover is printed with its line and its errors; the last line is a summary.",
      "Exit code 0: all are covers; 1: some are not."
    })
public final class CoverVerify extends ReadingVerb {
  @Mixin private VerbosityOptions verbosity = new VerbosityOptions();

  @Parameters(index = "0", paramLabel = "PROBLEM", description = "Problem file; -: standard input.")
  private String problemFile = "-";

  @Parameters(
      index = "1",
      paramLabel = "SOLUTIONS",
      description = "Solutions file; -: standard input.")
  private String solutionFile = "-";

  private long count;
  private long invalid;

  /** Creates the verb. */
  public CoverVerify(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    if (problemFile.equals("-") && solutionFile.equals("-")) {
      throw new ParameterException(
          spec.commandLine(), "PROBLEM and SOLUTIONS cannot both be standard input");
    }
  }

  @Override
  protected VerbosityOptions verbosity() {
    return verbosity;
  }

  @Override
  protected ExitCode run() {
    IdentifiedProblem identified = readProblem(problemFile);
    Problem<String> problem = identified.problem();
    OptionFinder finder = new OptionFinder(identified);
    read(
        solutionFile,
        in -> {
          SolutionReader solutions = new SolutionReader(solutionFile, in, finder);
          for (ParsedSolution solution = solutions.next();
              solution != null;
              solution = solutions.next()) {
            verify(problem, solution);
          }
          return count;
        });
    session
        .out()
        .println(
            invalid == 0
                ? Texts.count(count, "solution") + (count == 1 ? ", a cover" : ", all covers")
                : Texts.count(count, "solution") + ", " + invalid + " no cover");
    return invalid == 0 ? ExitCode.YES : ExitCode.NO;
  }

  private void verify(Problem<String> problem, ParsedSolution solution) {
    count++;
    List<String> faults = new ArrayList<>(solution.faults());
    faults.addAll(
        CoverVerifier.faults(
            problem, solution.options().stream().mapToInt(option -> option).toArray()));
    if (!faults.isEmpty()) {
      invalid++;
      session
          .out()
          .println(
              "%s:%d: solution %s is no cover: %s"
                  .formatted(
                      solutionFile,
                      solution.line(),
                      Messages.shorten(solution.label()),
                      faults.stream().map(Messages::shorten).collect(Collectors.joining("; "))));
    }
  }
}
