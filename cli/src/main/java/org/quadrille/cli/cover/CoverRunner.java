package org.quadrille.cli.cover;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
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

/** How questions on a problem are answered, wherever it comes from. */
public final class Answers {
  private final Session session;
  private final LimitOptions limits;
  private final ReportOptions report;
  private final boolean json;

  /**
   * Answers within limits.
   *
   * @param session the run of the command
   * @param limits the limits that leave a question open
   * @param report what is told besides the answer
   * @param json whether answers are records
   */
  public Answers(Session session, LimitOptions limits, ReportOptions report, boolean json) {
    this.session = session;
    this.limits = limits;
    this.report = report;
    this.json = json;
  }

  /**
   * Prints solutions.
   *
   * @param cover the problem and how to search it, but for threads
   * @param threads how many threads search
   * @param limit how many are wanted, 0 for all
   * @param printers makes what prints them, as records if it is given lines
   */
  public <T> ExitCode solve(
      ExactCover<T> cover,
      int threads,
      long limit,
      Function<@Nullable JsonLines, SolutionPrinter<T>> printers) {
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter<T> printer = printers.apply(lines);
    Visit visit = visit(cover, threads, limit, printer::print);
    SearchResult result = visit.result();
    ExitCode code = Endings.ofSolving(result, limit);
    if (code == ExitCode.NO) {
      session.note("no solution");
    } else if (code != ExitCode.YES) {
      session.note(
          "%s after %d solutions".formatted(Endings.reason(result.outcome()), result.solutions()));
    }
    String solutions = Long.toString(result.solutions());
    finish(lines, solutions, result.outcome(), result.statistics(), visit.engine());
    return code;
  }

  /**
   * What came of a visit to solutions.
   *
   * @param engine the engine that found them
   */
  record Visit(SearchResult result, EngineChoice engine) {}

  /** Shows solutions to a visitor, up to a limit; 0 for all. */
  <T> Visit visit(
      ExactCover<T> cover, int threads, long limit, Consumer<? super Solution<T>> visitor) {
    SearchLimits allowed = limits.limits(limit);
    try (ProgressMeter meter = session.meter()) {
      if (threads > 1) {
        ExactCover<T> shared = meter.watch(cover).threads(threads).limits(allowed);
        return new Visit(shared.forEach(visitor), shared.engineChoice());
      }
      Searcher<T> searcher = cover.searcher(); // which knows best who has searched
      searcher.start(meter.control(allowed));
      SearchResult result = SolutionCursor.forEach(searcher, visitor);
      return new Visit(result, searcher.engineChoice());
    }
  }

  /**
   * Prints how many solutions there are.
   *
   * @param cover the problem and how to search it
   * @param limit where to stop, 0 for nowhere
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
      session.note("at least %s: %s".formatted(number, Endings.reason(count.outcome())));
    }
    finish(lines, number, count.outcome(), count.statistics(), count.engine());
    return Endings.ofCounting(count.outcome());
  }

  /** Sums up: the last record under {@code --json}, and {@code --stats}. */
  void finish(
      @Nullable JsonLines lines, String solutions, Outcome outcome, SearchStatistics statistics) {
    finish(lines, solutions, outcome, statistics, out -> {});
  }

  /** The same, and names the engine that searched. */
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

  /** The same, with more fields in the last record. */
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
      session.error(Endings.describe(statistics));
      if (statistics.profile().depth() > 0) {
        session.error("nodes by level: " + Endings.describe(statistics.profile()));
      }
      if (!statistics.nodesByThread().isEmpty()) {
        session.error(Endings.describe(statistics.nodesByThread()));
      }
    }
  }

  /** Writes the last record. */
  static void writeSummary(
      JsonLines lines,
      String solutions,
      Outcome outcome,
      SearchStatistics statistics,
      JsonLines.Fields more) {
    lines.record(
        "summary",
        out -> {
          out.writeStringField("status", Endings.status(outcome));
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
