package org.quadrille.sudoku.io;

import com.fasterxml.jackson.core.JsonToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.quadrille.sudoku.Cage;
import org.quadrille.sudoku.Geometry;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.Layout;
import org.quadrille.sudoku.SudokuPuzzle;
import org.quadrille.sudoku.Variant;

/**
 * Reads one puzzle from an object as described in {@code docs/sudoku.schema.json}. Members may come
 * in any order, so their values are collected first and combined at the end.
 */
final class JsonPuzzleParser {
  /** A value and its position. */
  private record Placed<T>(T value, JsonTokens.Place place) {}

  private record RawCage(List<Placed<String>> cells, int sum, JsonTokens.Place place) {}

  private final JsonTokens json;
  private final String source;
  private final int line;

  private int size;
  private @Nullable Placed<String> boxes;
  private @Nullable Placed<Object> givens; // a string or a list of numbers
  private @Nullable Placed<Object> regions;
  private @Nullable Placed<List<Long>> candidates;
  private @Nullable Alphabet alphabet;
  private final List<Placed<String>> placed = new ArrayList<>();
  private final List<Placed<String>> variants = new ArrayList<>();
  private final List<RawCage> cages = new ArrayList<>();
  private final Map<String, String> details = new HashMap<>();
  private String text = "";

  JsonPuzzleParser(String source, int line, int indent, String record) {
    this.source = source;
    this.line = line;
    json = new JsonTokens(source, line, indent, record);
  }

  Puzzle read() {
    json.next();
    json.require(JsonToken.START_OBJECT, "a puzzle, a JSON object");
    while (json.next() == JsonToken.FIELD_NAME) {
      String member = json.field();
      json.next();
      member(member);
    }
    json.end();
    return puzzle();
  }

  private void member(String member) {
    switch (member) {
      case "type" -> require("puzzle");
      case "size" -> size = json.number("a size", Geometry.MIN_SIZE, Geometry.MAX_SIZE);
      case "boxes" -> boxes = string("boxes such as 3x3");
      case "alphabet" -> alphabet = alphabet(json.string("an alphabet"));
      case "givens" -> givens = cells("givens");
      case "placed" -> json.array("a list of cells", () -> placed.add(string("a cell")));
      case "candidates" -> candidates = candidates();
      case "regions" -> regions = cells("regions");
      case "variants" -> json.array("a list of variants", () -> variants.add(string("a variant")));
      case "cages" -> json.array("a list of cages", () -> cages.add(cage()));
      case "details" -> details();
      case "text" -> text = SideText.strip(json.string("a text"));
      // Information about the origin of the puzzle.
      case "$schema", "comment", "schema", "input", "line", "format" -> json.skip();
      default -> throw json.error("unknown member \"" + member + "\" of a puzzle");
    }
  }

  private void require(String type) {
    String found = json.string("a type");
    if (!found.equals(type)) {
      throw json.error("expected a record of the type " + type + ", found one of " + found);
    }
  }

  private Placed<String> string(String what) {
    return new Placed<>(json.string(what), json.place());
  }

  private Alphabet alphabet(String name) {
    for (Alphabet known : Alphabet.values()) {
      if (known.toString().equals(name)) {
        return known;
      }
    }
    throw json.error("unknown alphabet \"" + name + "\"");
  }

  private Placed<Object> cells(String what) {
    JsonTokens.Place place = json.place();
    if (json.is(JsonToken.VALUE_STRING)) {
      return new Placed<>(json.string(what), place);
    }
    List<Integer> numbers = new ArrayList<>();
    json.array(
        what + ", a string or a list of numbers",
        () -> numbers.add(json.number("a number", 0, 1_000_000)));
    return new Placed<>(numbers, place);
  }

  private Placed<List<Long>> candidates() {
    JsonTokens.Place place = json.place();
    List<Long> sets = new ArrayList<>();
    json.array(
        "a list of the candidates of each cell",
        () -> {
          long[] set = new long[1];
          json.array(
              "a list of digits",
              () -> set[0] |= 1L << (json.number("a digit", 1, Geometry.MAX_SIZE) - 1));
          sets.add(set[0]);
        });
    return new Placed<>(sets, place);
  }

  private RawCage cage() {
    JsonTokens.Place place = json.place();
    json.require(JsonToken.START_OBJECT, "a cage, a JSON object");
    List<Placed<String>> cells = new ArrayList<>();
    int sum = 0;
    while (json.next() == JsonToken.FIELD_NAME) {
      String member = json.field();
      json.next();
      switch (member) {
        case "sum" -> sum = json.number("a sum", 0, 1_000_000);
        case "cells" -> json.array("a list of cells", () -> cells.add(string("a cell")));
        default -> throw json.error("unknown member \"" + member + "\" of a cage");
      }
    }
    return new RawCage(cells, sum, place);
  }

  private void details() {
    json.require(JsonToken.START_OBJECT, "details, a JSON object");
    while (json.next() == JsonToken.FIELD_NAME) {
      String name = json.field();
      json.next();
      details.put(name, json.string("a detail"));
    }
  }

