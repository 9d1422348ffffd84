package org.quadrille.cli.cover;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Session;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.SearchResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code quadrille cover check}. */
@Command(
    name = "check",
    description = {
      "Check whether there is exactly one solution.",
      "Print unique, not unique (with two solutions), no solution, or unknown. Exit code 0: unique; 1: not"
          + " unique or no solution; 4: a limit was reached."
    })
public final class CoverCheck extends CoverVerb {
  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();

  /** Creates the verb. */
  public CoverCheck(Session session) {
    super(session);
  }

  /** The possible results. */
  private enum Verdict {
    UNIQUE("unique"),
    MULTIPLE("not unique"),
    NONE("no solution"),
    UNKNOWN("unknown");

    final String text;

    Verdict(String text) {
      this.text = text;
    }
  }

  @Override
  protected void check() {
    limits.limits(0);
    threads.threads(1);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    List<Solution<String>> witnesses = new ArrayList<>(2);
    CoverRunner.SearchRun run =
        runner().search(engine.cover(problem), threads.threads(1), 2, witnesses::add);
    SearchResult result = run.result();
    Verdict verdict = verdict(result);
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    print(lines, verdict, witnesses);
    if (verdict == Verdict.UNKNOWN) {
      session.note(Outcomes.reasonAndCount(result));
    }
    runner()
        .finish(
            lines,
            Long.toString(result.solutions()),
            result.outcome(),
            result.statistics(),
            run.engine());
    return switch (verdict) {
      case UNIQUE -> ExitCode.YES;
      case MULTIPLE, NONE -> ExitCode.NO;
      case UNKNOWN -> Outcomes.unfinishedExitCode(result.outcome());
    };
  }

  private static Verdict verdict(SearchResult result) {
    if (result.solutions() > 1) {
      return Verdict.MULTIPLE;
    }
    if (!result.isExhausted()) {
      return Verdict.UNKNOWN;
    }
    return result.solutions() == 1 ? Verdict.UNIQUE : Verdict.NONE;
  }

  private void print(@Nullable JsonLines lines, Verdict verdict, List<Solution<String>> witnesses) {
    if (lines != null) {
      lines.record("check", out -> write(out, verdict, witnesses));
      return;
    }
    session.out().println(verdict.text);
    if (verdict == Verdict.MULTIPLE) {
      SolutionPrinter<String> printer = printer(null);
      witnesses.forEach(printer::print);
    }
  }

  private void write(JsonGenerator out, Verdict verdict, List<Solution<String>> witnesses)
      throws IOException {
    out.writeStringField("verdict", verdict.name().toLowerCase(Locale.ROOT));
    if (!witnesses.isEmpty()) {
      SolutionPrinter<String> printer = printer(null);
      out.writeArrayFieldStart("witnesses");
      for (Solution<String> witness : witnesses) {
        printer.writeOptions(out, witness);
      }
      out.writeEndArray();
    }
  }
}
