package org.quadrille.cli.puzzle;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.LimitOptions;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.cli.ThreadsOption;
import org.quadrille.cli.WantedOptions;
import org.quadrille.cli.cover.Answers;
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

/** What the puzzles share: they are made of their parameters, then solved, counted or printed. */
abstract class PuzzleVerb extends InputVerb {
  @Option(
      names = "--solve",
      description =
          "Draw solutions, each below its number; this is done if nothing else is asked for.")
  private boolean solve;

  @Option(
      names = "--count",
      description =
          "Print how many solutions there are, the number alone; all are counted if there is no --limit.")
  private boolean count;

  @Option(
      names = "--dlx",
      description = "Print the puzzle as an exact cover problem, as the cover verbs read it.")
  private boolean dlx;

  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private ReportOptions report = new ReportOptions();

  @Option(names = "--json", description = "Print JSON Lines.")
  private boolean json;

  @Mixin private WantedOptions wanted = new WantedOptions();
  @Mixin private EngineOption engine = new EngineOption();
  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private UnorderedOption order = new UnorderedOption();

  private long limit;

  PuzzleVerb(Session session) {
    super(session);
  }

  /**
   * Makes the puzzle.
   *
   * @throws ProblemFormatException if a file is not as it should be
   * @throws IllegalArgumentException if a parameter is not
   */
  abstract CoverPuzzle<?> puzzle();

  @Override
  protected final void check() {
    if ((solve ? 1 : 0) + (count ? 1 : 0) + (dlx ? 1 : 0) > 1) {
      throw misuse("--solve, --count and --dlx exclude each other");
    }
    if (dlx && (json || wanted.areGiven() || limits.areGiven() || isHowGiven())) {
      throw misuse("--dlx goes without --json, --engine, --threads, --unordered and limits");
    }
    threads.threads();
    limit = wanted.limit(count ? 0 : 1);
    limits.limits(limit);
  }

  private boolean isHowGiven() {
    return engine.isGiven() || threads.isGiven() || order.isGiven();
  }

  private ParameterException misuse(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  @Override
  protected final NoteOptions notes() {
    return report;
  }

  @Override
  protected final boolean readsInputByDefault() {
    return false;
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
      throw misuse(String.valueOf(e.getMessage()));
    }
    session.debug(spec.name() + ": " + puzzle.problem());
    Answers answers = new Answers(session, limits, report, json);
    try (var meter = session.meter()) {
      return dlx ? print(puzzle) : count ? count(answers, puzzle) : solve(answers, puzzle);
    }
  }

  private ExitCode count(Answers answers, CoverPuzzle<?> puzzle) {
    return answers.count(engine.cover(puzzle.problem()).threads(threads.threads()), limit);
  }

  private <P> ExitCode solve(Answers answers, CoverPuzzle<P> puzzle) {
    return answers.solve(
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
