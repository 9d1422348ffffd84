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
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.sudoku.Contestant.Score;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Algorithm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code quadrille sudoku bench}. */
@Command(
    name = "bench",
    description = {
      "Compares the algorithms on puzzles: for each one, the time to find the solution and to show that "
          + "there is no other.",
      "The algorithms take turns on each puzzle, after a warm-up. Times are in milliseconds; a puzzle on "
          + "which the time was up counts with that time. The last column compares the sums."
    })
public final class SudokuBench extends SequentialVerb {
  @Option(
      names = "--algorithms",
      paramLabel = "NAME",
      split = ",",
      description =
          "Which of ${COMPLETION-CANDIDATES}, separated by commas; all if not given. "
              + "One that does not take all the puzzles is left out, and a note says so.")
  private List<Algorithm> algorithms = new ArrayList<>(List.of(Algorithm.values()));

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      defaultValue = "1s",
      converter = DurationConverter.class,
      description = "The time that an algorithm has for a puzzle; ${DEFAULT-VALUE} if not given.")
  private Duration timeout = Duration.ofSeconds(1);

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      defaultValue = "2s",
      converter = DurationConverter.class,
      description =
          "How long each algorithm runs before anything is measured; ${DEFAULT-VALUE} if not given.")
  private Duration warmup = Duration.ofSeconds(2);

  @Option(
      names = "--json",
      description = "Print JSON Lines: a record for each algorithm and a summary.")
  private boolean json;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Also draw how many puzzles each algorithm solves within how much time, and write the plot as "
              + "SVG to this file.")
  private @Nullable Path svg;

  private final List<Puzzle> puzzles = new ArrayList<>();

  /** For the command line. */
  public SudokuBench(Session session) {
    super(session);
  }

  @Override
  void check() {
    super.check();
    if (timeout.isZero()) {
      throw new ParameterException(spec.commandLine(), "--timeout must not be 0");
    }
    if (svg != null) {
      checkWritable(svg);
    }
  }

  /** Tells ahead of minutes of measuring what would fail after them. */
  private void checkWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    String reason =
        Files.isDirectory(file)
            ? "is a folder"
            : folder == null || !Files.isDirectory(folder)
                ? "there is no such folder"
                : !Files.isWritable(Files.exists(file) ? file : folder) ? "not writable" : "";
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
      session.note("interrupted before anything was measured");
      return ExitCode.INTERRUPTED;
    }
    if (puzzles.isEmpty()) {
      return ExitCode.YES; // what was wrong has been told
    }
    List<Contestant> contestants =
        algorithms.stream()
            .distinct()
            .filter(this::takesAllPuzzles)
            .map(algorithm -> new Contestant(algorithm, puzzles.size(), timeout))
            .toList();
    if (contestants.isEmpty()) {
      session.error("none of these algorithms takes all the puzzles");
      return ExitCode.NO;
    }
    contestants.forEach(contestant -> contestant.warmUp(puzzles, warmup));
    int rounds = measure(contestants);
    if (rounds > 0) {
      report(contestants, rounds);
    }
    ExitCode drawn = svg == null || rounds == 0 ? ExitCode.YES : draw(svg, contestants, rounds);
    if (session.interrupted()) {
      session.note("interrupted after %d of %d puzzles".formatted(rounds, puzzles.size()));
      return drawn.and(ExitCode.INTERRUPTED);
    }
    return drawn.and(agree(contestants) ? ExitCode.YES : ExitCode.FAULT);
  }

  private boolean takesAllPuzzles(Algorithm algorithm) {
    Optional<String> reason = whyLeftOut(algorithm, puzzles);
    reason.ifPresent(session::note);
    return reason.isEmpty();
  }

  /** Sums over different puzzles could not be compared, so it is all of them or none. */
  static Optional<String> whyLeftOut(Algorithm algorithm, List<Puzzle> puzzles) {
    List<Puzzle> others = puzzles.stream().filter(p -> !algorithm.supports(p.puzzle())).toList();
    if (others.isEmpty()) {
      return Optional.empty();
    }
    String more = others.size() == 1 ? "" : " and %d more".formatted(others.size() - 1);
    return Optional.of(
        "%s is left out: it does not take %s%s".formatted(algorithm, place(others.get(0)), more));
  }

  private ExitCode draw(Path file, List<Contestant> contestants, int rounds) {
    try {
      new BenchPlot(contestants, rounds, timeout).write(file);
      return ExitCode.YES;
    } catch (IOException e) {
      session.error("cannot write " + file + ": " + Endings.reason(e));
      return ExitCode.FAULT;
    }
  }

  /** Puzzle by puzzle, so that an interrupt leaves a fair comparison of those done. */
  private int measure(List<Contestant> contestants) {
    for (int k = 0; k < puzzles.size(); k++) {
      for (Contestant contestant : contestants) {
        contestant.run(k, puzzles.get(k));
      }
      if (session.interrupted()) {
        return k;
      }
      session.meter().recordDone();
    }
    return puzzles.size();
  }

  private boolean agree(List<Contestant> contestants) {
    boolean agree = true;
    for (int k = 0; k < puzzles.size(); k++) {
      int puzzle = k;
      long answers =
          contestants.stream()
              .mapToInt(contestant -> contestant.solutions(puzzle))
              .filter(solutions -> solutions != Contestant.UNDECIDED)
              .distinct()
              .count();
      if (answers > 1) {
        session.error(place(puzzles.get(k)) + ": the algorithms disagree; please report this");
        agree = false;
      }
    }
    return agree;
  }

  private void report(List<Contestant> contestants, int rounds) {
    List<Score> scores = contestants.stream().map(contestant -> contestant.score(rounds)).toList();
    scores.forEach(score -> count(score.nodes()));
    Optional<Score> naive =
        scores.stream().filter(score -> score.algorithm() == Algorithm.NAIVE).findFirst();
    if (json) {
      scores.forEach(score -> json().record("bench", out -> write(out, score, rounds, naive)));
      return;
    }
    session
        .out()
        .println(rounds + (rounds == 1 ? " puzzle" : " puzzles") + ", times in milliseconds");
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

  /** Where naive ran out of time the truth is more than can be told; where this one did, less. */
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
