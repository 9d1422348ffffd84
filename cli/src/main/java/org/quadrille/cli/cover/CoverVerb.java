package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.FormatWarning;
import org.quadrille.core.io.MatrixFormat;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What the verbs for exact covers share: they read one problem, answer, and sum up. */
abstract class CoverVerb implements Callable<Integer> {
  /** The forms of a problem. */
  enum Form {
    DLX,
    MAT;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  final Session session;

  @Spec CommandSpec spec = CommandSpec.create();
  @Mixin LimitOptions limits = new LimitOptions();
  @Mixin ReportOptions report = new ReportOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The problem; - or no FILE is standard input.")
  private @Nullable String file;

  @Option(
      names = "--from",
      paramLabel = "FORM",
      description =
          "The form of the problem: ${COMPLETION-CANDIDATES}. If not given, mat for a name that ends in "
              + ".mat, else dlx.")
  private @Nullable Form from;

  @Option(names = "--json", description = "Print JSON Lines.")
  boolean json;

  CoverVerb(Session session) {
    this.session = session;
  }

  /** Answers the question of this verb. */
  abstract ExitCode answer(Problem<String> problem);

  /** Checks options before anything is read. */
  abstract void check();

  @Override
  public final Integer call() {
    check();
    report.apply(session);
    if (file == null && session.terminal().inIsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    String name = file == null ? "-" : file;
    Problem<String> problem;
    try {
      problem = read(name);
    } catch (ProblemFormatException e) {
      return unreadable(e).number();
    } catch (IOException e) {
      return unreadable(new ProblemFormatException(name, 0, 0, Endings.reason(e))).number();
    } catch (InvalidPathException e) {
      return unreadable(new ProblemFormatException(name, 0, 0, "no such file")).number();
    }
    session.debug(name + ": " + problem);
    try (var meter = session.meter()) {
      return answer(problem).number();
    }
  }

  private Problem<String> read(String name) throws IOException {
    if (name.equals("-")) {
      return read(name, session.terminal().in());
    }
    Path path = Path.of(name);
    if (!Files.exists(path)) {
      throw new ProblemFormatException(name, 0, 0, "no such file");
    }
    if (Files.isDirectory(path)) {
      throw new ProblemFormatException(name, 0, 0, "is a directory, expected a file");
    }
    try (InputStream in = Files.newInputStream(path)) {
      return read(name, in);
    }
  }

  private Problem<String> read(String name, InputStream in) throws IOException {
    boolean matrix =
        from == null ? name.toLowerCase(Locale.ROOT).endsWith(".mat") : from == Form.MAT;
    Consumer<FormatWarning> warnings = warning -> session.note(warning.toString());
    return matrix ? MatrixFormat.read(name, in, warnings) : DlxFormat.read(name, in, warnings);
  }

  private ExitCode unreadable(ProblemFormatException error) {
    session.error(String.valueOf(error.getMessage()));
    if (json) {
      new JsonLines(session.out())
          .error(error.source(), error.line(), error.column(), null, error.reason());
    }
    return ExitCode.UNREADABLE;
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