  private Puzzle puzzle() {
    Geometry geometry = geometry();
    Alphabet puzzleAlphabet =
        alphabet == null
            ? AlphabetSymbols.singleCharacterAlphabet(Alphabet.DIGITS, geometry.size())
            : alphabet;
    if (puzzleAlphabet.maxSize() < geometry.size()) {
      throw json.errorAtStart(
          "the alphabet "
              + puzzleAlphabet
              + " has at most "
              + puzzleAlphabet.maxSize()
              + " digits");
    }
    SudokuPuzzle puzzle = SudokuPuzzle.of(layout(geometry), grid(geometry, puzzleAlphabet));
    if (candidates != null) {
      long[] sets = new long[candidates.value.size()];
      for (int cell = 0; cell < sets.length; cell++) {
        sets[cell] = candidates.value.get(cell);
      }
      puzzle = withCandidates(puzzle, sets, candidates.place);
    }
    Set<Integer> cells = new HashSet<>();
    for (Placed<String> name : placed) {
      int cell = cell(name, geometry);
      if (puzzle.grid().digit(cell) == 0) {
        throw json.error(
            name.place, name.value, "expected a digit in a placed cell, found a blank");
      }
      cells.add(cell);
    }
    return new Puzzle(
        source, line, SudokuFormat.JSON, puzzleAlphabet, puzzle, cells, details, text, List.of());
  }

  private SudokuPuzzle withCandidates(SudokuPuzzle puzzle, long[] sets, JsonTokens.Place place) {
    try {
      return puzzle.withCandidates(sets);
    } catch (IllegalArgumentException e) {
      throw json.error(place, null, String.valueOf(e.getMessage()));
    }
  }

  private Geometry geometry() {
    Geometry geometry = null;
    if (boxes != null) {
      try {
        geometry = Geometry.parse(boxes.value);
      } catch (IllegalArgumentException e) {
        throw json.error(boxes.place, null, String.valueOf(e.getMessage()));
      }
      if (size > 0 && size != geometry.size()) {
        throw json.error(
            boxes.place,
            null,
            "expected boxes of " + size + " cells, found boxes of " + geometry.size());
      }
      return geometry;
    }
    if (size > 0) {
      return Geometry.of(size);
    }
    if (givens == null) {
      throw json.errorAtStart("expected one of the members size, boxes and givens");
    }
    int cells = length(givens.value);
    int side = (int) Math.round(Math.sqrt(cells));
    if (side * side != cells || side < Geometry.MIN_SIZE || side > Geometry.MAX_SIZE) {
      throw json.error(
          givens.place,
          null,
          "expected n·n cells for a size n from %s to %s, found %s"
              .formatted(Geometry.MIN_SIZE, Geometry.MAX_SIZE, cells));
    }
    return Geometry.of(side);
  }

  private static int length(Object cells) {
    return cells instanceof String string ? string.length() : ((List<?>) cells).size();
  }

  private Grid grid(Geometry geometry, Alphabet puzzleAlphabet) {
    if (givens == null) {
      return Grid.empty(geometry);
    }
    requireAll(givens, geometry);
    int[] digits = new int[geometry.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] =
          givens.value instanceof String string
              ? AlphabetSymbols.value(puzzleAlphabet, string.charAt(cell))
              : (Integer) ((List<?>) givens.value).get(cell);
      if (digits[cell] < 0 || digits[cell] > geometry.size()) {
        String found =
            givens.value instanceof String string
                ? Symbols.describe(string, cell)
                : String.valueOf(digits[cell]);
        throw json.error(
            givens.place,
            geometry.cellName(cell),
            "expected %s to %s or a blank, found %s"
                .formatted(
                    puzzleAlphabet.symbol(1), puzzleAlphabet.symbol(geometry.size()), found));
      }
    }
    return Grid.of(geometry, digits);
  }

  private void requireAll(Placed<Object> cells, Geometry geometry) {
    if (length(cells.value) != geometry.cells()) {
      throw json.error(
          cells.place,
          null,
          "expected %s cells, found %s".formatted(geometry.cells(), length(cells.value)));
    }
  }

  private Layout layout(Geometry geometry) {
    Layout layout = Layout.of(geometry);
    if (regions != null) {
      requireAll(regions, geometry);
      int[] numbers = new int[geometry.cells()];
      for (int cell = 0; cell < numbers.length; cell++) {
        numbers[cell] =
            regions.value instanceof String string
                ? string.charAt(cell)
                : (Integer) ((List<?>) regions.value).get(cell);
      }
      try {
        layout = layout.withRegions(numbers);
      } catch (IllegalArgumentException e) {
        throw json.error(regions.place, null, String.valueOf(e.getMessage()));
      }
    }
    for (Placed<String> name : variants) {
      try {
        layout = layout.with(variant(name));
      } catch (PuzzleFormatException e) {
        throw e;
      } catch (IllegalArgumentException e) {
        throw json.error(name.place, null, String.valueOf(e.getMessage()));
      }
    }
    return withCages(layout);
  }

  private Variant variant(Placed<String> name) {
    for (Variant variant : Variant.values()) {
      if (variant.toString().equals(name.value)) {
        return variant;
      }
    }
    throw json.error(name.place, null, "unknown variant \"" + name.value + "\"");
  }

  private Layout withCages(Layout layout) {
    List<Cage> all = new ArrayList<>();
    for (RawCage raw : cages) {
      List<Integer> cells = new ArrayList<>();
      for (Placed<String> name : raw.cells) {
        cells.add(cell(name, layout.geometry()));
      }
      try {
        all.add(new Cage(cells, raw.sum));
        layout.withCages(all.subList(all.size() - 1, all.size()));
      } catch (IllegalArgumentException e) {
        throw json.error(raw.place, null, String.valueOf(e.getMessage()));
      }
    }
    return layout.withCages(all);
  }

  private int cell(Placed<String> name, Geometry geometry) {
    int cell = AlphabetSymbols.cell(name.value, geometry);
    if (cell < 0) {
      int size = geometry.size();
      String reason =
          "expected a cell from r1c1 to r%sc%s, found \"%s\"".formatted(size, size, name.value);
      throw json.error(name.place, null, reason);
    }
    return cell;
  }
}
