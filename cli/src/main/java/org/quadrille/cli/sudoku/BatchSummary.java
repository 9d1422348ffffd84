package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.quadrille.cli.Endings;
import org.quadrille.core.search.Outcome;

/** Sums up a batch. */
final class Tally {
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

  /** Takes note of an ending that left a question open. */
  void end(Outcome ending) {
    worst = worst.compareTo(ending) < 0 ? ending : worst; // in the order of the enum
  }

  void write(JsonGenerator json) throws IOException {
    json.writeStringField("status", Endings.status(worst));
    json.writeNumberField("puzzles", puzzles);
    json.writeNumberField("bad", bad);
    json.writeStringField("solutions", Long.toString(solutions));
    json.writeNumberField("nodes", nodes);
    json.writeNumberField("seconds", seconds());
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** For {@code --stats}. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d puzzles, %d bad, %d solutions, %d nodes, %d updates, %.3f s",
        puzzles,
        bad,
        solutions,
        nodes,
        updates,
        seconds());
  }
}
