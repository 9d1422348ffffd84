package org.quadrille.cli.cover;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Session;
import org.quadrille.core.Solution;

/** Prints solutions as text or as records, with their costs if the problem has any. */
public final class SolutionPrinter<T> {
  private final Session session;
  private final @Nullable JsonLines lines;
  private final IntFunction<Optional<String>> ids;
  private final @Nullable Function<Solution<T>, List<String>> drawing;
  private long count;

  /**
   * Creates a printer to standard output.
   *
   * @param session the run of the command
   * @param lines the output for records; null for text
   * @param ids the id of an option, or empty if records name it by its number
   * @param drawing the lines that show a solution; null to print its options
   */
  public SolutionPrinter(
      Session session,
      @Nullable JsonLines lines,
      IntFunction<Optional<String>> ids,
      @Nullable Function<Solution<T>, List<String>> drawing) {
    this.session = session;
    this.lines = lines;
    this.ids = ids;
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
          writeOptions(out, solution);
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

  /** Writes the options of a solution as an array. */
  void writeOptions(JsonGenerator out, Solution<T> solution) throws IOException {
    writeOptions(out, solution.optionNumbers());
  }

  /** Writes options as an array of their ids, or numbers if they have no id. */
  void writeOptions(JsonGenerator out, int... options) throws IOException {
    out.writeStartArray();
    for (int option : options) {
      Optional<String> id = ids.apply(option);
      if (id.isPresent()) {
        out.writeString(id.get());
      } else {
        out.writeNumber(option);
      }
    }
    out.writeEndArray();
  }
}
