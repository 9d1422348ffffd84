package org.quadrille.cli.puzzle;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.cli.SolutionLimitOptions;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.cli.VerbosityOptions;
import org.quadrille.cli.cover.CoverRunner;
import org.quadrille.cli.cover.EngineOption;
import org.quadrille.cli.cover.InputVerb;
import org.quadrille.cli.cover.SolutionPrinter;
import org.quadrille.cli.cover.UnorderedOption;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.puzzles.CoverPuzzle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/**
 * Base class of the puzzles: builds a puzzle from its parameters, then solves, counts or prints it.
 */
abstract class PuzzleVerb extends InputVerb {
  @Option(names = "--solve", description = "Draw solutions, each below its number; the default.")
  private boolean solve;

  @Option(
      names = "--count",
      description = "Print the number of solutions; count all unless --limit is given.")
  private boolean count;

  @Option(
      names = "--dlx",
      description = "Print the puzzle as an exact cover problem for the cover verbs.")
  private boolean dlx;

  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private ReportOptions report = new ReportOptions();

  @Option(names = "--json", description = "Print JSON Lines.")
  private boolean json;

  @Mixin private SolutionLimitOptions solutionLimit = new SolutionLimitOptions();
  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private UnorderedOption order = new UnorderedOption();

  private long limit;

  PuzzleVerb(Session session) {
    super(session);
  }

  /**
   * Builds the puzzle.
   *
   * @throws ProblemFormatException if a file is malformed
   * @throws IllegalArgumentException if a parameter is invalid
   */
  abstract CoverPuzzle<?> puzzle();

  @Override
  protected final void check() {
    if ((solve ? 1 : 0) + (count ? 1 : 0) + (dlx ? 1 : 0) > 1) {
      throw usageError("--solve, --count and --dlx are mutually exclusive");
    }
    if (dlx && (json || solutionLimit.areGiven() || limits.areGiven() || areSearchOptionsGiven())) {
      throw usageError("--dlx excludes --json, --engine, --threads, --unordered and limits");
    }
    threads.threads();
    limit = solutionLimit.limit(count ? 0 : 1);
    limits.limits(limit);
  }

  private boolean areSearchOptionsGiven() {
    return engine.isGiven() || threads.isGiven() || order.isGiven();
  }

  private ParameterException usageError(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  @Override
  protected final VerbosityOptions verbosity() {
    return report;
  }

  @Override
  protected final boolean wantsJson() {
    return json;
  }

  @Override
  protected final ExitCode run() {
    CoverPuzzle<?> puzzle;
    try {
      puzzle = puzzle();
    } catch (ProblemFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw usageError(String.valueOf(e.getMessage()));
    }
    session.debug(spec.name() + ": " + puzzle.problem());
    CoverRunner runner = new CoverRunner(session, limits, report, json);
    try (var meter = session.meter()) {
      return dlx ? print(puzzle) : count ? count(runner, puzzle) : solve(runner, puzzle);
    }
  }

  private ExitCode count(CoverRunner runner, CoverPuzzle<?> puzzle) {
    return runner.count(engine.cover(puzzle.problem()).threads(threads.threads()), limit);
  }

  private <P> ExitCode solve(CoverRunner runner, CoverPuzzle<P> puzzle) {
    return runner.solve(
        order.applyTo(engine.cover(puzzle.problem())),
        threads.threads(1),
        limit,
        lines ->
            new SolutionPrinter<P>(
                session,
                lines,
                option -> Optional.empty(),
                solution -> puzzle.draw(solution).lines().toList()));
  }

  private ExitCode print(CoverPuzzle<?> puzzle) {
    Writer out = new OutputStreamWriter(session.out(), StandardCharsets.UTF_8);
    try {
      DlxFormat.write(puzzle.problem(), out);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ExitCode.YES;
  }
}
