package org.quadrille.benchmarks;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/**
 * Measures whole processes that count solutions. The times include start-up, reading and, on the
 * JVM, warm-up. The programs run alternately, so that a change of the load of the machine affects
 * all of them.
 */
@Command(
    name = "java -cp benchmarks.jar org.quadrille.benchmarks.Processes",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Measures commands that count the solutions of instances of the suite, and prints the "
            + "medians of several runs as JSON for the report.")
public final class Processes implements Callable<Integer> {
  /** The name of the table in the report. */
  static final String TABLE = "Whole processes";

  @Option(
      names = "--program",
      paramLabel = "NAME=COMMAND",
      required = true,
      description =
          "A program; can be repeated. The command is split at blanks; {} stands for the file of "
              + "the instance, in the text form of Knuth's programs. Without {}, the file is the "
              + "standard input. The output must contain the number of solutions.")
  private Map<String, String> programs = new LinkedHashMap<>();

  @Option(
      names = "--instance",
      paramLabel = "NAME",
      split = ",",
      description = "The instances; without instances and efforts, all small and large ones.")
  private List<String> instances = new ArrayList<>();

  @Option(
      names = "--effort",
      paramLabel = "EFFORT",
      split = ",",
      description = "Use all instances of an effort: small, large, huge.")
  private List<String> efforts = new ArrayList<>();

  @Option(
      names = "-n",
      paramLabel = "RUNS",
      defaultValue = "5",
      description = "The number of runs; default: 5.")
  private int runs;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      defaultValue = "120",
      description =
          "The longest time of a run; default: 120. A program that takes longer has no row.")
  private long timeout;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private Processes() {}

  /**
   * Measures the programs and prints the times.
   *
   * @param args see {@code --help}
   */
  public static void main(String[] args) {
    System.exit(execute(args));
  }

  /** Measures the programs and returns the exit code. */
  static int execute(String... args) {
    return new CommandLine(new Processes())
        .setExecutionExceptionHandler(Report::tell)
        .execute(args);
  }

  /** Returns 1 if a program has failed on an instance. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    if (runs < 1 || timeout < 1) {
      throw new ParameterException(spec.commandLine(), "RUNS and SECONDS must be at least 1");
    }
    List<Instance> chosen;
    try {
      chosen = Suite.choose(instances, efforts);
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(spec.commandLine(), unknown.getMessage(), unknown);
    }
    Path folder = Files.createTempDirectory("suite");
    try {
      Suite.write(chosen, folder);
      List<Map<String, Object>> rows = new ArrayList<>();
      boolean allAnswered = true;
      for (Instance instance : chosen) {
        Map<String, List<TimedProcess>> measured = measure(instance, folder);
        allAnswered &= measured.size() == programs.size();
        measured.forEach((program, times) -> rows.add(row(program, instance, times)));
      }
      System.out.println(json(rows));
      return allAnswered ? 0 : 1;
    } finally {
      delete(folder);
    }
  }

  /** Runs the programs alternately; a program that fails is not run again. */
  private Map<String, List<TimedProcess>> measure(Instance instance, Path folder)
      throws IOException, InterruptedException {
    Map<String, List<TimedProcess>> measured = new LinkedHashMap<>();
    programs.keySet().forEach(program -> measured.put(program, new ArrayList<>()));
    for (int run = 0; run < runs; run++) {
      for (String program : List.copyOf(measured.keySet())) {
        try {
          TimedProcess timed =
              TimedProcess.run(
                  programs.get(program), folder.resolve(instance + ".dlx"), folder, timeout);
          timed.check(instance.count());
          measured.get(program).add(timed);
        } catch (IllegalStateException wrong) {
          System.err.printf("%s, %s: %s%n", program, instance, wrong.getMessage());
          measured.remove(program);
        }
      }
    }
    return measured;
  }

  private static Map<String, Object> row(
      String program, Instance instance, List<TimedProcess> times) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("table", TABLE);
    row.put("program", program);
    row.put("instance", instance.name());
    row.put("seconds", median(times, TimedProcess::seconds));
    row.put("cpuSeconds", median(times, TimedProcess::cpuSeconds));
    return row;
  }

  static double median(List<TimedProcess> times, ToDoubleFunction<TimedProcess> value) {
    double[] sorted = times.stream().mapToDouble(value).sorted().toArray();
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }

  private static String json(List<Map<String, Object>> rows) throws IOException {
    DefaultPrettyPrinter lines = new DefaultPrettyPrinter();
    lines.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
    return new ObjectMapper().writer(lines).writeValueAsString(rows);
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .sorted(Comparator.reverseOrder())
          .forEach(
              file -> {
                try {
                  Files.delete(file);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}
