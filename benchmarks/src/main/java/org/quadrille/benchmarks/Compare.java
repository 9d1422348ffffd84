package org.quadrille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.quadrille.benchmarks.Comparison.Sample;
import org.quadrille.benchmarks.Comparison.Verdict;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/**
 * Compares the speed of two builds. Each row is measured by one JVM process for each build in
 * turns, and judged by CPU time, so that other load of the machine disturbs as little as possible.
 */
@Command(
    name = "benchmarks/compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description =
        "Compares the speed of two builds and prints a table. Exit code 1 if a row is slower, or "
            + "if the numbers of solutions differ; 3 if a row cannot be measured.")
public final class Compare implements Callable<Integer> {
  /** One class file for each class of the runner. */
  private static final List<String> RUNNER =
      List.of("CompareRunner", "CompareRunner$Answer", "CompareRunner$Task");

  private static final String START_UP = "start-";
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** Runs of the command in one sample of its start. */
  private static final int STARTS = 5;

  private static final long TIMEOUT = 600; // seconds, for one process

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = "A checkout that has been built, or its jar cli/target/quadrille.jar.")
  private Path old;

  @Parameters(index = "1", paramLabel = "NEW", description = "The same of the build to judge.")
  private Path young;

  @Option(
      names = "--rows",
      paramLabel = "REGEX",
      description = "Only the rows in whose name this is found.")
  private String rows = "";

  @Option(names = "--rounds", paramLabel = "N", description = "Processes for each build: 7.")
  private int rounds = 7;

  @Option(
      names = "--limit",
      paramLabel = "PERCENT",
      converter = Percent.class,
      description = "Up to this difference rows are the same: 3%%.")
  private double limit = 0.03;

  @Option(
      names = "--files",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Exact covers in the form of Knuth's programs; the suite's if not given.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--sudokus",
      paramLabel = "FILE",
      description = "9x9 sudokus, one a line; examples/puzzles.txt if not given.")
  private Path sudokus;

  @Option(names = "--warm-up", paramLabel = "S", description = "CPU seconds to warm up: 2.")
  private double warmUp = 2;

  @Option(names = "--measure", paramLabel = "S", description = "CPU seconds to measure: 2.")
  private double measure = 2;

  @Option(names = "--list", description = "Only prints the names of the rows.")
  private boolean isList;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  /** A number of percent, with or without the sign. */
  static final class Percent implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      try {
        double percent = Double.parseDouble(text.endsWith("%") ? text.replace("%", "") : text);
        if (percent >= 0 && percent < Double.POSITIVE_INFINITY) {
          return percent / 100;
        }
      } catch (NumberFormatException e) {
        // as below
      }
      throw new TypeConversionException("expected a percentage such as 3%, found " + text);
    }
  }

  /** Measures a build once. */
  private interface Measurement {
    Sample of(Path jar) throws IOException, InterruptedException;
  }

  private record Row(String name, Measurement measurement) {}

  private Compare() {}

  /**
   * Compares.
   *
   * @param args {@code --help} tells more
   */
  public static void main(String[] args) {
    System.exit(execute(args));
  }

  /** The same without the end of this process. */
  static int execute(String... args) {
    return new CommandLine(new Compare())
        .setExecutionExceptionHandler(
            (e, command, parsed) -> {
              if (e instanceof IOException || e instanceof IllegalStateException) {
                command.getErr().println(e.getMessage());
                return 3;
              }
              throw e;
            })
        .execute(args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (rounds < 1 || !(warmUp >= 0) || !(measure >= 0)) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 1 round, and seconds that are not negative");
    }
    Path oldJar = jar(old);
    Path newJar = jar(young);
    Path folder = Files.createTempDirectory("compare");
    try {
      List<Row> chosen = choose(rows(folder));
      if (isList) {
        chosen.forEach(row -> System.out.println(row.name()));
        return 0;
      }
      Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
      System.out.printf(Comparison.HEADER);
      for (Row row : chosen) {
        Comparison comparison = compare(row, oldJar, newJar);
        System.out.println(comparison.row(limit));
        verdicts.add(comparison.verdict(limit));
      }
      return verdicts.contains(Verdict.SLOWER) || verdicts.contains(Verdict.DIFFERENT) ? 1 : 0;
    } finally {
      Processes.delete(folder);
    }
  }

  /** The jar of a checkout, or the jar itself. */
  private Path jar(Path build) {
    Path jar =
        Files.isDirectory(build) ? build.resolve("cli/target/quadrille.jar") : build.normalize();
    if (!Files.isRegularFile(jar)) {
      throw new ParameterException(spec.commandLine(), "there is no " + jar + "; build it first");
    }
    return jar.toAbsolutePath();
  }

  private List<Row> choose(List<Row> all) {
    try {
      Pattern wanted = Pattern.compile(rows);
      List<Row> chosen = all.stream().filter(row -> wanted.matcher(row.name()).find()).toList();
      if (chosen.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(),
            "no row " + rows + "; there are " + all.stream().map(Row::name).toList());
      }
      return chosen;
    } catch (PatternSyntaxException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private List<Row> rows(Path folder) throws IOException {
    Path classes = unpackRunner(folder.resolve("classes"));
    Path puzzles = sudokus;
    if (puzzles == null) {
      puzzles = folder.resolve("puzzles.txt");
      Files.write(puzzles, Lists.bytes("mixed"));
    }
    List<Row> all = new ArrayList<>();
    for (Path file : files.isEmpty() ? suite(folder.resolve("suite")) : files) {
      String name = file.getFileName().toString().replaceFirst("\\.dlx$", "");
      all.add(new Row(name, jar -> run(jar, classes, "cover", file)));
    }
    Path list = puzzles;
    all.add(new Row("sudoku-dlx", jar -> run(jar, classes, "DLX", list)));
    all.add(new Row("sudoku-fast", jar -> run(jar, classes, "FAST", list)));
    Path toy = Files.writeString(folder.resolve("toy.dlx"), "a b c\na b\nc\na\nb c\n");
    all.add(new Row(START_UP + "cover", jar -> start(jar, folder, "cover count", toy)));
    all.add(new Row(START_UP + "sudoku", jar -> start(jar, folder, "sudoku solve " + PUZZLE, toy)));
    return all;
  }

  private static List<Path> suite(Path folder) throws IOException {
    List<Instance> large = Suite.choose(List.of(), List.of("large"));
    Suite.write(large, folder);
    return large.stream().map(instance -> folder.resolve(instance + ".dlx")).toList();
  }

  /** The runner alone, so that all other classes come from the build. */
  private static Path unpackRunner(Path folder) throws IOException {
    for (String name : RUNNER) {
      String path = "org/quadrille/benchmarks/" + name + ".class";
      Path file = folder.resolve(path);
      Files.createDirectories(file.getParent());
      try (InputStream in = Compare.class.getResourceAsStream("/" + path)) {
        if (in == null) {
          throw new IllegalStateException(path + " is not on the class path");
        }
        Files.copy(in, file);
      }
    }
    return folder;
  }

  /** Old, new, old, new: both builds meet the same load of the machine. */
  private Comparison compare(Row row, Path oldJar, Path newJar)
      throws IOException, InterruptedException {
    Comparison comparison = new Comparison(row.name());
    for (int round = 0; round < rounds; round++) {
      Sample first = row.measurement().of(oldJar);
      comparison.add(first, row.measurement().of(newJar));
      if (!comparison.isSameValue()) {
        break;
      }
    }
    return comparison;
  }

  private Sample run(Path jar, Path classes, String task, Path file)
      throws IOException, InterruptedException {
    String classPath = classes + System.getProperty("path.separator") + jar;
    Process process =
        new ProcessBuilder(
                java(),
                "-XX:+UseSerialGC",
                "-XX:-BackgroundCompilation", // on a busy machine it would lag behind
                "-Xmx1g",
                "-cp",
                classPath,
                CompareRunner.class.getName(),
                task,
                file.toAbsolutePath().toString(),
                Double.toString(warmUp),
                Double.toString(measure))
            .redirectError(Redirect.INHERIT)
            .start();
    try {
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("the runner has failed on " + file + " with " + jar);
      }
      return Sample.parse(printed.strip());
    } finally {
      process.destroyForcibly();
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** The median of some runs of the command, with the flags that the launcher sets. */
  private static Sample start(Path jar, Path folder, String words, Path input)
      throws IOException, InterruptedException {
    List<TimedProcess> runs = new ArrayList<>();
    for (int k = 0; k < STARTS; k++) {
      String command = java() + " -XX:+UseSerialGC -Xshare:auto -jar " + jar + " " + words;
      runs.add(TimedProcess.run(command, input, folder, TIMEOUT));
    }
    String value = runs.get(0).output().strip().lines().findFirst().orElse("nothing");
    return new Sample(
        value,
        -1,
        Processes.median(runs, TimedProcess::cpuSeconds),
        Processes.median(runs, TimedProcess::seconds));
  }
}
