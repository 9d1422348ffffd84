package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.ProgressMeter;
import org.quadrille.cli.ReportOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.search.Outcome;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.io.Alphabet;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleFormatException;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.sudoku.io.ReaderOptions;
import org.quadrille.sudoku.io.SudokuFormat;
import org.quadrille.sudoku.io.SudokuReader;
import org.quadrille.sudoku.io.UnreadablePuzzle;
import org.quadrille.sudoku.io.VariantText;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Base class of the verbs for sudokus: reads the puzzles of all inputs one by one, reports invalid
 * ones and continues, and prints a summary.
 */
abstract class SudokuVerb implements Callable<Integer> {
  final Session session;

  @Spec CommandSpec spec = CommandSpec.create();
  @Mixin ReportOptions report = new ReportOptions();

  @Parameters(
      paramLabel = "INPUT",
      description =
          "A file of puzzles, a puzzle, or - for standard input. No INPUT: standard input.")
  private List<String> inputs = new ArrayList<>();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      completionCandidates = ReadableFormats.class,
      description = "Format of the input: ${COMPLETION-CANDIDATES}. Default: detected.")
  private @Nullable SudokuFormat from;

  @Option(
      names = "--variant",
      paramLabel = "RULES",
      description =
          "Add rules to all puzzles, separated by commas: diagonals (x), windoku (hyper),"
              + " disjoint-groups, jigsaw:REGIONS, or boxes such as 3x2.")
  private @Nullable String variantOption;

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      description =
          "Size of all puzzles, such as 16, or rows and columns of their boxes, such as 3x2. Default:"
              + " detected.")
  private @Nullable String size;

  @Option(
      names = "--alphabet",
      paramLabel = "NAME",
      description =
          "Symbols of puzzles with more than nine digits: digits (1 to 9, then A is 10), from-0 (0 to 9,"
              + " then A is 11), letters (A is 1) or numbers. Default: detected.")
  private @Nullable Alphabet alphabet;

  private final BatchSummary summary = new BatchSummary();
  private ExitCode code = ExitCode.YES;
  private @Nullable JsonLines json;
  private @Nullable VariantText variant;
  private ReaderOptions options = ReaderOptions.DETECT;
  private String lastFormat = "";

  SudokuVerb(Session session) {
    this.session = session;
  }

  /** Returns whether to print JSON Lines. */
  boolean wantsJson() {
    return false;
  }

  /**
   * Processes a record or reports its error, now or later, but in order.
   *
   * @param single whether it is the only record; known only if {@link #looksAhead} is true
   */
  abstract void submit(PuzzleRecord record, boolean single);

  /** Flushes the results. Called before reading the next record may block. */
  void flush() {
    session.out().flush();
  }

  /** Waits until all submitted records are processed. */
  void awaitReplies() {}

  /** Finishes processing. Called after the last record, also after an exception. */
  void finishBatch() {}

  /** Returns the writer of JSON records to standard output. */
  final JsonLines json() {
    if (json == null) {
      json = new JsonLines(session.out());
    }
    return json;
  }

  /** Returns the totals of the batch. */
  final BatchSummary summary() {
    return summary;
  }

  /** Combines the exit code with another one. */
  final synchronized void add(ExitCode more) {
    code = code.and(more);
  }

  /** Adds nodes to the summary. */
  final void addNodes(long nodes) {
    summary.add(0, nodes, 0);
  }

  /** Returns whether {@link #submit} needs to know if a record is the only one. */
  boolean looksAhead() {
    return false;
  }

  @Override
  public final Integer call() {
    check();
    report.apply(session);
    if (inputs.isEmpty() && session.terminal().inIsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    try (ProgressMeter meter = session.meter()) {
      try {
        readInputs();
      } finally {
        finishBatch();
      }
      add(complete());
    }
    finish();
    return code.number();
  }

  private void readInputs() {
    if (inputs.isEmpty()) {
      readAll(Input.standardInput(session.terminal()));
    }
    for (int k = 0; k < inputs.size() && !session.interrupted(); k++) {
      readInput(inputs.get(k), k + 1);
    }
  }

  /** Checks the options before the inputs are read. */
  void check() {
    if (inputs.stream().filter("-"::equals).count() > 1) {
      throw new ParameterException(spec.commandLine(), "standard input is given more than once");
    }
    if (from != null && !from.isReadable()) {
      throw new ParameterException(
          spec.commandLine(), "--from: expected a format that can be read, found " + from);
    }
    variant = variantOption == null ? null : parsed("--variant", variantOption, VariantText::parse);
    Geometry geometry = size == null ? null : parsed("--size", size, SudokuVerb::geometry);
    options = new ReaderOptions(from, geometry, alphabet);
  }

  /** Parses a size. A number must be one of the usual sizes; boxes can give any size. */
  private static Geometry geometry(String text) {
    Geometry geometry = Geometry.parse(text);
    List<Integer> sizes = ReaderOptions.sizes();
    if (text.indexOf('x') < 0 && !sizes.contains(geometry.size())) {
      String names = sizes.toString();
      throw new IllegalArgumentException(
          "expected one of the sizes %s, or boxes such as 2x7, found '%s'"
              .formatted(names.substring(1, names.length() - 1), text));
    }
    return geometry;
  }

  /** The names of the formats that can be read. */
  private static final class ReadableFormats extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    ReadableFormats() {
      for (SudokuFormat format : SudokuFormat.values()) {
        if (format.isReadable()) {
          add(format.toString());
        }
      }
    }
  }

  private <T> T parsed(String option, String text, Function<String, T> parser) {
    try {
      return parser.apply(text);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), option + ": " + e.getMessage());
    }
  }

  /** Completes the output. Called after the last puzzle. */
  ExitCode complete() {
    return ExitCode.YES;
  }

  private void readInput(String argument, int position) {
    // The name of a puzzle given as an argument: numbered if there are several arguments.
    String literal = inputs.size() == 1 ? "argument" : "argument " + position;
    try {
      readAll(Input.of(argument, literal, options, session.terminal()));
    } catch (Input.NoInputException e) {
      reportUnreadable(argument, String.valueOf(e.getMessage()));
    }
  }

  private void readAll(Input input) {
    long before = summary.puzzles;
    long badBefore = summary.bad;
    try (InputStream in = session.meter().watch(input.opener().open(), input.size());
        SudokuReader reader = new SudokuReader(input.name(), in, options, this::flush)) {
      session.debug("reading " + input.name());
      processAll(reader, inputs.size() == 1 && !input.isStandardInput() && looksAhead());
    } catch (IOException e) {
      if (!session.interrupted()) { // an interrupt ends a blocking read
        reportUnreadable(input.name(), Outcomes.reason(e));
        return;
      }
    }
    if (session.interrupted()) {
      add(ExitCode.INTERRUPTED);
    } else if (summary.puzzles == before) {
      if (summary.bad == badBefore) {
        reportUnreadable(input.name(), "no puzzle found");
      }
      add(ExitCode.UNREADABLE);
    }
  }

  /** Processes all records. Reads a second record before it processes the first only if needed. */
  private void processAll(SudokuReader reader, boolean lookAhead) throws IOException {
    PuzzleRecord record = reader.next();
    if (record != null && lookAhead) {
      PuzzleRecord second = reader.next();
      process(record, second == null);
      record = second;
    }
    for (; record != null && !session.interrupted(); record = reader.next()) {
      process(record, false);
    }
  }

  private void process(PuzzleRecord record, boolean single) {
    PuzzleRecord checked = record instanceof Puzzle puzzle ? applyVariant(puzzle) : record;
    checked = checked instanceof Puzzle puzzle ? checkSupported(puzzle) : checked;
    if (checked instanceof Puzzle puzzle) {
      summary.puzzles++;
      if (session.isVerbose()) {
        logFormat(puzzle);
      }
    } else {
      summary.bad++;
    }
    submit(checked, single);
  }

  /** Returns the puzzle, or an error if the options do not support it. */
  PuzzleRecord checkSupported(Puzzle puzzle) {
    return puzzle;
  }

  /** Adds the rules of {@code --variant}; returns an error if they do not fit the puzzle. */
  private PuzzleRecord applyVariant(Puzzle puzzle) {
    if (variant == null) {
      return puzzle;
    }
    try {
      return puzzle.withPuzzle(variant.apply(puzzle.puzzle()));
    } catch (IllegalArgumentException e) {
      String reason = "--variant does not fit: " + e.getMessage();
      return new UnreadablePuzzle(
          new PuzzleFormatException(puzzle.source(), puzzle.line(), 0, null, reason));
    }
  }

  /** Logs the detected format if it differs from that of the previous puzzle. */
  private void logFormat(Puzzle puzzle) {
    String format =
        "read as %s, alphabet %s, %s"
            .formatted(puzzle.format(), puzzle.alphabet(), puzzle.puzzle().layout());
    if (!format.equals(lastFormat)) {
      session.debug(place(puzzle) + ": " + format);
      lastFormat = format;
    }
  }

  /** Writes an error record. */
  static void write(JsonLines json, PuzzleFormatException error) {
    json.error(
        error.source(), error.line(), error.column(), error.cell().orElse(null), error.reason());
  }

  private void reportUnreadable(String name, String reason) {
    awaitReplies();
    summary.bad++;
    add(ExitCode.UNREADABLE);
    session.error(name + ": " + reason);
    if (wantsJson()) {
      json().error(name, 0, 0, null, reason);
    }
  }

  private void finish() {
    if (session.interrupted()) { // possibly after the last puzzle was read
      add(ExitCode.INTERRUPTED);
      summary.addOutcome(Outcome.INTERRUPTED);
    }
    if (wantsJson()) {
      json().record("summary", summary::write);
    }
    if (report.stats()) {
      session.error(summary.toString());
    }
  }

  /** Returns the input and line of a puzzle, for messages. */
  static String place(Puzzle puzzle) {
    return puzzle.source() + ":" + puzzle.line();
  }
}
