package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.EMPTY;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the executable jar as a process: streams, signals, memory, locale. */
class ProcessIT {
  private static final String JAR = System.getProperty("quadrille.jar");

  @TempDir Path folder;

  private static ProcessBuilder command(List<String> jvm, String... words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvm);
    command.addAll(List.of("-jar", JAR));
    command.addAll(List.of(words));
    return new ProcessBuilder(command);
  }

  /** The common pool may have a single thread, which cannot read two streams at once. */
  private static void runInNewThread(Runnable task) {
    new Thread(task).start();
  }

  private static CompletableFuture<String> text(InputStream in) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        },
        ProcessIT::runInNewThread);
  }

  private static Cli.Result run(ProcessBuilder builder, String input) throws Exception {
    Process process = builder.start();
    CompletableFuture<String> out = text(process.getInputStream());
    CompletableFuture<String> err = text(process.getErrorStream());
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    }
    int code = process.waitFor();
    return new Cli.Result(code, out.join(), err.join());
  }

  @Test
  void solvesAndExits() throws Exception {
    assertThat(run(command(List.of(), "sudoku", "solve", PUZZLE), ""))
        .isEqualTo(new Cli.Result(0, SOLUTION + "\n", ""));
    assertThat(run(command(List.of(), "cover", "count"), "a\na\na\n"))
        .isEqualTo(new Cli.Result(0, "2\n", ""));
    assertThat(run(command(List.of(), "--version"), "").out()).matches("quadrille \\d.*\n");
  }

  @Test
  void resultsDoNotDependOnTheLocale() throws Exception {
    List<String> odd =
        List.of(
            "-Dfile.encoding=US-ASCII",
            "-Dsun.jnu.encoding=US-ASCII",
            "-Duser.language=ar",
            "-Duser.country=EG",
            "-Duser.extensions=u-nu-arab");
    assertThat(run(command(odd, "cover", "solve"), "\u00e9t\u00e9 I\n\u00e9t\u00e9\nI\n"))
        .isEqualTo(new Cli.Result(0, "1:\n \u00e9t\u00e9\n I\n", ""));
    Cli.Result json = run(command(odd, "sudoku", "check", "--json"), PUZZLE + " \u00fcber");
    assertThat(json.out()).contains("\"text\":\"\u00fcber\"", "\"verdict\":\"unique\"");
    Cli.Result bench =
        run(command(odd, "sudoku", "bench", "--algorithms=bitmask", "--warmup=0s"), PUZZLE);
    assertThat(bench.out()).contains("bitmask").containsPattern("[0-9]\\.[0-9]{3}");
    List<String> turkish = List.of("-Duser.language=tr", "-Duser.country=TR");
    assertThat(run(command(turkish, "sudoku", "solve", "--algorithm", "bitmask", "12"), "").err())
        .endsWith("found 2\n");
  }

  /** Results are printed before all input is read, and memory does not grow with the input. */
  @Test
  void batchesAreStreamed() throws Exception {
    Process process = command(List.of("-Xmx32m"), "sudoku", "solve").start();
    CompletableFuture<String> err = text(process.getErrorStream());
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      OutputStream in = process.getOutputStream();
      byte[] line = (PUZZLE + "\n").getBytes(StandardCharsets.UTF_8);
      in.write(line);
      in.flush();
      assertThat(out.readLine()).isEqualTo(SOLUTION);
      CompletableFuture<Long> rest =
          CompletableFuture.supplyAsync(() -> out.lines().count(), ProcessIT::runInNewThread);
      int count = 200_000;
      for (int k = 0; k < count; k++) {
        in.write(line);
      }
      in.close();
      assertThat(rest.join()).isEqualTo(count);
    }
    assertThat(process.waitFor()).isZero();
    assertThat(err.join()).isEmpty();
  }

  @Test
  void aClosedPipeIsExitCode0() throws Exception {
    Path file = folder.resolve("many.txt");
    Files.write(file, java.util.Collections.nCopies(20_000, PUZZLE));
    Process process = command(List.of(), "sudoku", "solve", file.toString()).start();
    CompletableFuture<String> err = text(process.getErrorStream());
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo(SOLUTION);
    }
    assertThat(process.waitFor()).isZero();
    assertThat(err.join()).isEmpty();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void anInterruptPrintsTheCountSoFar() throws Exception {
    for (String[] words :
        new String[][] {
          {"sudoku", "count", "--progress=plain", EMPTY},
          // (Memoization would count this one at once.)
          {"cover", "count", "--engine=bitsets", "--progress=plain", endless().toString()},
          {
            "cover",
            "count",
            "--engine=bitsets",
            "--progress=plain",
            "--threads=2",
            endless().toString()
          }
        }) {
      Process process = command(List.of(), words).start();
      CompletableFuture<String> out = text(process.getInputStream());
      try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
        assertThat(err.readLine()).startsWith("progress: ");
        interrupt(process);
        assertThat(process.waitFor()).isEqualTo(130);
        String count = out.join().strip();
        assertThat(Long.parseLong(count)).isPositive();
        assertThat(err.lines().filter(line -> !line.startsWith("progress")))
            .singleElement()
            .asString()
            .contains("at least " + count + ": interrupted");
      }
    }
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void anInterruptDuringABlockingReadEndsTheBatch() throws Exception {
    Process process = command(List.of(), "sudoku", "solve").start();
    process.getOutputStream().write((PUZZLE + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo(SOLUTION);
      interrupt(process);
      assertThat(process.waitFor()).isEqualTo(130);
    }
  }

  /** A result is printed soon, however long the next search takes. */
  @Test
  void longSearchesDoNotDelayEarlierResults() throws Exception {
    Path file = folder.resolve("three.txt");
    Files.write(file, List.of(PUZZLE, PUZZLE, Puzzles.SLOW_FOR_NAIVE));
    Process process =
        command(List.of(), "sudoku", "solve", "--algorithm=naive", file.toString()).start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo(SOLUTION);
      assertThat(out.readLine()).isEqualTo(SOLUTION);
      assertThat(process.isAlive()).isTrue();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theSummaryOfAnInterruptedBatchHasItsStatus() throws Exception {
    Process process = command(List.of(), "sudoku", "solve", "--json").start();
    CompletableFuture<String> err = text(process.getErrorStream());
    process.getOutputStream().write((PUZZLE + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).contains(SOLUTION);
      interrupt(process);
      assertThat(out.readLine()).contains("\"status\":\"interrupted\",\"puzzles\":1");
      assertThat(out.readLine()).isNull();
    }
    assertThat(process.waitFor()).isEqualTo(130);
    assertThat(err.join()).isEmpty();
  }

  @Test
  void outOfMemoryIsExitCode70WithOneLine() throws Exception {
    Path file = folder.resolve("big.dlx");
    Files.writeString(file, "a\n" + "a\n".repeat(2_000_000));
    Cli.Result result = run(command(List.of("-Xmx16m"), "cover", "count", file.toString()), "");
    assertThat(result.code()).isEqualTo(70);
    assertThat(result.err()).startsWith("quadrille: out of memory").hasLineCount(1);
  }

  /**
   * Solutions that wait for earlier ones use a bounded part of a small heap; all of them, 19 MB of
   * numbers, would not fit.
   */
  @Test
  void orderedSolutionsUseBoundedMemory() throws Exception {
    int coins = 18; // 2^18 solutions, of 18 options each
    Path file = coins(coins);
    for (String how : List.of("--engine=dancing-links", "--engine=bitsets", "--unordered")) {
      Process process =
          command(
                  List.of("-Xmx16m"),
                  "cover",
                  "solve",
                  "--threads=2",
                  "--limit=0",
                  how,
                  file.toString())
              .start();
      CompletableFuture<String> err = text(process.getErrorStream());
      long lines = 0;
      try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
          lines++;
        }
      }
      assertThat(lines).as(how).isEqualTo((1L << coins) * (1 + coins));
      assertThat(process.waitFor()).isZero();
      assertThat(err.join()).isEmpty();
    }
  }

  @Test
  void aClosedPipeEndsAllThreads() throws Exception {
    Path file = coins(40);
    Process process =
        command(List.of("-Xmx64m"), "cover", "solve", "--threads=2", "--all", file.toString())
            .start();
    CompletableFuture<String> err = text(process.getErrorStream());
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("1:");
    }
    assertThat(process.waitFor()).isZero();
    assertThat(err.join()).isEmpty();
  }

  /**
   * Dominoes on 12x12 (OEIS A004003), whose memo table must be bounded, and the partitions of a set
   * of 10 (OEIS A000110).
   */
  @Test
  void memoizedCountsFitIntoASmallHeap() throws Exception {
    Path dominoes = Files.writeString(folder.resolve("dominoes.dlx"), dominoes(12));
    Path partitions = Files.writeString(folder.resolve("partitions.dlx"), partitions(10));
    String[] counts = {"53060477521960000\n", "115975\n"};
    Path[] files = {dominoes, partitions};
    for (int k = 0; k < files.length; k++) {
      String[] words = {"cover", "count", "--stats", files[k].toString()};
      Cli.Result result = run(command(List.of("-Xmx16m"), words), "");
      assertThat(result.err()).contains("engine: bitsets (memory pays: ");
      assertThat(result.out()).isEqualTo(counts[k]);
      assertThat(result.code()).isZero();
    }
  }

  private static String dominoes(int n) {
    StringBuilder items = new StringBuilder();
    StringBuilder options = new StringBuilder();
    for (int cell = 0; cell < n * n; cell++) {
      items.append('c').append(cell).append(' ');
      if ((cell + 1) % n != 0) {
        options.append("c%d c%d%n".formatted(cell, cell + 1));
      }
      if (cell + n < n * n) {
        options.append("c%d c%d%n".formatted(cell, cell + n));
      }
    }
    return items + "\n" + options;
  }

  private static String partitions(int n) {
    StringBuilder options = new StringBuilder();
    for (int set = 1; set < 1 << n; set++) {
      for (int k = 0; k < n; k++) {
        options.append((set >> k & 1) == 0 ? "" : "e" + k + " ");
      }
      options.append('\n');
    }
    StringBuilder items = new StringBuilder();
    for (int k = 0; k < n; k++) {
      items.append('e').append(k).append(' ');
    }
    return items + "\n" + options;
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void outputErrorsAreExitCode70() throws Exception {
    for (String[] words : new String[][] {{"--help"}, {"sudoku", "solve", PUZZLE}}) {
      ProcessBuilder builder = command(List.of(), words);
      builder.redirectOutput(Path.of("/dev/full").toFile());
      Cli.Result result = run(builder, "");
      assertThat(result.code()).isEqualTo(70);
      assertThat(result.err()).startsWith("quadrille: cannot write").hasLineCount(1);
    }
  }

  private Path endless() throws Exception {
    return coins(40);
  }

  /** A problem with 2^n solutions. */
  private Path coins(int n) throws Exception {
    StringBuilder items = new StringBuilder();
    StringBuilder options = new StringBuilder();
    for (int k = 0; k < n; k++) {
      items.append('i').append(k).append(' ');
      options.append(("i" + k + " link:same\n").repeat(2));
    }
    String text = items + "| link\n" + options;
    return Files.writeString(folder.resolve("coins" + n + ".dlx"), text);
  }

  private static void interrupt(Process process) throws Exception {
    int code = new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    assertThat(code).isZero();
  }

  /** Logging, JSON and the progress bar are loaded only on use. */
  @Test
  void aPlainSolveLoadsNeitherLoggingNorJson() throws Exception {
    Cli.Result result = run(command(List.of("-verbose:class"), "sudoku", "solve", PUZZLE), "");
    assertThat(result.out())
        .contains("org.quadrille.sudoku.solve.FastSolver")
        .doesNotContain(
            "ch.qos.logback",
            "org.slf4j",
            "JsonFactory",
            "tongfei",
            "com.google.common",
            "java.awt");
  }

  @Test
  void choosingAnEngineStartsLogbackOnlyIfVerbose() throws Exception {
    Path problem = folder.resolve("queens.dlx");
    Files.writeString(problem, run(command(List.of(), "puzzle", "queens", "9", "--dlx"), "").out());
    String file = problem.toString();
    Cli.Result result = run(command(List.of("-verbose:class"), "cover", "count", file), "");
    assertThat(result.out())
        .contains("352", "org.quadrille.cli.DeferredLogback")
        .doesNotContain("ch.qos.logback");
    assertThat(result.err()).isEmpty();
    Cli.Result verbose = run(command(List.of(), "cover", "count", "--verbose", file), "");
    assertThat(verbose.err()).contains("DEBUG engine BITSETS");
  }
}
