package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.SearchStatistics;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Searcher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * What the verbs share that ask about one exact cover problem, wherever that comes from: they
 * answer and sum up.
 */
public abstract class ProblemVerb implements Callable<Integer> {
  /** Makes something of a text. */
  @FunctionalInterface
  protected interface Reading<R> {
    /** Reads the text to its end. */
    R read(String name, InputStream in) throws IOException;
  }

  /** The run of the command. */
  protected final Session session;

  /** What picocli knows of the verb. */
  @Spec protected CommandSpec spec = CommandSpec.create();

  /** The limits that leave a question open. */
  @Mixin protected LimitOptions limits = new LimitOptions();

  @Mixin ReportOptions report = new ReportOptions();

  /** Whether records are wanted. */
  @Option(names = "--json", description = "Print JSON Lines.")
  protected boolean json;

  /** For the command line. */
  protected ProblemVerb(Session session) {
    this.session = session;
  }

  /** Checks options before anything is read. */
  protected abstract void prepare();

  /** Whether the verb would read from a terminal, where nobody knows that it waits. */
  protected boolean readsTerminal() {
    return false;
  }

  /** Answers the question of this verb. */
  protected abstract ExitCode answer();

  @Override
  public final Integer call() {
    prepare();
    report.apply(session);
    if (readsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    try (var meter = session.meter()) {
      return answer().number();
    } catch (ProblemFormatException e) {
      return unreadable(e).number();
    }
  }

  /**
   * Reads a file.
   *
   * @param name its name, - for standard input
   * @param reading what to make of it
   * @throws ProblemFormatException if it cannot be read
   */
  protected final <R> R read(String name, Reading<R> reading) {
    try {
      if (name.equals("-")) {
        return reading.read(name, session.terminal().in());
      }
      Path path = Path.of(name);
      if (!Files.exists(path)) {
        throw new ProblemFormatException(name, 0, 0, "no such file");
      }
      if (Files.isDirectory(path)) {
        throw new ProblemFormatException(name, 0, 0, "is a directory, expected a file");
      }
      try (InputStream in = Files.newInputStream(path)) {
        return reading.read(name, in);
      }
    } catch (IOException e) {
      throw new ProblemFormatException(name, 0, 0, Endings.reason(e));
    } catch (InvalidPathException e) {
      throw new ProblemFormatException(name, 0, 0, "no such file");
    }
  }

  private ExitCode unreadable(ProblemFormatException error) {
    session.error(String.valueOf(error.getMessage()));
    if (json) {
      new JsonLines(session.out())
          .error(error.source(), error.line(), error.column(), null, error.reason());
    }
    return ExitCode.UNREADABLE;
  }

  /**
   * Prints solutions.
   *
   * @param problem the problem
   * @param limit how many are wanted, 0 for all
   * @param drawing the lines that show a solution, or null where they are the options
   */
  protected final <T> ExitCode solve(
      Problem<T> problem, long limit, @Nullable Function<Solution<T>, List<String>> drawing) {
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    SolutionPrinter<T> printer = new SolutionPrinter<>(session, lines, drawing);
    Searcher<T> searcher = ExactCover.of(problem).searcher();
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

  /**
   * Prints how many solutions there are.
   *
   * @param problem the problem
   * @param limit where to stop, 0 for nowhere
   */
  protected final ExitCode count(Problem<?> problem, long limit) {
    Count count =
        session.meter().watch(ExactCover.of(problem)).limits(limits.limits(limit)).count();
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
    finish(lines, number, count.outcome(), count.statistics());
    return Endings.ofCounting(count.outcome());
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
