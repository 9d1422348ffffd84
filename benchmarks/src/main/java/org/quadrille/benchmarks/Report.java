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

/** The results of a run, and rows of other programs beside them, as tables and as a plot. */
@Command(
    name = "java -cp benchmarks.jar org.quadrille.benchmarks.Report",
    mixinStandardHelpOptions = true,
    description = {
      "Prints results as tables in Markdown.",
      "A FILE has what JMH writes by -rf json -rff FILE; or rows of other programs, as JSON,",
      "[{\"program\": \"dlx2\", \"instance\": \"queens-12\", \"seconds\": 0.31}], or, if its name",
      "ends in .csv, as a table whose first line is program,instance,seconds. Both may also tell",
      "cpuSeconds, and the table where the row belongs."
    })
public final class Report implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The results.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw SuiteBenchmark.count, or else the first table, into this file.")
  private @Nullable Path svg;

  private Report() {}

  /**
   * Prints the report.
   *
   * @param args the files; {@code --help} tells more
   */
  public static void main(String[] args) {
    System.exit(execute(args));
  }

  /** The same without the end of the process. */
  static int execute(String... args) {
    return new CommandLine(new Report()).setExecutionExceptionHandler(Report::tell).execute(args);
  }

  /** Says what has gone wrong, if that is not a fault of the program. */
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
        .filter(matrix -> matrix.title().equals(Results.OF_OTHERS))
        .findFirst()
        .or(() -> results.matrices().stream().findFirst())
        .orElseThrow(() -> new IllegalArgumentException("no times of programs to draw"));
  }
}
