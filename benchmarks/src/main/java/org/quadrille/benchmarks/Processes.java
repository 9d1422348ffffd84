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
 * Measures whole processes that count solutions: their start, reading, and for those on the JVM the
 * time until they are warm belong to it. The programs take turns, so that all of them meet the same
 * hours of the machine.
 */
@Command(
    name = "java -cp benchmarks.jar org.quadrille.benchmarks.Processes",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Prints the times of commands that count the solutions of the suite's instances, as JSON "
            + "for the report: the medians of several runs.")
public final class Processes implements Callable<Integer> {
  /** The table of the report. */
  static final String TABLE = "Whole processes";

  @Option(
      names = "--program",
      paramLabel = "NAME=COMMAND",
      required = true,
      description =
          "A program, as often as there are several. The command is split at blanks; {} in it is "
              + "the file of the instance, in the form of Knuth's programs. Without it, the file is "
              + "the standard input. What the command prints must contain the number of solutions.")
  private Map<String, String> programs = new LinkedHashMap<>();

  @Option(
      names = "--instance",
      paramLabel = "NAME",
      split = ",",
      description =
          "Which instances; all small and large ones if neither these nor efforts are given.")
  private List<String> instances = new ArrayList<>();

  @Option(
      names = "--effort",
      paramLabel = "EFFORT",
      split = ",",
      description = "Those of an effort: small, large, huge.")
  private List<String> efforts = new ArrayList<>();

  @Option(names = "-n", paramLabel = "RUNS", defaultValue = "5", description = "How many runs: 5.")
  private int runs;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      defaultValue = "120",
      description = "How long a run may take: 120. What takes longer has no row.")
  private long timeout;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private Processes() {}

  /**
   * Measures.
   *
   * @param args {@code --help} tells more
   */
  public static void main(String[] args) {
    System.exit(execute(args));
  }

  /** The same without the end of this process. */
  static int execute(String... args) {
    return new CommandLine(new Processes())
        .setExecutionExceptionHandler(Report::tell)
        .execute(args);
  }

  /** Returns 1 if a program has failed somewhere. */
  @Override
  public Integer call() throws IOException, InterruptedException {
    if (runs < 1 || timeout < 1) {
      throw new ParameterException(spec.commandLine(), "RUNS and SECONDS are at least 1");
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

  /** Lets the programs take turns; one that fails takes no more. */
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

  static double median(List<TimedProcess> times, ToDoubleFunction<TimedProcess> what) {
    double[] sorted = times.stream().mapToDouble(what).sorted().toArray();
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
