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

/** Prints solutions as text or as records, with what they cost where options have costs. */
public final class SolutionPrinter<T> {
  private final Session session;
  private final @Nullable JsonLines lines;
  private final IntFunction<Optional<String>> ids;
  private final @Nullable Function<Solution<T>, List<String>> drawing;
  private long count;

  /**
   * Prints to standard output.
   *
   * @param session the run of the command
   * @param lines where records go; null for text
   * @param ids the ids of those options that records do not name by their numbers
   * @param drawing the lines that show a solution; null where they are its options
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

  /** The options of a solution, see {@link #writeOptions(JsonGenerator, int...)}. */
  void writeOptions(JsonGenerator out, Solution<T> solution) throws IOException {
    writeOptions(out, solution.optionNumbers());
  }

  /** Options as records name them: by their ids, or else by their numbers. */
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
