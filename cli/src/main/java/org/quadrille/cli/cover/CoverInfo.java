package org.quadrille.cli.cover;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.Output;
import org.quadrille.cli.Session;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.dlx.ExactCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code quadrille cover info}. */
@Command(
    name = "info",
    description = {
      "Describes a problem: sizes, how many options an item has and how many items an option, density, "
          + "independent components, items without options.",
      "Options without a primary item, which are never used, count in the number of options alone."
    })
public final class CoverInfo extends ProblemVerb {
  private static final int NAMES_SHOWN = 20;

  @Mixin private NoteOptions notes = new NoteOptions();

  @Option(names = "--json", description = "Print JSON Lines.")
  private boolean json;

  /** For the command line. */
  public CoverInfo(Session session) {
    super(session);
  }

  /** The least, middle and greatest of some numbers. */
  private record Spread(int min, double median, int max) {
    static Spread of(int[] numbers) {
      int[] sorted = numbers.clone();
      Arrays.sort(sorted);
      int n = sorted.length;
      return n == 0
          ? new Spread(0, 0, 0)
          : new Spread(
              sorted[0], (sorted[(n - 1) / 2] + (double) sorted[n / 2]) / 2, sorted[n - 1]);
    }

    void write(JsonGenerator out, String name) throws IOException {
      out.writeObjectFieldStart(name);
      out.writeNumberField("min", min);
      out.writeNumberField("median", median);
      out.writeNumberField("max", max);
      out.writeEndObject();
    }

    @Override
    public String toString() {
      String middle = median == (long) median ? "" + (long) median : "" + median;
      return "min " + min + ", median " + middle + ", max " + max;
    }
  }

  /** What there is to say, gathered in one walk over the problem. */
  private static final class Facts {
    final Problem<?> problem;
    final int[] usable;
    final int[] degrees; // item -> usable options that use it
    final Spread optionsPerItem;
    final Spread usesPerOption;
    final long bounded;
    final long priced;
    final int components;
    final List<String> unused = new ArrayList<>();
    final double density;

    Facts(Problem<?> problem) {
      this.problem = problem;
      usable = IntStream.range(0, problem.optionCount()).filter(problem::isUsable).toArray();
      degrees = new int[problem.itemCount()];
      long uses = 0;
      for (int o : usable) {
        for (int k = 0; k < problem.size(o); k++) {
          degrees[problem.itemAt(o, k)]++;
        }
        uses += problem.size(o);
      }
      optionsPerItem = Spread.of(degrees);
      usesPerOption = Spread.of(Arrays.stream(usable).map(problem::size).toArray());
      bounded =
          IntStream.range(0, problem.primaryCount())
              .filter(i -> problem.min(i) != 1 || problem.max(i) != 1)
              .count();
      priced = IntStream.range(0, problem.optionCount()).filter(o -> problem.cost(o) != 0).count();
      components = ExactCover.of(problem).componentCount();
      for (Item item : problem.items()) {
        if (degrees[item.index()] == 0) {
          unused.add(item.name());
        }
      }
      double cells = (double) usable.length * problem.itemCount();
      density = cells == 0 ? 0 : uses / cells;
    }
  }

  @Override
  protected void check() {}

  @Override
  protected NoteOptions notes() {
    return notes;
  }

  @Override
  protected boolean wantsJson() {
    return json;
  }

  @Override
  ExitCode answer(IdentifiedProblem problem) {
    Facts facts = new Facts(problem.problem());
    if (json) {
      new JsonLines(session.out()).record("info", out -> write(out, facts));
    } else {
      print(session.out(), facts);
    }
    return ExitCode.YES;
  }

  private static void print(Output out, Facts facts) {
    Problem<?> problem = facts.problem;
    int secondary = problem.itemCount() - problem.primaryCount();
    out.println(
        "items                  %d primary, %d secondary"
            .formatted(problem.primaryCount(), secondary));
    out.println(
        "options                %d, %d usable"
            .formatted(problem.optionCount(), facts.usable.length));
    out.println("uses                   " + problem.useCount());
    out.println("colours                " + problem.colourCount());
    out.println("items with bounds      " + facts.bounded);
    out.println("options with costs     " + facts.priced);
    out.println("options per item       " + facts.optionsPerItem);
    out.println("uses per option        " + facts.usesPerOption);
    out.println("density                " + String.format(Locale.ROOT, "%.4f", facts.density));
    out.println("components             " + facts.components);
    List<String> unused = facts.unused;
    String names = String.join(" ", unused.subList(0, Math.min(NAMES_SHOWN, unused.size())));
    String more = unused.size() > NAMES_SHOWN ? " …" : "";
    out.println(
        "items without options  " + unused.size() + (unused.isEmpty() ? "" : ": " + names + more));
  }

  private static void write(JsonGenerator out, Facts facts) throws IOException {
    Problem<?> problem = facts.problem;
    out.writeNumberField("primary", problem.primaryCount());
    out.writeNumberField("secondary", problem.itemCount() - problem.primaryCount());
    out.writeNumberField("options", problem.optionCount());
    out.writeNumberField("usable", facts.usable.length);
    out.writeNumberField("uses", problem.useCount());
    out.writeNumberField("colours", problem.colourCount());
    out.writeNumberField("bounded", facts.bounded);
    out.writeNumberField("priced", facts.priced);
    facts.optionsPerItem.write(out, "optionsPerItem");
    facts.usesPerOption.write(out, "usesPerOption");
    out.writeNumberField("density", facts.density);
    out.writeNumberField("components", facts.components);
    out.writeArrayFieldStart("itemsWithoutOptions");
    for (String name : facts.unused) {
      out.writeString(name);
    }
    out.writeEndArray();
  }
}
