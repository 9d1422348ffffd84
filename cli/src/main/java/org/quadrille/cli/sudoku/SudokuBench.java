package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.DurationConverter;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Session;
import org.quadrille.cli.Texts;
import org.quadrille.cli.sudoku.AlgorithmRun.Score;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Algorithm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code quadrille sudoku bench}. */
@Command(
    name = "bench",
    description = {
      "Compare the algorithms: measure the time to solve each puzzle and to prove that the solution is"
          + " unique.",
      "After a warm-up, the algorithms take turns on each puzzle. Times are in milliseconds; a timeout"
          + " counts with its time. The last column is the total time of naive divided by that of the"
          + " algorithm."
    })
public final class SudokuBench extends SequentialVerb {
  @Option(
      names = "--algorithms",
      paramLabel = "NAME",
      split = ",",
      description =
          "Algorithms, separated by commas: ${COMPLETION-CANDIDATES}. Default: all. Algorithms that do not"
              + " support all puzzles are skipped with a note.")
  private List<Algorithm> algorithms = new ArrayList<>(List.of(Algorithm.values()));

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      defaultValue = "1s",
      converter = DurationConverter.class,
      description = "Stop an algorithm after this time per puzzle. Default: ${DEFAULT-VALUE}.")
  private Duration timeout = Duration.ofSeconds(1);

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      defaultValue = "2s",
      converter = DurationConverter.class,
      description = "Run each algorithm for this time before measuring. Default: ${DEFAULT-VALUE}.")
  private Duration warmup = Duration.ofSeconds(2);

  @Option(
      names = "--json",
      description = "Print JSON Lines: one record per algorithm and a summary.")
  private boolean json;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Also write an SVG plot to FILE: the number of puzzles that each algorithm solves within a given"
              + " time.")
  private @Nullable Path svg;

  private final List<Puzzle> puzzles = new ArrayList<>();

  /** Creates the verb. */
  public SudokuBench(Session session) {
    super(session);
  }

  @Override
  void check() {
    super.check();
    if (timeout.isZero()) {
      throw new ParameterException(
          spec.commandLine(), "--timeout: expected more than 0 s, found 0 s");
    }
    if (svg != null) {
      checkWritable(svg);
    }
  }

  /** Checks before the measurements that the plot can be written. */
  private void checkWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    String reason =
        Files.isDirectory(file)
            ? "it is a directory"
            : folder == null || !Files.isDirectory(folder)
                ? "no such directory"
                : !Files.isWritable(Files.exists(file) ? file : folder) ? "permission denied" : "";
    if (!reason.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "cannot write --svg " + file + ": " + reason);
    }
  }

  @Override
  boolean wantsJson() {
    return json;
  }

  @Override
  ExitCode handle(Puzzle puzzle) {
    puzzles.add(puzzle);
    return ExitCode.YES;
  }

  @Override
  ExitCode complete() {
    if (session.interrupted()) {
      session.note("interrupted before the first measurement");
      return ExitCode.INTERRUPTED;
    }
    if (puzzles.isEmpty()) {
      return ExitCode.YES; // the errors are already reported
    }
    List<AlgorithmRun> runs =
        algorithms.stream()
            .distinct()
            .filter(this::supportsAllPuzzles)
            .map(algorithm -> new AlgorithmRun(algorithm, puzzles.size(), timeout))
            .toList();
    if (runs.isEmpty()) {
      session.error("none of the algorithms supports all puzzles");
      return ExitCode.NO;
    }
    runs.forEach(run -> run.warmUp(puzzles, warmup));
    int rounds = measure(runs);
    if (rounds > 0) {
      report(runs, rounds);
    }
    ExitCode plotCode = svg == null || rounds == 0 ? ExitCode.YES : draw(svg, runs, rounds);
    if (session.interrupted()) {
      session.note(
          "interrupted after %d of %s".formatted(rounds, Texts.count(puzzles.size(), "puzzle")));
      return plotCode.and(ExitCode.INTERRUPTED);
    }
    return plotCode.and(agree(runs) ? ExitCode.YES : ExitCode.FAULT);
  }

  private boolean supportsAllPuzzles(Algorithm algorithm) {
    Optional<String> reason = whySkipped(algorithm, puzzles);
    reason.ifPresent(session::note);
    return reason.isEmpty();
  }

  /** Returns why an algorithm is skipped. The totals are comparable only over the same puzzles. */
  static Optional<String> whySkipped(Algorithm algorithm, List<Puzzle> puzzles) {
    List<Puzzle> unsupported =
        puzzles.stream().filter(p -> !algorithm.supports(p.puzzle())).toList();
    if (unsupported.isEmpty()) {
      return Optional.empty();
    }
    String more = unsupported.size() == 1 ? "" : " and %d more".formatted(unsupported.size() - 1);
    return Optional.of(
        "%s is skipped: it does not support %s%s"
            .formatted(algorithm, place(unsupported.get(0)), more));
  }

  private ExitCode draw(Path file, List<AlgorithmRun> runs, int rounds) {
    try {
      new BenchPlot(runs, rounds, timeout).write(file);
      return ExitCode.YES;
    } catch (IOException e) {
      session.error("cannot write " + file + ": " + Outcomes.reason(e));
      return ExitCode.FAULT;
    }
  }

  /**
   * Measures puzzle by puzzle, so that all algorithms have the same puzzles after an interrupt.
   *
   * @return the number of puzzles measured
   */
  private int measure(List<AlgorithmRun> runs) {
    for (int k = 0; k < puzzles.size(); k++) {
      for (AlgorithmRun run : runs) {
        run.measure(k, puzzles.get(k));
      }
      if (session.interrupted()) {
        return k;
      }
      session.meter().recordDone();
    }
    return puzzles.size();
  }

  private boolean agree(List<AlgorithmRun> runs) {
    boolean agree = true;
    for (int k = 0; k < puzzles.size(); k++) {
      int puzzle = k;
      long answers =
          runs.stream()
              .mapToInt(run -> run.solutions(puzzle))
              .filter(solutions -> solutions != AlgorithmRun.UNDECIDED)
              .distinct()
              .count();
      if (answers > 1) {
        session.error(place(puzzles.get(k)) + ": the algorithms disagree; please report this");
        agree = false;
      }
    }
    return agree;
  }

  private void report(List<AlgorithmRun> runs, int rounds) {
    List<Score> scores = runs.stream().map(run -> run.score(rounds)).toList();
    scores.forEach(score -> addNodes(score.nodes()));
    Optional<Score> naive =
        scores.stream().filter(score -> score.algorithm() == Algorithm.NAIVE).findFirst();
    if (json) {
      scores.forEach(score -> json().record("bench", out -> write(out, score, rounds, naive)));
      return;
    }
    session.out().println(Texts.count(rounds, "puzzle") + ", times in milliseconds");
    session
        .out()
        .println(
            row("algorithm", "median", "95 %", "99 %", "nodes", "solved", "timed out", "x naive"));
    for (Score score : scores) {
      session
          .out()
          .println(
              row(
                  score.algorithm().toString(),
                  millis(score.median()),
                  millis(score.percentile95()),
                  millis(score.percentile99()),
                  Long.toString(score.nodes()),
                  Integer.toString(score.solved()),
                  Integer.toString(score.timedOut()),
                  naive.map(other -> timesAsFast(score, other)).orElse("-")));
    }
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-9s %11s %11s %11s %13s %8s %10s %9s", cells);
  }

  private static String millis(double millis) {
    return String.format(Locale.ROOT, "%.3f", millis);
  }

  /** Returns the quotient of the total times; a lower bound if the numbers of timeouts differ. */
  private static String timesAsFast(Score score, Score naive) {
    String bound = score.timedOut() == naive.timedOut() ? "" : ">=";
    return bound + String.format(Locale.ROOT, "%.1f", score.timesAsFastAs(naive));
  }

  private void write(JsonGenerator out, Score score, int rounds, Optional<Score> naive)
      throws IOException {
    out.writeStringField("algorithm", score.algorithm().toString());
    out.writeNumberField("puzzles", rounds);
    out.writeNumberField("timeoutSeconds", timeout.toNanos() / 1e9);
    out.writeNumberField("medianMillis", score.median());
    out.writeNumberField("percentile95Millis", score.percentile95());
    out.writeNumberField("percentile99Millis", score.percentile99());
    out.writeNumberField("totalMillis", score.total());
    out.writeNumberField("nodes", score.nodes());
    out.writeNumberField("solved", score.solved());
    out.writeNumberField("timedOut", score.timedOut());
    if (naive.isPresent()) {
      out.writeNumberField("timesAsFastAsNaive", score.timesAsFastAs(naive.get()));
    }
  }
}
