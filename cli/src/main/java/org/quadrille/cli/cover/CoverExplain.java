package org.quadrille.cli.cover;

import com.fasterxml.jackson.core.JsonGenerator;
import com.google.common.base.Joiner;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Output;
import org.quadrille.cli.Session;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStoppedException;
import org.quadrille.dlx.ExactCover;
import org.quadrille.dlx.Explanation;
import picocli.CommandLine.Command;

/** {@code quadrille cover explain}. */
@Command(
    name = "explain",
    description = {
      "Explain why there is no solution.",
      "Print a minimal set of items that cannot all be covered, even if all other items are removed from the"
          + " options, and the options restricted to these items. Without any one of the items, the others"
          + " can be covered.",
      "Each option is printed with its number in the file, from 0, or its id. If a limit stops the search,"
          + " the set may contain items that are not needed, with a note on standard error.",
      "Exit code 0: there is a solution; 1: there is none; 4: a limit was reached before this was known."
    })
public final class CoverExplain extends CoverVerb {
  /** Creates the verb. */
  public CoverExplain(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    limits.limits(0);
  }

  @Override
  ExitCode answer(Problem<String> problem) {
    JsonLines lines = json ? new JsonLines(session.out()) : null;
    Explanation<String> explanation;
    try {
      explanation =
          session.meter().watch(ExactCover.of(problem)).limits(limits.limits(0)).explain();
    } catch (SearchStoppedException e) {
      return unknown(lines, e);
    }
    session.meter().close();
    if (lines == null) {
      print(session.out(), explanation);
    } else {
      lines.record("explanation", out -> write(out, explanation));
    }
    Outcome outcome = explanation.outcome();
    if (!explanation.hasSolution() && !explanation.isMinimal()) {
      session.note("fewer items may suffice: " + Outcomes.reason(outcome));
    }
    String solutions = explanation.hasSolution() ? "1" : "0";
    runner().finish(lines, solutions, outcome, explanation.statistics());
    return outcome == Outcome.INTERRUPTED
        ? ExitCode.INTERRUPTED
        : explanation.hasSolution() ? ExitCode.YES : ExitCode.NO;
  }

  private ExitCode unknown(@Nullable JsonLines lines, SearchStoppedException e) {
    session.meter().close();
    Outcome outcome = e.result().outcome();
    session.note("unknown whether there is a solution: " + Outcomes.reason(outcome));
    if (lines != null) {
      lines.record("explanation", out -> out.writeStringField("solution", "unknown"));
    }
    runner().finish(lines, "0", outcome, e.result().statistics());
    return Outcomes.unfinishedExitCode(outcome);
  }

  private void print(Output out, Explanation<String> explanation) {
    if (explanation.hasSolution()) {
      out.println("there is a solution");
      return;
    }
    int items = explanation.items().size();
    out.println(
        items == 1
            ? "no solution: this item cannot be covered:"
            : "no solution: these %d items cannot all be covered:".formatted(items));
    explanation.items().forEach(item -> out.println(" " + describe(item)));
    int options = explanation.problem().optionCount();
    out.println(options == 0 ? "no option has any of them" : "options, restricted to these items:");
    for (int o = 0; o < options; o++) {
      out.println(
          " %s (option %s)"
              .formatted(
                  Joiner.on(' ').join(explanation.problem().option(o).uses()),
                  name(explanation, o)));
    }
  }

  /** Returns the name of an item, with its bounds unless it is to be covered exactly once. */
  private static String describe(Item item) {
    if (!item.primary()) {
      return item.name() + " (secondary)";
    }
    if (item.min() == item.max()) {
      return item.name() + (item.min() == 1 ? "" : " (" + item.min() + " times)");
    }
    return "%s (%d to %d times)".formatted(item.name(), item.min(), item.max());
  }

  /** Returns the id of an option, or its number in the file if it has none. */
  private String name(Explanation<String> explanation, int o) {
    int option = explanation.originalOption(o);
    return id(option).orElseGet(() -> Integer.toString(option));
  }

  private void write(JsonGenerator out, Explanation<String> explanation) throws IOException {
    out.writeBooleanField("solution", explanation.hasSolution());
    if (explanation.hasSolution()) {
      return;
    }
    out.writeArrayFieldStart("items");
    for (Item item : explanation.items()) {
      out.writeString(item.name());
    }
    out.writeEndArray();
    int[] options = new int[explanation.problem().optionCount()];
    for (int o = 0; o < options.length; o++) {
      options[o] = explanation.originalOption(o);
    }
    out.writeFieldName("options");
    printer(null).writeOptions(out, options);
    out.writeBooleanField("minimal", explanation.isMinimal());
  }
}
