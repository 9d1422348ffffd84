package org.quadrille.cli.docs;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.quadrille.core.Problem;
import org.quadrille.core.Solution;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.core.search.StopToken;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Prefix;
import org.quadrille.dlx.Searcher;
import org.quadrille.puzzles.Cell;
import org.quadrille.puzzles.CoverPuzzle;
import org.quadrille.puzzles.Queens;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Variant;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleFormatException;
import org.quadrille.sudoku.io.PuzzleReader;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.sudoku.io.PuzzleWriter;
import org.quadrille.sudoku.io.ReaderOptions;
import org.quadrille.sudoku.io.SudokuFormat;
import org.quadrille.sudoku.io.SudokuReader;
import org.quadrille.sudoku.io.UnreadablePuzzle;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.Sudoku;
import org.quadrille.sudoku.solve.SudokuSolver;

/**
 * Runs every Java snippet of README.md and of the Javadoc of the libraries: each is also part of a
 * test in this class, verbatim except for white space and comments.
 */
class SnippetsTest {
  private static final Path ROOT = Path.of(System.getProperty("quadrille.root"));
  private static final Pattern JAVADOC =
      Pattern.compile("<pre>\\{@code\n(.*?)\\}</pre>", Pattern.DOTALL);
  private static final Pattern README = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final String TEXT =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private final List<Object> used = new ArrayList<>();

  private void use(Object value) {
    used.add(value);
  }

