package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.WantedOptions;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Clash;
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
  ExitCode answer(Puzzle puzzle, boolean alone) {
    return wantsJson() ? writeRecord(puzzle) : print(puzzle, alone);
  }

  /**
   * Looks for a second solution even where one is wanted, to say whether the first is the only one.
   */
  private SearchResult search(Puzzle puzzle, Consumer<Grid> visitor) {
    long wanted = limit == 0 ? 0 : Math.max(limit, 2);
    SudokuSolver solver = start(puzzle, limits.limits(wanted));
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

  private ExitCode print(Puzzle puzzle, boolean alone) {
    boolean drawn = styleOption == Style.GRID || (alone && asksWhetherAlone());
    SearchResult result =
        search(
            puzzle,
            solution -> {
              session.out().println(drawn ? draw(puzzle.grid(), solution) : solution.toLine());
            });
    ExitCode code = Endings.ofSolving(result, limit);
    count(wantedOf(result), result, code);
    if (code == ExitCode.NO) {
      session.note(place(puzzle) + ": " + whyNone(puzzle.grid()));
    } else if (code != ExitCode.YES) {
      session.note(
          "%s: %s after %d solutions"
              .formatted(place(puzzle), Endings.reason(result.outcome()), result.solutions()));
    } else if (limit > 0 && result.solutions() > limit) {
      session.note(place(puzzle) + ": not unique");
    }
    return code;
  }

  private static String whyNone(Grid puzzle) {
    return puzzle.isValid()
        ? "no solution"
        : "no solution: "
            + puzzle.clashes().stream().map(Clash::toString).collect(Collectors.joining("; "));
  }

  /** Draws a solution, with the givens bold and the other digits in colour where that is wanted. */
  private String draw(Grid puzzle, Grid solution) {
    String drawn = solution.draw(session.terminal().unicode());
    boolean coloured =
        colour == Colour.ALWAYS || (colour == Colour.AUTO && session.terminal().colours());
    if (!coloured) {
      return drawn;
    }
    StringBuilder text = new StringBuilder();
    int cell = 0;
    for (int k = 0; k < drawn.length(); k++) {
      char c = drawn.charAt(k);
      if (c >= '1' && c <= '9') {
        text.append(puzzle.digit(cell++) == 0 ? "\u001b[36m" : "\u001b[1m").append(c);
        text.append("\u001b[0m");
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private ExitCode writeRecord(Puzzle puzzle) {
    ExitCode[] code = {ExitCode.YES};
    json()
        .record(
            "sudoku",
            out -> {
              Records.writePuzzle(out, puzzle);
              out.writeArrayFieldStart("solutions");
              SearchResult result =
                  search(
                      puzzle,
                      solution -> {
                        try {
                          out.writeString(solution.toLine());
                        } catch (IOException e) {
                          throw new UncheckedIOException(e);
                        }
                      });
              out.writeEndArray();
              code[0] = Endings.ofSolving(result, limit);
              count(wantedOf(result), result, code[0]);
              out.writeStringField("status", status(puzzle, result, code[0]));
              Records.writeUnique(out, result);
              Records.writeClashes(out, puzzle.grid());
              out.writeNumberField("nodes", result.statistics().nodes());
            });
    return code[0];
  }

  private static String status(Puzzle puzzle, SearchResult result, ExitCode code) {
    return switch (code) {
      case YES -> "solved";
      case NO -> puzzle.grid().isValid() ? "none" : "clash";
      default -> Endings.status(result.outcome());
    };
  }
}
