package org.quadrille.cli.cover;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Session;
import org.quadrille.core.Solution;
import org.quadrille.core.io.IdentifiedProblem;

/** Prints solutions as text or as records, with what they cost where options have costs. */
final class SolutionPrinter {
  private final Session session;
  private final @Nullable JsonLines lines;
  private final IdentifiedProblem problem;
  private long count;

  SolutionPrinter(Session session, @Nullable JsonLines lines, IdentifiedProblem problem) {
    this.session = session;
    this.problem = problem;
    this.lines = lines;
  }

  void print(Solution<String> solution) {
    count++;
    if (lines == null) {
      printText(solution);
    } else {
      write(lines, solution);
    }
    session.out().endRecord();
  }

  private void printText(Solution<String> solution) {
    String cost = solution.problem().hasCosts() ? " cost " + solution.cost() : "";
    session.out().println(count + ":" + cost);
    for (String option : solution.payloads()) {
      session.out().println(" " + option);
    }
  }

  private void write(JsonLines lines, Solution<String> solution) {
    lines.record(
        "solution",
        out -> {
          out.writeNumberField("n", count);
          out.writeFieldName("options");
          writeOptions(out, solution);
          if (solution.problem().hasCosts()) {
            out.writeNumberField("cost", solution.cost());
          }
        });
  }

  /** The options of a solution as records name them: by their ids, or else by their numbers. */
  void writeOptions(JsonGenerator out, Solution<String> solution) throws IOException {
    out.writeStartArray();
    for (int option : solution.optionNumbers()) {
      Optional<String> id = problem.id(option);
      if (id.isPresent()) {
        out.writeString(id.get());
      } else {
        out.writeNumber(option);
      }
    }
    out.writeEndArray();
  }
}
