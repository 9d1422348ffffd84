package org.quadrille.cli.sudoku;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.quadrille.core.search.SearchResult;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Clash;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.Variant;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.solve.Contradiction;

/** Writes the common fields of sudoku records. */
final class Records {
  private static final String REGIONS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";

  private Records() {}

  /** Writes the puzzle and its position in the input. */
  static void writePuzzle(JsonGenerator json, Puzzle puzzle, PuzzleFormatter formatter)
      throws IOException {
    json.writeStringField("input", puzzle.source());
    json.writeNumberField("line", puzzle.line());
    if (!puzzle.text().isEmpty()) {
      json.writeStringField("text", puzzle.text());
    }
    json.writeStringField("format", puzzle.format().toString());
    json.writeStringField("alphabet", puzzle.alphabet().toString());
    writeRules(json, puzzle);
    json.writeStringField("puzzle", formatter.line(puzzle.grid()));
    if (!puzzle.warnings().isEmpty()) {
      writeArray(json, "warnings", puzzle.warnings());
    }
  }

  /** Writes the size and all rules besides rows, columns and the usual boxes. */
  private static void writeRules(JsonGenerator json, Puzzle puzzle) throws IOException {
    Layout layout = puzzle.puzzle().layout();
    Geometry geometry = layout.geometry();
    json.writeNumberField("size", geometry.size());
    if (layout.isJigsaw()) {
      StringBuilder regions = new StringBuilder();
      for (int cell = 0; cell < geometry.cells(); cell++) {
        regions.append(REGIONS.charAt(layout.regionOf(cell)));
      }
      json.writeStringField("regions", regions.toString());
    } else if (geometry.hasBoxes()) {
      json.writeStringField("boxes", geometry.boxRows() + "x" + geometry.boxColumns());
    }
    if (!layout.variants().isEmpty()) {
      writeArray(json, "variants", layout.variants().stream().map(Variant::toString).toList());
    }
    if (!layout.cages().isEmpty()) {
      writeCages(json, layout.cages(), new PuzzleFormatter(puzzle));
    }
    if (puzzle.puzzle().hasCandidates()) {
      json.writeBooleanField("pencilmarks", true);
    }
  }

  private static void writeCages(JsonGenerator json, List<Cage> cages, PuzzleFormatter formatter)
      throws IOException {
    json.writeArrayFieldStart("cages");
    for (Cage cage : cages) {
      json.writeStartObject();
      json.writeNumberField("sum", cage.sum());
      writeArray(json, "cells", formatter.names(cage.cells()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes whether there is exactly one solution, after a search for at least two. */
  static void writeUnique(JsonGenerator json, SearchResult result) throws IOException {
    if (result.isExhausted() || result.solutions() > 1) {
      json.writeBooleanField("unique", result.solutions() == 1);
    } else {
      json.writeStringField("unique", "unknown");
    }
  }

  /** Writes the clashes, if any. */
  static void writeClashes(JsonGenerator json, List<Clash> clashes, PuzzleFormatter formatter)
      throws IOException {
    if (clashes.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("clashes");
    for (Clash clash : clashes) {
      json.writeStartObject();
      if (clash instanceof Clash.Repeat repeat) {
        json.writeStringField("kind", "repeat");
        json.writeNumberField("digit", repeat.digit());
        json.writeStringField("house", repeat.house().toString());
      } else if (clash instanceof Clash.WrongSum wrong) {
        json.writeStringField("kind", "sum");
        json.writeNumberField("sum", wrong.cage().sum());
        json.writeNumberField("found", wrong.total());
        json.writeStringField("house", wrong.cage().toString());
      } else if (clash instanceof Clash.Struck struck) {
        json.writeStringField("kind", "struck");
        json.writeNumberField("digit", struck.digit());
      }
      writeArray(json, "cells", formatter.names(clash.cells()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes why there is no solution. */
  static void writeContradiction(JsonGenerator json, Contradiction why, PuzzleFormatter formatter)
      throws IOException {
    json.writeObjectFieldStart("why");
    if (why instanceof Contradiction.NoCandidate noCandidate) {
      json.writeStringField("kind", "cell");
      json.writeStringField("cell", noCandidate.geometry().cellName(noCandidate.cell()));
    } else if (why instanceof Contradiction.NoPlace noPlace) {
      json.writeStringField("kind", "house");
      json.writeStringField("house", noPlace.house().toString());
      json.writeNumberField("digit", noPlace.digit());
    } else if (why instanceof Contradiction.NoSum noSum) {
      json.writeStringField("kind", "sum");
      json.writeStringField("house", noSum.cage().toString());
      json.writeNumberField("sum", noSum.cage().sum());
    } else if (why instanceof Contradiction.Conflict conflict) {
      json.writeStringField("kind", "conflict");
      writeArray(json, "givens", formatter.names(conflict.cells()));
      if (!conflict.cages().isEmpty()) {
        writeCages(json, conflict.cages(), formatter);
      }
      if (!conflict.candidates().isEmpty()) {
        writeArray(json, "candidates", formatter.names(conflict.candidates()));
      }
      json.writeBooleanField("minimal", conflict.minimal());
    }
    json.writeEndObject();
  }

  /** Writes an array of strings. */
  static void writeArray(JsonGenerator json, String name, List<String> values) throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }
}
