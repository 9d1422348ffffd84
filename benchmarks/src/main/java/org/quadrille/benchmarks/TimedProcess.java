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
 * A process that has come to its end.
 *
 * @param seconds how long it took
 * @param cpuSeconds its CPU time, with that of its children
 * @param output what it printed, on both streams
 */
record TimedProcess(double seconds, double cpuSeconds, String output) {
  /** The second line of {@code times} is that of the shell's children. */
  private static final String SCRIPT = "times=$1; shift; \"$@\"; times >\"$times\"";

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.,]+)s");

  /**
   * Runs a command; a POSIX shell measures its CPU time.
   *
   * @param command split at blanks; <code>{}</code> in it is the input file, which else is the
   *     standard input
   * @param folder for files of this method's own
   * @param timeout after so many seconds it is killed
   * @throws IllegalStateException if it was
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
    long begin = System.nanoTime();
    Process process = builder.start();
    boolean ended = process.waitFor(timeout, SECONDS);
    double seconds = (System.nanoTime() - begin) / 1e9;
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      throw new IllegalStateException("no answer within " + timeout + " s");
    }
    String cpu = Files.readAllLines(times).get(1).replace(',', '.');
    return new TimedProcess(
        seconds, cpuSeconds(cpu), new String(Files.readAllBytes(output), UTF_8));
  }

  /** The sum of times such as {@code 0m0.350s 1m2.5s}. */
  static double cpuSeconds(String times) {
    return TIME.matcher(times)
        .results()
        .mapToDouble(
            time -> 60 * Integer.parseInt(time.group(1)) + Double.parseDouble(time.group(2)))
        .sum();
  }

  /**
   * Looks for the number of solutions in the output.
   *
   * @throws IllegalStateException if it is not there
   */
  void check(BigInteger solutions) {
    Matcher numbers = Pattern.compile("(?<![\\d.])\\d+(?!\\.?\\d)").matcher(output);
    if (numbers.results().noneMatch(number -> number.group().equals(solutions.toString()))) {
      String line = output.lines().findFirst().orElse("nothing");
      throw new IllegalStateException("expected " + solutions + " solutions, found " + line);
    }
  }
}
