package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The first line of the file of an instance has the number of solutions, so cat can "count". */
@EnabledOnOs({OS.LINUX, OS.MAC})
class ProcessesTest {
  @TempDir private Path folder;

  private record Result(int code, String out, String err) {}

  private static Result run(String... args) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    try {
      int code = Processes.execute(args);
      return new Result(
          code, printed.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  @Test
  void theReportReadsTheRows() throws Exception {
    Result result =
        run(
            "--program=cat=cat",
            "--program=head=head -n 1 {}",
            "--instance=queens-8,mutilated-6x6",
            "-n",
            "2");
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
    Path file = Files.writeString(folder.resolve("processes.json"), result.out());
    Results results = new Results();
    results.read(file);
    assertThat(results.matrices())
        .singleElement()
        .satisfies(
            matrix -> {
              assertThat(matrix.title()).isEqualTo(Processes.TABLE);
              assertThat(matrix.programs()).containsExactly("cat", "head");
              assertThat(matrix.instances()).containsExactly("mutilated-6x6", "queens-8");
              assertThat(matrix.timing("queens-8", "cat").orElseThrow().cpuSeconds())
                  .isNotNegative();
            });
  }

  @Test
  void aProgramThatFailsHasNoRow() {
    Result result =
        run(
            "--program=silent=true",
            "--program=wrong=echo 920",
            "--program=endless=tail -f {}",
            "--program=cat=cat",
            "--instance=queens-8",
            "--timeout=1");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err())
        .isEqualToNormalizingNewlines(
            """
            silent, queens-8: expected 92 solutions, found nothing
            wrong, queens-8: expected 92 solutions, found 920
            endless, queens-8: timed out after 1 s
            """);
    assertThat(result.out()).contains("\"cat\"").doesNotContain("silent", "wrong", "endless");
  }

  @Test
  void wrongArguments() {
    for (String argument : List.of("--instance=queens-0", "--effort=tiny", "--timeout=0")) {
      assertThat(run("--program=cat=cat", argument).code()).as(argument).isEqualTo(2);
    }
    assertThat(run("--instance=queens-8").err()).contains("--program");
  }

  @Test
  void shellTimesAreParsed() {
    assertThat(TimedProcess.cpuSeconds("0m0.350s 1m2.500s")).isCloseTo(62.85, offset(1e-9));
    assertThat(TimedProcess.cpuSeconds("0m0.00s 0m0.01s")).isCloseTo(0.01, offset(1e-9));
  }

  @Test
  void mediansOfEvenAndOddCounts() {
    List<TimedProcess> times = List.of(of(4), of(1), of(2), of(9));
    assertThat(Processes.median(times, TimedProcess::seconds)).isEqualTo(3);
    assertThat(Processes.median(times.subList(1, 4), TimedProcess::seconds)).isEqualTo(2);
  }

  private static TimedProcess of(double seconds) {
    return new TimedProcess(seconds, 0, "");
  }
}
