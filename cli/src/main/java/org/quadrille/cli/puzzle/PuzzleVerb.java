package org.quadrille.cli.puzzle;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.WantedOptions;
import org.quadrille.cli.cover.ProblemVerb;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.puzzles.CoverPuzzle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What the puzzles share: they are made of their parameters, then solved, counted or printed. */
abstract class PuzzleVerb extends ProblemVerb {
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

  @Mixin private WantedOptions wanted = new WantedOptions();

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
  protected final void prepare() {
    if ((solve ? 1 : 0) + (count ? 1 : 0) + (dlx ? 1 : 0) > 1) {
      throw misuse("--solve, --count and --dlx exclude each other");
    }
    if (dlx && (json || wanted.areGiven() || limits.areGiven())) {
      throw misuse("--dlx goes without --json and limits");
    }
    limit = wanted.limit(count ? 0 : 1);
    limits.limits(limit);
  }

  private ParameterException misuse(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  @Override
  protected final ExitCode answer() {
    CoverPuzzle<?> puzzle;
    try {
      puzzle = puzzle();
    } catch (ProblemFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw misuse(String.valueOf(e.getMessage()));
    }
    session.debug(spec.name() + ": " + puzzle.problem());
    return dlx ? print(puzzle) : count ? count(puzzle.problem(), limit) : solve(puzzle);
  }

  private <P> ExitCode solve(CoverPuzzle<P> puzzle) {
    return solve(puzzle.problem(), limit, solution -> puzzle.draw(solution).lines().toList());
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
