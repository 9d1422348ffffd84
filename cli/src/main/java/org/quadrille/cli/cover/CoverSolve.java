package org.quadrille.cli.cover;

import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Session;
import org.quadrille.cli.WantedOptions;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code quadrille cover solve}. */
@Command(
    name = "solve",
    description = {
      "Prints solutions: each has a line with its number, then its options, a line each, as they were "
          + "written.",
      "Exit code 1 says that there is no solution."
    })
public final class CoverSolve extends CoverVerb {
  @Mixin private WantedOptions wanted = new WantedOptions();

  private long limit = 1;

  /** For the command line. */
  public CoverSolve(Session session) {
    super(session);
  }

  @Override
  void check() {
    limit = wanted.limit();
    limits.limits(limit);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter printer = printer(lines);
    Searcher<String> searcher = ExactCover.of(problem).searcher();
    searcher.start(session.meter().control(limits.limits(limit)));
    while (searcher.next()) {
      printer.print(searcher.solution());
    }
    SearchResult result = searcher.finish();
    session.meter().close();
    ExitCode code = Endings.ofSolving(result, limit);
    if (code == ExitCode.NO) {
      session.note("no solution");
    } else if (code != ExitCode.YES) {
      session.note(
          "%s after %d solutions".formatted(Endings.reason(result.outcome()), result.solutions()));
    }
    finish(lines, Long.toString(result.solutions()), result.outcome(), result.statistics());
    return code;
  }
}
