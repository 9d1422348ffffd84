package org.quadrille.benchmarks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.RuntimeJsonMappingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The contents of result files: results of JMH, and times of other programs. */
final class Results {
  /** The table of a row that names none. */
  static final String DEFAULT_TABLE = "SuiteBenchmark.count";

  private static final Set<String> REQUIRED = Set.of("program", "instance", "seconds");
  private static final Set<String> OPTIONAL = Set.of("table", "cpuSeconds");

  private final Map<String, Matrix> matrices = new LinkedHashMap<>();
  private final List<Score> others = new ArrayList<>();
  private final Set<String> conditions = new LinkedHashSet<>();

  /**
   * Reads a file. JSON is an array of JMH results, or of objects with {@code program}, {@code
   * instance} and {@code seconds}, and optionally {@code cpuSeconds} and {@code table}. A file
   * whose name ends in {@code .csv} has columns with these names, and the names in its first line.
   *
   * @throws IllegalArgumentException if the content is malformed; the message names the position
   * @throws IOException if reading fails
   */
  void read(Path file) throws IOException {
    try {
      if (file.toString().endsWith(".csv")) {
        readCsv(file);
      } else {
        readJson(file);
      }
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException(where(file, malformed), malformed);
    } catch (RuntimeJsonMappingException malformed) {
      throw malformed.getCause() instanceof JsonProcessingException cause
          ? new IllegalArgumentException(where(file, cause), cause)
          : malformed;
    }
  }

  private static String where(Path file, JsonProcessingException malformed) {
    return malformed.getLocation() == null || malformed.getLocation().getLineNr() < 0
        ? file + ": " + malformed.getOriginalMessage()
        : "%s:%d:%d: %s"
            .formatted(
                file,
                malformed.getLocation().getLineNr(),
                malformed.getLocation().getColumnNr(),
                malformed.getOriginalMessage());
  }

  private void readJson(Path file) throws IOException {
    JsonNode array = new ObjectMapper().readTree(file.toFile());
    if (!array.isArray()) {
      throw new IllegalArgumentException(file + ": expected an array of results");
    }
    for (int k = 0; k < array.size(); k++) {
      JsonNode result = array.get(k);
      try {
        if (result.has("benchmark")) {
          add(Score.of(result));
        } else {
          addRow(result);
        }
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException(
            "%s: result %d: %s".formatted(file, k + 1, wrong.getMessage()), wrong);
      }
    }
  }

  private void readCsv(Path file) throws IOException {
    CsvMapper mapper = new CsvMapper();
    mapper.enable(CsvParser.Feature.TRIM_SPACES);
    mapper.enable(CsvParser.Feature.SKIP_EMPTY_LINES);
    CsvSchema columns = CsvSchema.emptySchema().withHeader();
    try (Reader in = Files.newBufferedReader(file);
        MappingIterator<JsonNode> rows =
            mapper.readerFor(JsonNode.class).with(columns).readValues(in)) {
      while (rows.hasNextValue()) {
        int line = rows.getCurrentLocation().getLineNr();
        try {
          addRow(rows.nextValue());
        } catch (IllegalArgumentException wrong) {
          throw new IllegalArgumentException(
              "%s:%d: %s".formatted(file, line, wrong.getMessage()), wrong);
        }
      }
    }
  }

  private void addRow(JsonNode row) {
    String table = row.path("table").asText();
    add(table.isBlank() ? DEFAULT_TABLE : table, timing(row));
  }

  private static Timing timing(JsonNode row) {
    Set<String> members = new LinkedHashSet<>();
    row.fieldNames().forEachRemaining(members::add);
    if (!members.containsAll(REQUIRED)
        || !members.stream().allMatch(m -> REQUIRED.contains(m) || OPTIONAL.contains(m))) {
      throw new IllegalArgumentException(
          "expected program, instance and seconds, found " + String.join(", ", members));
    }
    String cpu = row.path("cpuSeconds").asText();
    return new Timing(
        row.path("program").asText(),
        row.path("instance").asText(),
        seconds(row.path("seconds").asText()),
        Double.NaN,
        cpu.isBlank() ? Double.NaN : seconds(cpu),
        Double.NaN);
  }

  private static double seconds(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("expected seconds, found " + text, e);
    }
  }

  private void add(Score score) {
    conditions.add(score.conditions());
    Timing timing = score.timing();
    if (timing == null) {
      others.add(score);
    } else {
      add(score.benchmark(), timing);
    }
  }

  private void add(String benchmark, Timing timing) {
    matrices.computeIfAbsent(benchmark, Matrix::new).add(timing);
  }

  /** Returns the tables of times, in the order of the files. */
  Collection<Matrix> matrices() {
    return matrices.values();
  }

  /** Returns the results that are not times of a program for an instance, in order. */
  List<Score> others() {
    return others;
  }

  /** Returns the conditions of the JMH runs: one line for each distinct set of conditions. */
  Collection<String> conditions() {
    return conditions;
  }
}
