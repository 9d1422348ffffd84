package org.quadrille.cli.cover;

import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code quadrille cover count}. */
@Command(
    name = "count",
    description = {
      "Prints how many solutions there are, the number alone.",
      "If a limit is reached first the number is a lower bound: that is said on standard error, and the "
          + "exit code is 4."
    })
public final class CoverCount extends CoverVerb {
  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Stop at N solutions; 0: count all, as if not given.")
  private long limit;

  /** For the command line. */
  public CoverCount(Session session) {
    super(session);
  }

  @Override
  void check() {
    limits.limits(limit);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    Searcher<String> searcher = ExactCover.of(problem).searcher();
    searcher.start(session.meter().control(limits.limits(limit)));
    while (searcher.next()) {
      // each call counts one
    }
    SearchResult result = searcher.finish();
    session.meter().close();
    String number = Long.toString(result.solutions());
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    if (lines == null) {
      session.out().println(number);
    } else {
      lines.record(
          "count",
          out -> {
            out.writeStringField("count", number);
            out.writeBooleanField("exact", result.isExhausted());
          });
    }
    if (!result.isExhausted()) {
      session.note("at least %s: %s".formatted(number, Endings.reason(result.outcome())));
    }
    finish(lines, result.outcome(), result.statistics());
    return Endings.ofCounting(result.outcome());
  }
}
