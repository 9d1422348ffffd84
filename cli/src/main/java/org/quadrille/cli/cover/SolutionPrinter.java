package org.quadrille.cli.cover;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Session;
import org.quadrille.core.Solution;

/** Prints solutions as text or as records, with what they cost where options have costs. */
final class SolutionPrinter<T> {
  private final Session session;
  private final @Nullable JsonLines lines;
  private final @Nullable Function<Solution<T>, List<String>> drawing;
  private long count;

  /**
   * Prints to standard output.
   *
   * @param lines where records go; null for text
   * @param drawing the lines that show a solution; null where they are its options
   */
  SolutionPrinter(
      Session session,
      @Nullable JsonLines lines,
      @Nullable Function<Solution<T>, List<String>> drawing) {
    this.session = session;
    this.lines = lines;
    this.drawing = drawing;
  }

  void print(Solution<T> solution) {
    count++;
    if (lines == null) {
      printText(solution);
    } else {
      write(lines, solution);
    }
  }

  private void printText(Solution<T> solution) {
    String cost = solution.problem().hasCosts() ? " cost " + solution.cost() : "";
    session.out().println(count + ":" + cost);
    for (Object line : drawing == null ? solution.payloads() : drawing.apply(solution)) {
      session.out().println(" " + line);
    }
  }

  private void write(JsonLines lines, Solution<T> solution) {
    lines.record(
        "solution",
        out -> {
          out.writeNumberField("n", count);
          out.writeFieldName("options");
          int[] options = solution.optionNumbers();
          out.writeArray(options, 0, options.length);
          if (solution.problem().hasCosts()) {
            out.writeNumberField("cost", solution.cost());
          }
          if (drawing != null) {
            out.writeArrayFieldStart("drawing");
            for (String line : drawing.apply(solution)) {
              out.writeString(line);
            }
            out.writeEndArray();
          }
        });
  }
}
