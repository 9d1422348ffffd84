package org.quadrille.cli.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.Session;
import org.quadrille.cli.cover.SolutionReader.Given;
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
      "Checks solutions from the definition of a cover alone, with no engine.",
      "They are what cover solve prints, as text or JSON Lines, or what Knuth's programs print. Each one that "
          + "is no cover is told with its line and what is wrong; the last line sums up.",
      "Exit code 0 says that all are covers, 1 that some are not."
    })
public final class CoverVerify extends ReadingVerb {
  @Mixin private NoteOptions notes = new NoteOptions();

  @Parameters(
      index = "0",
      paramLabel = "PROBLEM",
      description = "The problem; - is standard input.")
  private String problemFile = "-";

  @Parameters(
      index = "1",
      paramLabel = "SOLUTIONS",
      description = "The solutions; - is standard input.")
  private String solutionFile = "-";

  private long count;
  private long bad;

  /** For the command line. */
  public CoverVerify(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    if (problemFile.equals("-") && solutionFile.equals("-")) {
      throw new ParameterException(
          spec.commandLine(), "problem and solutions cannot both be standard input");
    }
  }

  @Override
  protected NoteOptions notes() {
    return notes;
  }

  @Override
  protected boolean wantsJson() {
    return false;
  }

  @Override
  protected boolean readsInputByDefault() {
    return false;
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
          for (Given given = solutions.next(); given != null; given = solutions.next()) {
            verify(problem, given);
          }
          return count;
        });
    session
        .out()
        .println(
            bad == 0
                ? count + (count == 1 ? " solution, a cover" : " solutions, all covers")
                : count + (count == 1 ? " solution, " : " solutions, ") + bad + " no cover");
    return bad == 0 ? ExitCode.YES : ExitCode.NO;
  }

  private void verify(Problem<String> problem, Given given) {
    count++;
    List<String> faults = new ArrayList<>(given.faults());
    faults.addAll(
        CoverVerifier.faults(
            problem, given.options().stream().mapToInt(option -> option).toArray()));
    if (!faults.isEmpty()) {
      bad++;
      session
          .out()
          .println(
              "%s:%d: solution %s is no cover: %s"
                  .formatted(
                      solutionFile,
                      given.line(),
                      Messages.shorten(given.label()),
                      faults.stream().map(Messages::shorten).collect(Collectors.joining("; "))));
    }
  }
}
