package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Session;
import org.quadrille.cli.SolutionLimitOptions;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.SudokuSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code quadrille sudoku solve}. */
@Command(
    name = "solve",
    description = {
      "Print a solution of each puzzle, in the order of the input.",
      "On a terminal, a single puzzle is drawn; otherwise each solution is one line. Exit code 1: a puzzle has"
          + " no solution, or a line was invalid."
    })
public final class SudokuSolve extends SolverVerb {
  /** The output formats. */
  enum Style {
    LINE,
    GRID,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** When to colour drawn solutions. */
  enum Colour {
    AUTO,
    ALWAYS,
    NEVER;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin private SolutionLimitOptions solutionLimit = new SolutionLimitOptions();

  @Option(
      names = "--output",
      paramLabel = "STYLE",
      description = "Output style: ${COMPLETION-CANDIDATES}.")
  private @Nullable Style styleOption;

  @Option(
      names = "--json",
      description = "Print JSON Lines: one record per puzzle and a summary. Same as --output json.")
  private boolean json;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description = "Colour drawn solutions: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Colour colour = Colour.AUTO;

  private long limit = 1;

  /** Creates the verb. */
  public SudokuSolve(Session session) {
    super(session);
  }

  @Override
  void check() {
    super.check();
    if (json && styleOption != null && styleOption != Style.JSON) {
      throw new ParameterException(
          spec.commandLine(), "--json and --output " + styleOption + " are mutually exclusive");
    }
    limit = solutionLimit.limit();
    limits.limits(limit);
  }

  @Override
  boolean looksAhead() {
    return styleOption == null && !json && session.terminal().outIsTerminal();
  }

  @Override
  boolean wantsJson() {
    return json || styleOption == Style.JSON;
  }

  @Override
  void answer(Puzzle puzzle, boolean single, WorkerContext context) {
    if (wantsJson()) {
      writeRecord(puzzle, context);
    } else {
      print(puzzle, single, context);
    }
  }

  /**
   * Passes solutions to a visitor. Searches for a second solution even if only one is to be
   * printed, to know whether the first is unique.
   */
  private SearchResult search(Puzzle puzzle, WorkerContext context, Consumer<Grid> visitor) {
    long searchLimit = limit == 0 ? 0 : Math.max(limit, 2);
    SudokuSolver solver = start(context, puzzle, limits.limits(searchLimit));
    for (long found = 0; solver.next(); found++) {
      if (limit == 0 || found < limit) {
        visitor.accept(solver.solution());
      }
    }
    return solver.finish();
  }

  /** Returns the number of solutions printed; the search may have found one more. */
  private long printed(SearchResult result) {
    return limit == 0 ? result.solutions() : Math.min(limit, result.solutions());
  }

  private void print(Puzzle puzzle, boolean single, WorkerContext context) {
    boolean drawn = styleOption == Style.GRID || (single && looksAhead());
    Reply reply = context.reply();
    PuzzleFormatter formatter = new PuzzleFormatter(puzzle);
    Drawing drawing = drawn ? drawing(puzzle) : null;
    SearchResult result =
        search(
            puzzle,
            context,
            solution ->
                reply.println(drawing == null ? formatter.line(solution) : drawing.draw(solution)));
    ExitCode code = Outcomes.solveExitCode(result, limit);
    reply.count(printed(result), result, code);
    if (code == ExitCode.NO) {
      reply.note(place(puzzle) + ": " + whyNone(puzzle, formatter));
    } else if (code != ExitCode.YES) {
      reply.note(place(puzzle) + ": " + Outcomes.reasonAndCount(result));
    } else if (limit > 0 && result.solutions() > limit) {
      reply.note(place(puzzle) + ": not unique");
    }
  }

  private static String whyNone(Puzzle puzzle, PuzzleFormatter formatter) {
    return puzzle.puzzle().isValid()
        ? "no solution"
        : "no solution: " + formatter.text(puzzle.puzzle().clashes());
  }

  /** Returns a drawing with bold givens and coloured digits, if colour is enabled. */
  private Drawing drawing(Puzzle puzzle) {
    boolean coloured =
        colour == Colour.ALWAYS || (colour == Colour.AUTO && session.terminal().colours());
    return new Drawing(puzzle, session.terminal().unicode(), coloured);
  }

  private void writeRecord(Puzzle puzzle, WorkerContext context) {
    PuzzleFormatter formatter = new PuzzleFormatter(puzzle);
    context
        .json()
        .record(
            "sudoku",
            out -> {
              Records.writePuzzle(out, puzzle, formatter);
              out.writeArrayFieldStart("solutions");
              SearchResult result =
                  search(
                      puzzle,
                      context,
                      solution -> {
                        try {
                          out.writeString(formatter.line(solution));
                        } catch (IOException e) {
                          throw new UncheckedIOException(e);
                        }
                      });
              out.writeEndArray();
              ExitCode code = Outcomes.solveExitCode(result, limit);
              context.reply().count(printed(result), result, code);
              out.writeStringField("status", status(puzzle, result, code));
              Records.writeUnique(out, result);
              Records.writeClashes(out, puzzle.puzzle().clashes(), formatter);
              out.writeNumberField("nodes", result.statistics().nodes());
            });
  }

  private static String status(Puzzle puzzle, SearchResult result, ExitCode code) {
    return switch (code) {
      case YES -> "solved";
      case NO -> puzzle.puzzle().isValid() ? "none" : "clash";
      default -> Outcomes.status(result.outcome());
    };
  }
}
