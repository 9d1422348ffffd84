package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.TypeConversionException;

/** The command line, and the runner without processes. */
class CompareTest {
  @TempDir private Path folder;
  private Path jar;
  private Path toy;

  private record Result(int code, String out, String err) {}

  @BeforeEach
  void makeFiles() throws Exception {
    jar = folder.resolve("checkout/cli/target/quadrille.jar");
    Files.createDirectories(jar.getParent());
    Files.writeString(jar, "no jar");
    toy = Files.writeString(folder.resolve("toy.dlx"), "a b c\na b\nc\na\nb c\n");
  }

  /** Runs with both streams caught. */
  private static Result caught(Command command) throws Exception {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
    try {
      int code = command.run();
      return new Result(
          code, printed.toString(StandardCharsets.UTF_8), told.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  private interface Command {
    int run() throws Exception;
  }

  private Result compare(String... options) throws Exception {
    String[] args = new String[options.length + 2];
    args[0] = folder.resolve("checkout").toString();
    args[1] = jar.toString();
    System.arraycopy(options, 0, args, 2, options.length);
    return caught(() -> Compare.execute(args));
  }

  @ParameterizedTest
  @CsvSource({"3%, 0.03", "3, 0.03", "0, 0", "12.5%, 0.125"})
  void percentages(String text, double limit) {
    assertThat(new Compare.Percent().convert(text)).isEqualTo(limit);
  }

  @ParameterizedTest
  @CsvSource({"three", "%", "-1%", "NaN"})
  void noPercentages(String text) {
    assertThatExceptionOfType(TypeConversionException.class)
        .isThrownBy(() -> new Compare.Percent().convert(text))
        .withMessageContaining(text);
  }

  @Test
  void rowsAreThoseOfTheFilesAndOfSudokus() throws Exception {
    Result result = compare("--list", "--files", toy.toString(), "other.dlx");
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
    assertThat(result.out().lines())
        .containsExactly(
            "toy", "other", "sudoku-dlx", "sudoku-fast", "start-cover", "start-sudoku");
  }

  @Test
  void rowsAreChosenByARegularExpression() throws Exception {
    Result result =
        compare("--files", toy.toString(), "--rows", "^toy|fast", "--limit=5%", "--list");
    assertThat(result.out().lines()).containsExactly("toy", "sudoku-fast");
  }

  @Test
  void theSuiteIsMeasuredIfNoFilesAreGiven() throws Exception {
    Result result = compare("--list");
    assertThat(result.out().lines()).contains("soma", "queens-12", "words-4x4", "domination-7x7");
  }

  @ParameterizedTest
  @CsvSource({
    "--rows=nothing, no row nothing",
    "--rows=(, Unclosed group",
    "--rounds=0, at least 1 round",
    "--limit=x, expected a percentage",
  })
  void wrongOptions(String option, String message) throws Exception {
    Result result = compare("--files=" + toy, "--list", option);
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains(message);
  }

  @Test
  void aCheckoutThatIsNotBuilt() throws Exception {
    Result result = caught(() -> Compare.execute(folder.toString(), jar.toString()));
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("there is no ", "build it first");
  }

  /** The jar is none, so the runner finds no class of the project. */
  @Test
  void aBuildThatDoesNotRun() throws Exception {
    Result result = compare("--files=" + toy, "--rows=toy", "--rounds=1");
    assertThat(result.code()).isEqualTo(3);
    assertThat(result.err()).contains("the runner has failed on " + toy);
  }

  @Test
  void theRunnerCountsCovers() throws Exception {
    Result result = caught(() -> runner("cover", toy));
    Comparison.Sample sample = Comparison.Sample.parse(result.out().strip());
    assertThat(sample.value()).isEqualTo("2");
    assertThat(sample.nodes()).isEqualTo(4);
    assertThat(sample.seconds()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"DLX", "FAST"})
  void theRunnerCountsUpToTwoSolutionsOfEachSudoku(String algorithm) throws Exception {
    String proper =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    String text = "# comment\n" + proper + "\n" + ".".repeat(81) + " # of many\n";
    Path list = Files.writeString(folder.resolve("list.txt"), text);
    Result result = caught(() -> runner(algorithm, list));
    assertThat(Comparison.Sample.parse(result.out().strip()).value()).isEqualTo("3");
  }

  private static int runner(String task, Path file) throws Exception {
    CompareRunner.main(new String[] {task, file.toString(), "0", "0"});
    return 0;
  }
}
