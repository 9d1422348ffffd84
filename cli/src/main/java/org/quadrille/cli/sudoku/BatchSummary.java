package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Texts;
import org.quadrille.core.search.Outcome;

/** The totals of a batch. */
final class BatchSummary {
  long puzzles;
  long bad;
  private final long start = System.nanoTime();
  private long solutions;
  private long nodes;
  private long updates;
  private Outcome worst = Outcome.EXHAUSTED;

  void add(long solutions, long nodes, long updates) {
    this.solutions += solutions;
    this.nodes += nodes;
    this.updates += updates;
  }

  /** Adds the outcome of a search; the summary reports the worst. */
  void addOutcome(Outcome outcome) {
    worst = worst.compareTo(outcome) < 0 ? outcome : worst; // the enum is in this order
  }

  void write(JsonGenerator json) throws IOException {
    json.writeStringField("status", Outcomes.status(worst));
    json.writeNumberField("puzzles", puzzles);
    json.writeNumberField("bad", bad);
    json.writeStringField("solutions", Long.toString(solutions));
    json.writeNumberField("nodes", nodes);
    json.writeNumberField("seconds", seconds());
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Returns the text for {@code --stats}. */
  @Override
  public String toString() {
    return String.join(
        ", ",
        Texts.count(puzzles, "puzzle"),
        bad + " bad",
        Texts.count(solutions, "solution"),
        Texts.count(nodes, "node"),
        Texts.count(updates, "update"),
        Texts.exactDuration(Duration.ofNanos(System.nanoTime() - start)));
  }
}
