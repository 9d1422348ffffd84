package org.quadrille.sudoku.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Variant;

/**
 * Writes JSON Lines as described in {@code docs/sudoku.schema.json}. This format holds every
 * feature.
 */
final class JsonWriter extends FormatWriter {
  /** The version of the schema. It increases when a member is removed or changes its meaning. */
  private static final int SCHEMA = 1;

  private static final JsonFactory FACTORY = new JsonFactory();

  JsonWriter() {
    super(Feature.values());
  }

  @Override
  boolean canWrite(String text) {
    return isEncodable(text);
  }

  @Override
  boolean canWrite(String name, String detail) {
    return isEncodable(name) && isEncodable(detail);
  }

  /** Returns whether a text can be encoded in UTF-8: it has no unpaired surrogates. */
  private static boolean isEncodable(String text) {
    for (int i = 0; i < text.length(); i++) {
      boolean pair =
          i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
      if (Character.isSurrogate(text.charAt(i)) && !pair) {
        return false;
      }
      i += pair ? 1 : 0;
    }
    return true;
  }

  @Override
  void write(Puzzle puzzle, StringBuilder out) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("type", "puzzle");
      json.writeNumberField("schema", SCHEMA);
      json.writeStringField("input", puzzle.source());
      json.writeNumberField("line", puzzle.line());
      json.writeStringField("format", puzzle.format().toString());
      writeGrid(puzzle, json);
      writeRules(puzzle.puzzle().layout(), json);
      if (puzzle.puzzle().hasCandidates()) {
        writeCandidates(puzzle.puzzle(), json);
      }
      writeDetailsAndText(puzzle, json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter does not throw
    }
    out.append(line.getBuffer()).append('\n');
  }

  private static void writeGrid(Puzzle puzzle, JsonGenerator json) throws IOException {
    Grid grid = puzzle.grid();
    Geometry geometry = grid.geometry();
    json.writeStringField("alphabet", puzzle.alphabet().toString());
    json.writeNumberField("size", geometry.size());
    json.writeStringField("boxes", geometry.boxRows() + "x" + geometry.boxColumns());
    if (puzzle.alphabet() == Alphabet.NUMBERS) {
      json.writeArrayFieldStart("givens");
      for (int cell = 0; cell < geometry.cells(); cell++) {
        json.writeNumber(grid.digit(cell));
      }
      json.writeEndArray();
    } else {
      json.writeStringField("givens", puzzle.alphabet().line(grid));
    }
    if (!puzzle.placed().isEmpty()) {
      List<Integer> placed = new ArrayList<>(puzzle.placed());
      Collections.sort(placed);
      json.writeFieldName("placed");
      writeCells(placed, geometry, json);
    }
  }

  private static void writeCells(List<Integer> cells, Geometry geometry, JsonGenerator json)
      throws IOException {
    json.writeStartArray();
    for (int cell : cells) {
      json.writeString(geometry.cellName(cell));
    }
    json.writeEndArray();
  }

  private static void writeRules(Layout layout, JsonGenerator json) throws IOException {
    if (layout.isJigsaw()) {
      json.writeStringField("regions", VariantText.regions(layout));
    }
    if (!layout.variants().isEmpty()) {
      json.writeArrayFieldStart("variants");
      for (Variant variant : layout.variants()) {
        json.writeString(variant.toString());
      }
      json.writeEndArray();
    }
    if (!layout.cages().isEmpty()) {
      json.writeArrayFieldStart("cages");
      for (Cage cage : layout.cages()) {
        json.writeStartObject();
        json.writeNumberField("sum", cage.sum());
        json.writeFieldName("cells");
        writeCells(cage.cells(), layout.geometry(), json);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private static void writeCandidates(SudokuPuzzle puzzle, JsonGenerator json) throws IOException {
    Geometry geometry = puzzle.layout().geometry();
    json.writeArrayFieldStart("candidates");
    for (int cell = 0; cell < geometry.cells(); cell++) {
      json.writeStartArray();
      for (int digit = 1; digit <= geometry.size(); digit++) {
        if ((puzzle.candidates(cell) >> (digit - 1) & 1) != 0) {
          json.writeNumber(digit);
        }
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void writeDetailsAndText(Puzzle puzzle, JsonGenerator json) throws IOException {
    Map<String, String> details = details(puzzle);
    if (!details.isEmpty()) {
      json.writeObjectFieldStart("details");
      for (Map.Entry<String, String> detail : details.entrySet()) {
        json.writeStringField(detail.getKey(), detail.getValue());
      }
      json.writeEndObject();
    }
    if (!text(puzzle).isEmpty()) {
      json.writeStringField("text", text(puzzle));
    }
  }
}
