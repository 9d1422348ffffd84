package org.quadrille.cli.sudoku;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
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
 * What the verbs for sudokus share: they go through the puzzles of all inputs one by one, tell of
 * bad ones and go on, and sum up.
 */
abstract class SudokuVerb implements Callable<Integer> {
  final Session session;

  @Spec CommandSpec spec = CommandSpec.create();
  @Mixin ReportOptions report = new ReportOptions();

  @Parameters(
      paramLabel = "INPUT",
      description =
          "A file of puzzles, a puzzle itself, or - for standard input, which is also read if there"
              + " is no INPUT.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      completionCandidates = ReadableForms.class,
      description =
          "The form of the input, if it is not to be seen from its structure: "
              + "${COMPLETION-CANDIDATES}.")
  private @Nullable SudokuFormat from;

  @Option(
      names = "--variant",
      paramLabel = "RULES",
      description =
          "Rules that all puzzles have beside those that the input says: diagonals (x), windoku "
              + "(hyper), disjoint-groups, jigsaw:REGIONS, boxes such as 3x2; commas between them.")
  private @Nullable String variantOption;

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      description =
          "The size of all puzzles, or the rows and columns of their boxes, such as 16 or 3x2, if"
              + " that is not to be seen from the text.")
  private @Nullable String size;

  @Option(
      names = "--alphabet",
      paramLabel = "NAME",
      description =
          "How puzzles of more than nine digits write them, if that is not to be seen from their"
              + " symbols: digits (1 to 9, A is 10), from-0 (0 to 9, A is 11), letters (A is 1) or"
              + " numbers.")
  private @Nullable Alphabet alphabet;

  private final Tally tally = new Tally();
  private ExitCode code = ExitCode.YES;
  private @Nullable JsonLines json;
  private @Nullable VariantText variant;
  private ReaderOptions options = ReaderOptions.DETECT;
  private String lastForm = "";

  SudokuVerb(Session session) {
    this.session = session;
  }

  /** Whether {@code --json} was given. */
  abstract boolean wantsJson();

  /**
   * Does with a record what the verb is for, or tells what is wrong with it, now or later but in
   * order; {@code alone} says that there is no other.
   */
  abstract void submit(PuzzleRecord record, boolean alone);

  /** Is called before the next record may have to be waited for. */
  void pause() {
    session.out().flush();
  }

  /** Comes back when all records that were submitted have been handled. */
  void settle() {}

  /** Follows the last record, and ends what was begun for them. */
  void end() {}

  /** The records on standard output, under {@code --json}. */
  final JsonLines json() {
    if (json == null) {
      json = new JsonLines(session.out());
    }
    return json;
  }

  /** The numbers of the summary. */
  final Tally tally() {
    return tally;
  }

  /** Adds to the exit code. */
  final synchronized void add(ExitCode more) {
    code = code.and(more);
  }

  /** Counts nodes in the summary. */
  final void count(long nodes) {
    tally.add(0, nodes, 0);
  }

  /** Whether {@link #submit} wants to know that a puzzle is alone. */
  boolean asksWhetherAlone() {
    return false;
  }

  @Override
  public final Integer call() {
    check();
    report.apply(session);
    if (words.isEmpty() && session.terminal().inIsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    try (ProgressMeter meter = session.meter()) {
      try {
        readInputs();
      } finally {
        end();
      }
      add(complete());
    }
    finish();
    return code.number();
  }

  private void readInputs() {
    if (words.isEmpty()) {
      readAll(Input.standardInput(session.terminal()));
    }
    for (int k = 0; k < words.size() && !session.interrupted(); k++) {
      open(words.get(k), k + 1);
    }
  }

  /** Checks the options before anything is read. */
  void check() {
    if (words.stream().filter("-"::equals).count() > 1) {
      throw new ParameterException(spec.commandLine(), "standard input can be read only once");
    }
    if (from != null && !from.isReadable()) {
      throw new ParameterException(spec.commandLine(), "--from: " + from + " is written only");
    }
    variant = variantOption == null ? null : parsed("--variant", variantOption, VariantText::parse);
    Geometry geometry = size == null ? null : parsed("--size", size, SudokuVerb::geometry);
    options = new ReaderOptions(from, geometry, alphabet);
  }

  /** Boxes say that a size is meant that is rare; a size alone has to be one of the usual ones. */
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

  /** The names of the forms that can be read. */
  private static final class ReadableForms extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    ReadableForms() {
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

  /** Follows the last puzzle. */
  ExitCode complete() {
    return ExitCode.YES;
  }

  private void open(String word, int place) {
    // A puzzle given literally is called by its place among the words, if there are several.
    String literal = words.size() == 1 ? "argument" : "argument " + place;
    try {
      readAll(Input.of(word, literal, options, session.terminal()));
    } catch (Input.NoInputException e) {
      unreadable(word, String.valueOf(e.getMessage()));
    }
  }

  private void readAll(Input input) {
    long before = tally.puzzles;
    long badBefore = tally.bad;
    try (InputStream in = session.meter().watch(input.opener().open(), input.size());
        SudokuReader reader = new SudokuReader(input.name(), in, options, this::pause)) {
      session.debug("reading " + input.name());
      takeAll(reader, words.size() == 1 && !input.isStandardInput() && asksWhetherAlone());
    } catch (IOException e) {
      if (!session.interrupted()) { // which ends a read that waits
        unreadable(input.name(), Endings.reason(e));
        return;
      }
    }
    if (session.interrupted()) {
      add(ExitCode.INTERRUPTED);
    } else if (tally.puzzles == before) {
      if (tally.bad == badBefore) {
        unreadable(input.name(), "there is no puzzle in it");
      }
      add(ExitCode.UNREADABLE);
    }
  }

  /** Looks for a second record before it takes the first only if that matters. */
  private void takeAll(SudokuReader reader, boolean askWhetherAlone) throws IOException {
    PuzzleRecord record = reader.next();
    if (record != null && askWhetherAlone) {
      PuzzleRecord second = reader.next();
      take(record, second == null);
      record = second;
    }
    for (; record != null && !session.interrupted(); record = reader.next()) {
      take(record, false);
    }
  }

  private void take(PuzzleRecord record, boolean alone) {
    PuzzleRecord varied = record instanceof Puzzle puzzle ? vary(puzzle) : record;
    varied = varied instanceof Puzzle puzzle ? admit(puzzle) : varied;
    if (varied instanceof Puzzle puzzle) {
      tally.puzzles++;
      if (session.isVerbose()) {
        tellForm(puzzle);
      }
    } else {
      tally.bad++;
    }
    submit(varied, alone);
  }

  /** A puzzle that the options allow, or why they do not. */
  PuzzleRecord admit(Puzzle puzzle) {
    return puzzle;
  }

  /** Adds the rules of {@code --variant}. */
  private PuzzleRecord vary(Puzzle puzzle) {
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

  /** Tells what was detected, where it is not the same as for the puzzle before. */
  private void tellForm(Puzzle puzzle) {
    String form =
        "read as %s, alphabet %s, %s"
            .formatted(puzzle.format(), puzzle.alphabet(), puzzle.puzzle().layout());
    if (!form.equals(lastForm)) {
      session.debug(place(puzzle) + ": " + form);
      lastForm = form;
    }
  }

  /** Writes a record of something that could not be read. */
  static void write(JsonLines json, PuzzleFormatException error) {
    json.error(
        error.source(), error.line(), error.column(), error.cell().orElse(null), error.reason());
  }

  private void unreadable(String name, String reason) {
    settle();
    tally.bad++;
    add(ExitCode.UNREADABLE);
    session.error(name + ": " + reason);
    if (wantsJson()) {
      json().error(name, 0, 0, null, reason);
    }
  }

  private void finish() {
    if (session.interrupted()) { // perhaps after the last puzzle was read
      add(ExitCode.INTERRUPTED);
      tally.end(Outcome.INTERRUPTED);
    }
    if (wantsJson()) {
      json().record("summary", tally::write);
    }
    if (report.stats()) {
      session.error(tally.toString());
    }
  }

  /** Where a puzzle stands, for messages. */
  static String place(Puzzle puzzle) {
    return puzzle.source() + ":" + puzzle.line();
  }
}