  @TestFactory
  Stream<DynamicTest> everySnippetIsPartOfATest() throws IOException {
    String tests =
        code(
            Files.readString(
                ROOT.resolve("cli/src/test/java/org/quadrille/cli/docs/SnippetsTest.java")));
    List<Path> sources = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    for (String module : List.of("core", "dlx", "sudoku", "puzzles")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    List<DynamicTest> checks = new ArrayList<>();
    for (Path source : sources) {
      boolean readme = source.toString().endsWith(".md");
      String text = Files.readString(source);
      Matcher snippet =
          (readme ? README : JAVADOC).matcher(readme ? text : text.replaceAll("(?m)^ *\\* ?", ""));
      while (snippet.find()) {
        String code = snippet.group(1);
        checks.add(
            DynamicTest.dynamicTest(
                ROOT.relativize(source) + ": " + code.strip().lines().findFirst().orElse(""),
                () -> assertThat(tests).contains(code(code))));
      }
    }
    assertThat(checks).hasSizeGreaterThan(8);
    return checks.stream();
  }

  /** Returns code without imports, comments and white space. */
  private static String code(String text) {
    return text.replaceAll("(?m)^import .*$", "").replaceAll("//[^\n]*", "").replaceAll("\\s", "");
  }

  // Javadoc

  @Test
  void partsInParallel() {
    ExactCover<Cell> cover = ExactCover.of(new Queens(6).problem());
    BigInteger sum =
        cover.split(100).parallelStream()
            .map(part -> cover.within(part).count().value())
            .reduce(BigInteger.ZERO, BigInteger::add);
    assertThat(sum).isEqualTo(4);
  }

  @Test
  void problemAndExactCover() {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("A", "B", "C")
            .secondary("X")
            .option("first", "A", "B", "X:red")
            .option("second", "C", "X:red")
            .build();
    {
      ExactCover<String> cover = ExactCover.of(problem);
      Optional<Solution<String>> solution = cover.first();
      BigInteger solutions = cover.count().value();
      assertThat(solution.orElseThrow().payloads()).containsExactly("first", "second");
      assertThat(solutions).isOne();
    }
    ExactCover<String> cover = ExactCover.of(problem).timeout(Duration.ofSeconds(5));
    Optional<Solution<String>> some = cover.first();
    boolean unique = cover.isUnique();
    try (Stream<Solution<String>> all = cover.stream()) {
      all.limit(10).forEach(System.out::println);
    }
    assertThat(some).isPresent();
    assertThat(unique).isTrue();
  }

  @Test
  void searcher() {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a", "b");
    for (int k = 0; k < 50; k++) {
      builder.option(k, k % 2 == 0 ? "a" : "b");
    }
    Searcher<Integer> searcher = ExactCover.of(builder.build()).searcher();
    searcher.start(17, 42); // options 17 and 42 are required
    while (searcher.next()) {
      use(searcher.solution());
    }
    SearchResult result = searcher.finish();
    assertThat(result.isExhausted()).isTrue();
    assertThat(used).singleElement().hasToString("[b (17), a (42)]");
  }

  @Test
  void layout() {
    Layout plain = Layout.of(Geometry.of(2, 3));
    Layout killerX =
        Layout.CLASSIC
            .with(Variant.DIAGONALS)
            .withCages(List.of(new Cage(List.of(0, 1), 8), new Cage(List.of(2, 11, 20), 12)));
    assertThat(plain.isPlain()).isTrue();
    assertThat(killerX).hasToString("9x9, boxes 3x3, diagonals, 2 cages");
  }

  @Test
  void searchLimits() {
    SearchLimits limits = SearchLimits.NONE.withSolutions(10).withTimeout(Duration.ofSeconds(5));
    assertThat(limits.solutions()).isEqualTo(10);
  }

  /** The loop of an engine, with a limit of 2000 nodes. */
  @Test
  void searchControl() {
    SearchControl control = new SearchControl(SearchLimits.NONE.withNodes(2000));
    assertThat(count(control)).isFalse();
    assertThat(control.outcome()).isEqualTo(org.quadrille.core.search.Outcome.LIMIT);
  }

  private static boolean count(SearchControl control) {
    org.quadrille.core.search.ProgressSource gauge = () -> 0.5;
    long nodes = 0;
    long pollAt = control.nextPoll();
    while (nodes < 3000) {
      if (nodes >= pollAt) {
        if (!control.poll(nodes, gauge)) return false;
        pollAt = control.nextPoll();
      }
      nodes++;
    }
    return true;
  }

  @Test
  void sudoku() {
    String text = TEXT;
    Sudoku sudoku = Sudoku.of(PuzzleReader.readGrid(text));
    Optional<Grid> solution = sudoku.first();
    boolean proper = sudoku.isUnique();
    assertThat(solution.orElseThrow().isSolved()).isTrue();
    assertThat(proper).isTrue();
  }

  @Test
  void sudokuSolver() {
    SudokuSolver solver = Algorithm.DLX.newSolver();
    Grid puzzle = PuzzleReader.readGrid(TEXT);
    solver.start(puzzle, new SearchControl(SearchLimits.NONE.withSolutions(2)));
    while (solver.next()) {
      use(solver.solution());
    }
    SearchResult result = solver.finish();
    assertThat(result.solutions()).isOne();
    assertThat(used).hasSize(1);
  }

  @Test
  void queens() {
    CoverPuzzle<Cell> queens = new Queens(8);
    Solution<Cell> solution = ExactCover.of(queens.problem()).first().orElseThrow();
    String board = queens.draw(solution);
    assertThat(board.lines()).hasSize(8).allMatch(row -> row.replace(".", "").equals("Q"));
  }

  private void solve(Grid grid) {
    use(grid);
  }

  private void report(PuzzleFormatException error) {
    use(error);
  }

  @Test
  void puzzleReader() throws IOException {
    InputStream in = new ByteArrayInputStream((TEXT + "\n12\n").getBytes(StandardCharsets.UTF_8));
    try (PuzzleReader reader = new PuzzleReader("puzzles.txt", in)) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        if (record instanceof Puzzle puzzle) {
          solve(puzzle.grid());
        } else if (record instanceof UnreadablePuzzle bad) {
          report(bad.error());
        }
      }
    }
    assertThat(used).hasSize(2);
  }

  private void solve(SudokuPuzzle puzzle) {
    use(puzzle);
  }

  @Test
  void sudokuReader() throws IOException {
    InputStream in =
        new ByteArrayInputStream(
            ("{\"givens\":\"" + TEXT + "\"}\n{}\n").getBytes(StandardCharsets.UTF_8));
    try (SudokuReader reader = new SudokuReader("puzzles.json", in)) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        if (record instanceof Puzzle puzzle) {
          solve(puzzle.puzzle());
        } else if (record instanceof UnreadablePuzzle bad) {
          report(bad.error());
        }
      }
    }
    assertThat(used).hasSize(2);
  }

  @Test
  void puzzleWriter() throws IOException {
    Puzzle puzzle = SudokuReader.readOne("text", TEXT, ReaderOptions.DETECT);
    StringBuilder out = new StringBuilder();
    try (PuzzleWriter writer = new PuzzleWriter(SudokuFormat.OPENSUDOKU, out)) {
      writer.write(puzzle);
    }
    assertThat(out).contains("<game data=");
  }

  @Test
  void readmeBoard() {
    char[][] board =
        TEXT.replaceAll("(.{9})", "$1\n").lines().map(String::toCharArray).toArray(char[][]::new);
    boolean solved = Sudoku.solve(board); // fills the board in place
    assertThat(solved).isTrue();
    assertThat(board[0]).containsExactly('5', '3', '4', '6', '7', '8', '9', '1', '2');
  }

  // README

  record Talk(String title, List<String> rooms) {}

  record Slot(String room, int hour) {}

  record Placed(String talk, Slot slot) {}

  @Test
  void readmeSchedule() {
    List<Talk> talks =
        List.of(
            new Talk("Zippers", List.of("red")),
            new Talk("Monads", List.of("red", "blue")),
            new Talk("Sheaves", List.of("blue")));

    Problem.Builder<Placed> builder = Problem.builder();
    for (Talk talk : talks) {
      builder.primary(talk); // every talk is given exactly once
    }
    for (String room : List.of("red", "blue")) {
      for (int hour = 9; hour <= 10; hour++) {
        builder.secondary(new Slot(room, hour)); // a room has at most one talk an hour
      }
    }
    for (Talk talk : talks) {
      for (String room : talk.rooms()) {
        for (int hour = 9; hour <= 10; hour++) {
          Slot slot = new Slot(room, hour);
          builder.option(new Placed(talk.title(), slot), talk, slot);
        }
      }
    }

    ExactCover<Placed> cover = ExactCover.of(builder.build()).timeout(ofSeconds(5));
    List<Placed> plan = cover.first().orElseThrow().payloads();
    BigInteger plans = cover.count().value(); // 8

    assertThat(plan).hasSize(3);
    assertThat(plans).isEqualTo(8);

    ExactCover<Placed> early = cover.require(0).forbid(3, 5);
    BigInteger sum = BigInteger.ZERO;
    for (Prefix part : early.split(8)) { // each can be written down: part.toString(), Prefix.parse
      sum = sum.add(early.within(part).count().value());
    }

    assertThat(sum).isEqualTo(early.count().value()).isPositive();

    StopToken token = new StopToken();
    CompletableFuture<Count> future =
        CompletableFuture.supplyAsync(() -> cover.stopOn(token).count());
    token.stop(); // from any thread; the count ends soon
    Count soFar = future.join(); // exact, or at least so many

    assertThat(soFar.value()).isLessThanOrEqualTo(plans);
    assertThat(soFar.outcome()).isIn(Outcome.EXHAUSTED, Outcome.INTERRUPTED);
  }
}
