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
import org.quadrille.cli.Output;
import org.quadrille.cli.Session;
import org.quadrille.cli.VerbosityOptions;
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
      "Describe a problem.",
      "Print sizes, options per item, items per option, density, independent components and items without"
          + " options. Options without a primary item are never used; they count only in the number of"
          + " options."
    })
public final class CoverInfo extends ProblemVerb {
  private static final int MAX_NAMES = 20;

  @Mixin private VerbosityOptions verbosity = new VerbosityOptions();

  @Option(names = "--json", description = "Print JSON Lines.")
  private boolean json;

  /** Creates the verb. */
  public CoverInfo(Session session) {
    super(session);
  }

  /** The minimum, median and maximum of some numbers. */
  private record Distribution(int min, double median, int max) {
    static Distribution of(int[] numbers) {
      int[] sorted = numbers.clone();
      Arrays.sort(sorted);
      int n = sorted.length;
      return n == 0
          ? new Distribution(0, 0, 0)
          : new Distribution(
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

  /** The statistics of a problem. */
  private static final class ProblemStatistics {
    final Problem<?> problem;
    final int[] usable;
    final int[] degrees; // item -> usable options that use it
    final Distribution optionsPerItem;
    final Distribution usesPerOption;
    final long withBounds;
    final long withCost;
    final int components;
    final List<String> unused = new ArrayList<>();
    final double density;

    ProblemStatistics(Problem<?> problem) {
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
      optionsPerItem = Distribution.of(degrees);
      usesPerOption = Distribution.of(Arrays.stream(usable).map(problem::size).toArray());
      withBounds =
          IntStream.range(0, problem.primaryCount())
              .filter(i -> problem.min(i) != 1 || problem.max(i) != 1)
              .count();
      withCost =
          IntStream.range(0, problem.optionCount()).filter(o -> problem.cost(o) != 0).count();
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
  protected VerbosityOptions verbosity() {
    return verbosity;
  }

  @Override
  protected boolean wantsJson() {
    return json;
  }

  @Override
  ExitCode answer(IdentifiedProblem problem) {
    ProblemStatistics statistics = new ProblemStatistics(problem.problem());
    if (json) {
      new JsonLines(session.out()).record("info", out -> write(out, statistics));
    } else {
      print(session.out(), statistics);
    }
    return ExitCode.YES;
  }

  private static void print(Output out, ProblemStatistics statistics) {
    Problem<?> problem = statistics.problem;
    int secondary = problem.itemCount() - problem.primaryCount();
    out.println(
        "items                  %d primary, %d secondary"
            .formatted(problem.primaryCount(), secondary));
    out.println(
        "options                %d, %d usable"
            .formatted(problem.optionCount(), statistics.usable.length));
    out.println("uses                   " + problem.useCount());
    out.println("colours                " + problem.colourCount());
    out.println("items with bounds      " + statistics.withBounds);
    out.println("options with costs     " + statistics.withCost);
    out.println("options per item       " + statistics.optionsPerItem);
    out.println("uses per option        " + statistics.usesPerOption);
    out.println("density                " + String.format(Locale.ROOT, "%.4f", statistics.density));
    out.println("components             " + statistics.components);
    List<String> unused = statistics.unused;
    String names = String.join(" ", unused.subList(0, Math.min(MAX_NAMES, unused.size())));
    String more = unused.size() > MAX_NAMES ? " …" : "";
    out.println(
        "items without options  " + unused.size() + (unused.isEmpty() ? "" : ": " + names + more));
  }

  private static void write(JsonGenerator out, ProblemStatistics statistics) throws IOException {
    Problem<?> problem = statistics.problem;
    out.writeNumberField("primary", problem.primaryCount());
    out.writeNumberField("secondary", problem.itemCount() - problem.primaryCount());
    out.writeNumberField("options", problem.optionCount());
    out.writeNumberField("usable", statistics.usable.length);
    out.writeNumberField("uses", problem.useCount());
    out.writeNumberField("colours", problem.colourCount());
    out.writeNumberField("bounded", statistics.withBounds);
    out.writeNumberField("priced", statistics.withCost);
    statistics.optionsPerItem.write(out, "optionsPerItem");
    statistics.usesPerOption.write(out, "usesPerOption");
    out.writeNumberField("density", statistics.density);
    out.writeNumberField("components", statistics.components);
    out.writeArrayFieldStart("itemsWithoutOptions");
    for (String name : statistics.unused) {
      out.writeString(name);
    }
    out.writeEndArray();
  }
}
