package org.quadrille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A finished process.
 *
 * @param seconds its wall-clock time
 * @param cpuSeconds its CPU time, including its children
 * @param output its standard output and standard error
 */
record TimedProcess(double seconds, double cpuSeconds, String output) {
  /** Runs its arguments; the second line of {@code times} is for the children of the shell. */
  private static final String SCRIPT = "times=$1; shift; \"$@\"; times >\"$times\"";

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.,]+)s");

  /**
   * Runs a command. A POSIX shell measures its CPU time.
   *
   * @param command is split at blanks; <code>{}</code> stands for the input file. Without <code>{}
   *     </code>, the file is the standard input
   * @param folder a folder for temporary files
   * @param timeout the number of seconds after which the process is killed
   * @throws IllegalStateException if the process was killed
   */
  static TimedProcess run(String command, Path input, Path folder, long timeout)
      throws IOException, InterruptedException {
    Path times = folder.resolve("times");
    Path output = folder.resolve("output");
    List<String> words = new ArrayList<>(List.of("sh", "-c", SCRIPT, "sh", times.toString()));
    BLANKS
        .splitAsStream(command.strip())
        .map(word -> word.replace("{}", input.toString()))
        .forEach(words::add);
    ProcessBuilder builder =
        new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(output.toFile());
    if (!command.contains("{}")) {
      builder.redirectInput(input.toFile());
    }
    long start = System.nanoTime();
    Process process = builder.start();
    boolean finished = process.waitFor(timeout, SECONDS);
    double seconds = (System.nanoTime() - start) / 1e9;
    if (!finished) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      throw new IllegalStateException("timed out after " + timeout + " s");
    }
    String cpu = Files.readAllLines(times).get(1).replace(',', '.');
    return new TimedProcess(
        seconds, cpuSeconds(cpu), new String(Files.readAllBytes(output), UTF_8));
  }

  /** Returns the sum of times such as {@code 0m0.350s 1m2.5s}, in seconds. */
  static double cpuSeconds(String times) {
    return TIME.matcher(times)
        .results()
        .mapToDouble(
            time -> 60 * Integer.parseInt(time.group(1)) + Double.parseDouble(time.group(2)))
        .sum();
  }

  /**
   * Checks that the output contains the number of solutions.
   *
   * @throws IllegalStateException if it does not
   */
  void check(BigInteger solutions) {
    Matcher numbers = Pattern.compile("(?<![\\d.])\\d+(?!\\.?\\d)").matcher(output);
    if (numbers.results().noneMatch(number -> number.group().equals(solutions.toString()))) {
      String line = output.lines().findFirst().orElse("nothing");
      throw new IllegalStateException("expected " + solutions + " solutions, found " + line);
    }
  }
}
