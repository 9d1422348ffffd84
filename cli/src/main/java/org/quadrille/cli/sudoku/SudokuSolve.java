package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.WantedOptions;
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
      "Prints a solution of each puzzle, in the order of the input.",
      "A puzzle alone on a terminal is drawn; otherwise each solution is a line. Exit code 1 says that a "
          + "puzzle had no solution, or that a line was bad."
    })
public final class SudokuSolve extends SolverVerb {
  /** How solutions are written. */
  enum Style {
    LINE,
    GRID,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether drawn solutions are coloured. */
  enum Colour {
    AUTO,
    ALWAYS,
    NEVER;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin private WantedOptions wanted = new WantedOptions();

  @Option(
      names = "--output",
      paramLabel = "STYLE",
      description = "One of ${COMPLETION-CANDIDATES}.")
  private @Nullable Style styleOption;

  @Option(
      names = "--json",
      description =
          "Print JSON Lines: a record for each puzzle and a summary. Short for --output json.")
  private boolean json;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description =
          "Colour drawn solutions: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if not given.")
  private Colour colour = Colour.AUTO;

  private long limit = 1;

  /** For the command line. */
  public SudokuSolve(Session session) {
    super(session);
  }

  @Override
  void check() {
    super.check();
    if (json && styleOption != null && styleOption != Style.JSON) {
      throw new ParameterException(
          spec.commandLine(), "--json and --output " + styleOption + " exclude each other");
    }
    limit = wanted.limit();
    limits.limits(limit);
  }

  @Override
  boolean asksWhetherAlone() {
    return styleOption == null && !json && session.terminal().outIsTerminal();
  }

  @Override
  boolean wantsJson() {
    return json || styleOption == Style.JSON;
  }

  @Override
  void answer(Puzzle puzzle, boolean alone, Desk desk) {
    if (wantsJson()) {
      writeRecord(puzzle, desk);
    } else {
      print(puzzle, alone, desk);
    }
  }

  /**
   * Looks for a second solution even where one is wanted, to say whether the first is the only one.
   */
  private SearchResult search(Puzzle puzzle, Desk desk, Consumer<Grid> visitor) {
    long wanted = limit == 0 ? 0 : Math.max(limit, 2);
    SudokuSolver solver = start(desk, puzzle, limits.limits(wanted));
    for (long found = 0; solver.next(); found++) {
      if (limit == 0 || found < limit) {
        visitor.accept(solver.solution());
      }
    }
    return solver.finish();
  }

  /** How many solutions were given out; one more may have been looked for. */
  private long wantedOf(SearchResult result) {
    return limit == 0 ? result.solutions() : Math.min(limit, result.solutions());
  }

  private void print(Puzzle puzzle, boolean alone, Desk desk) {
    boolean drawn = styleOption == Style.GRID || (alone && asksWhetherAlone());
    Reply reply = desk.reply();
    Wording wording = new Wording(puzzle);
    Drawing drawing = drawn ? drawing(puzzle) : null;
    SearchResult result =
        search(
            puzzle,
            desk,
            solution ->
                reply.println(drawing == null ? wording.line(solution) : drawing.draw(solution)));
    ExitCode code = Endings.ofSolving(result, limit);
    reply.count(wantedOf(result), result, code);
    if (code == ExitCode.NO) {
      reply.note(place(puzzle) + ": " + whyNone(puzzle, wording));
    } else if (code != ExitCode.YES) {
      reply.note(
          "%s: %s after %d solutions"
              .formatted(place(puzzle), Endings.reason(result.outcome()), result.solutions()));
    } else if (limit > 0 && result.solutions() > limit) {
      reply.note(place(puzzle) + ": not unique");
    }
  }

  private static String whyNone(Puzzle puzzle, Wording wording) {
    return puzzle.puzzle().isValid()
        ? "no solution"
        : "no solution: " + wording.text(puzzle.puzzle().clashes());
  }

  /** With the givens bold and the other digits in colour where that is wanted. */
  private Drawing drawing(Puzzle puzzle) {
    boolean coloured =
        colour == Colour.ALWAYS || (colour == Colour.AUTO && session.terminal().colours());
    return new Drawing(puzzle, session.terminal().unicode(), coloured);
  }

  private void writeRecord(Puzzle puzzle, Desk desk) {
    Wording wording = new Wording(puzzle);
    desk.json()
        .record(
            "sudoku",
            out -> {
              Records.writePuzzle(out, puzzle, wording);
              out.writeArrayFieldStart("solutions");
              SearchResult result =
                  search(
                      puzzle,
                      desk,
                      solution -> {
                        try {
                          out.writeString(wording.line(solution));
                        } catch (IOException e) {
                          throw new UncheckedIOException(e);
                        }
                      });
              out.writeEndArray();
              ExitCode code = Endings.ofSolving(result, limit);
              desk.reply().count(wantedOf(result), result, code);
              out.writeStringField("status", status(puzzle, result, code));
              Records.writeUnique(out, result);
              Records.writeClashes(out, puzzle.puzzle().clashes(), wording);
              out.writeNumberField("nodes", result.statistics().nodes());
            });
  }

  private static String status(Puzzle puzzle, SearchResult result, ExitCode code) {
    return switch (code) {
      case YES -> "solved";
      case NO -> puzzle.puzzle().isValid() ? "none" : "clash";
      default -> Endings.status(result.outcome());
    };
  }
}
