package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;

/** The fields that records on sudokus have in common. */
final class Records {
  private Records() {}

  /** Which puzzle it is. */
  static void writePuzzle(JsonGenerator json, Puzzle puzzle) throws IOException {
    json.writeStringField("input", puzzle.source());
    json.writeNumberField("line", puzzle.line());
    json.writeStringField("format", puzzle.format().toString());
    json.writeStringField("alphabet", puzzle.alphabet().toString());
    if (!puzzle.text().isEmpty()) {
      json.writeStringField("text", puzzle.text());
    }
    json.writeStringField("puzzle", puzzle.grid().toLine());
  }

  /** Whether it has exactly one solution, after a search for at least two. */
  static void writeUnique(JsonGenerator json, SearchResult result) throws IOException {
    if (result.isExhausted() || result.solutions() > 1) {
      json.writeBooleanField("unique", result.solutions() == 1);
    } else {
      json.writeStringField("unique", "unknown");
    }
  }

  /** Which givens clash, if any. */
  static void writeClashes(JsonGenerator json, Grid grid) throws IOException {
    if (grid.isValid()) {
      return;
    }
    Geometry geometry = grid.geometry();
    json.writeArrayFieldStart("clashes");
    for (Clash clash : grid.clashes()) {
      json.writeStartObject();
      if (clash instanceof Clash.Repeat repeat) {
        json.writeNumberField("digit", repeat.digit());
        json.writeStringField("house", repeat.house().toString());
      }
      json.writeArrayFieldStart("cells");
      for (int cell : clash.cells()) {
        json.writeString(geometry.cellName(cell));
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
