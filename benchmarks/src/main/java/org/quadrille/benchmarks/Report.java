package org.quadrille.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints results of JMH and times of other programs as tables and as a plot. */
@Command(
    name = "java -cp benchmarks.jar org.quadrille.benchmarks.Report",
    mixinStandardHelpOptions = true,
    description = {
      "Prints results as tables in Markdown.",
      "A FILE contains the output of JMH (-rf json -rff FILE) or times of other programs, as JSON,",
      "[{\"program\": \"dlx2\", \"instance\": \"queens-12\", \"seconds\": 0.31}], or, if its name",
      "ends in .csv, as a table whose first line is program,instance,seconds. Both can also have",
      "cpuSeconds, and the name of a table."
    })
public final class Report implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The results.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Draw SuiteBenchmark.count, or the first table if there is none, into this file.")
  private @Nullable Path svg;

  private Report() {}

  /**
   * Prints the report.
   *
   * @param args the files and options, see {@code --help}
   */
  public static void main(String[] args) {
    System.exit(execute(args));
  }

  /** Prints the report and returns the exit code. */
  static int execute(String... args) {
    return new CommandLine(new Report()).setExecutionExceptionHandler(Report::tell).execute(args);
  }

  /** Prints the message of an exception, unless the exception is a bug of this program. */
  static int tell(Exception e, CommandLine command, CommandLine.ParseResult parsed)
      throws Exception {
    if (e instanceof IllegalArgumentException) {
      command.getErr().println(e.getMessage());
      return 1;
    }
    if (e instanceof IOException) {
      command.getErr().println("cannot read or write: " + e.getMessage());
      return 1;
    }
    throw e;
  }

  @Override
  public Integer call() throws IOException {
    Results results = new Results();
    for (Path file : files) {
      results.read(file);
    }
    System.out.print(MarkdownReport.of(results));
    if (svg != null) {
      Files.writeString(svg, ReportPlot.svg(toDraw(results)));
    }
    return 0;
  }

  private static Matrix toDraw(Results results) {
    return results.matrices().stream()
        .filter(matrix -> matrix.title().equals(Results.DEFAULT_TABLE))
        .findFirst()
        .or(() -> results.matrices().stream().findFirst())
        .orElseThrow(() -> new IllegalArgumentException("no times of programs to draw"));
  }
}
