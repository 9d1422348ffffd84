package org.quadrille.cli.cover;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.ProgressMeter;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.core.search.SolutionCursor;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.EngineChoice;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;

/** Solves and counts exact cover problems and prints the results. */
public final class CoverRunner {
  private final Session session;
  private final LimitOptions limits;
  private final ReportOptions report;
  private final boolean json;

  /**
   * Creates a runner.
   *
   * @param session the run of the command
   * @param limits the limits on time and nodes
   * @param report the options for standard error
   * @param json whether to print JSON Lines
   */
  public CoverRunner(Session session, LimitOptions limits, ReportOptions report, boolean json) {
    this.session = session;
    this.limits = limits;
    this.report = report;
    this.json = json;
  }

  /**
   * Prints solutions.
   *
   * @param cover the problem and search settings, without threads
   * @param threads the number of threads
   * @param limit the number of solutions to print, 0 for all
   * @param printers creates the printer; its argument is null for text
   */
  public <T> ExitCode solve(
      ExactCover<T> cover,
      int threads,
      long limit,
      Function<@Nullable JsonLines, SolutionPrinter<T>> printers) {
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter<T> printer = printers.apply(lines);
    SearchRun run = search(cover, threads, limit, printer::print);
    SearchResult result = run.result();
    ExitCode code = Outcomes.solveExitCode(result, limit);
    if (code == ExitCode.NO) {
      session.note("no solution");
    } else if (code != ExitCode.YES) {
      session.note(Outcomes.reasonAndCount(result));
    }
    String solutions = Long.toString(result.solutions());
    finish(lines, solutions, result.outcome(), result.statistics(), run.engine());
    return code;
  }

  /**
   * The result of a search.
   *
   * @param engine the engine that searched
   */
  record SearchRun(SearchResult result, EngineChoice engine) {}

  /** Passes solutions to a visitor, up to a limit; 0 for all. */
  <T> SearchRun search(
      ExactCover<T> cover, int threads, long limit, Consumer<? super Solution<T>> visitor) {
    SearchLimits allowed = limits.limits(limit);
    try (ProgressMeter meter = session.meter()) {
      if (threads > 1) {
        ExactCover<T> shared = meter.watch(cover).threads(threads).limits(allowed);
        return new SearchRun(shared.forEach(visitor), shared.engineChoice());
      }
      Searcher<T> searcher = cover.searcher(); // reports the engine that really searched
      searcher.start(meter.control(allowed));
      SearchResult result = SolutionCursor.forEach(searcher, visitor);
      return new SearchRun(result, searcher.engineChoice());
    }
  }

  /**
   * Prints the number of solutions.
   *
   * @param cover the problem and search settings
   * @param limit the count at which to stop, 0 for none
   */
  public ExitCode count(ExactCover<?> cover, long limit) {
    Count count = session.meter().watch(cover).limits(limits.limits(limit)).count();
    session.meter().close();
    String number = count.value().toString();
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    if (lines == null) {
      session.out().println(number);
    } else {
      lines.record(
          "count",
          out -> {
            out.writeStringField("count", number);
            out.writeBooleanField("exact", count.isExact());
          });
    }
    if (!count.isExact()) {
      session.note("at least %s: %s".formatted(number, Outcomes.reason(count.outcome())));
    }
    finish(lines, number, count.outcome(), count.statistics(), count.engine().orElse(null));
    return Outcomes.countExitCode(count.outcome());
  }

  /** Prints the summary: the last record with {@code --json}, and {@code --stats}. */
  void finish(
      @Nullable JsonLines lines, String solutions, Outcome outcome, SearchStatistics statistics) {
    finish(lines, solutions, outcome, statistics, out -> {});
  }

  /** Prints the summary with the engine that searched. */
  void finish(
      @Nullable JsonLines lines,
      String solutions,
      Outcome outcome,
      SearchStatistics statistics,
      @Nullable EngineChoice engine) {
    if (engine == null) {
      finish(lines, solutions, outcome, statistics);
      return;
    }
    finish(
        lines,
        solutions,
        outcome,
        statistics,
        out -> {
          out.writeStringField("engine", engine.engine().toString());
          out.writeStringField("reason", engine.reason());
        });
    if (report.stats()) {
      session.error("engine: %s (%s)".formatted(engine.engine(), engine.reason()));
    }
  }

  /** Prints the summary with more fields in the last record. */
  void finish(
      @Nullable JsonLines lines,
      String solutions,
      Outcome outcome,
      SearchStatistics statistics,
      JsonLines.Fields more) {
    if (lines != null) {
      writeSummary(lines, solutions, outcome, statistics, more);
    }
    if (report.stats()) {
      session.error(Outcomes.describe(statistics));
      if (statistics.profile().depth() > 0) {
        session.error("nodes by level: " + Outcomes.describe(statistics.profile()));
      }
      if (!statistics.nodesByThread().isEmpty()) {
        session.error(Outcomes.describe(statistics.nodesByThread()));
      }
    }
  }

  /** Writes the summary record. */
  static void writeSummary(
      JsonLines lines,
      String solutions,
      Outcome outcome,
      SearchStatistics statistics,
      JsonLines.Fields more) {
    lines.record(
        "summary",
        out -> {
          out.writeStringField("status", Outcomes.status(outcome));
          out.writeStringField("solutions", solutions);
          out.writeNumberField("nodes", statistics.nodes());
          out.writeNumberField("updates", statistics.updates());
          out.writeNumberField("cleansings", statistics.cleansings());
          out.writeNumberField("seconds", statistics.elapsed().toNanos() / 1e9);
          if (!statistics.nodesByThread().isEmpty()) {
            out.writeFieldName("nodesByThread");
            long[] nodes = statistics.nodesByThread().stream().mapToLong(n -> n).toArray();
            out.writeArray(nodes, 0, nodes.length);
          }
          more.write(out);
        });
  }
}
