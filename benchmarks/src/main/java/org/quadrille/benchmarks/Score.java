package org.quadrille.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A result of JMH.
 *
 * @param benchmark class and method, such as {@code SuiteBenchmark.count}
 * @param conditions versions and numbers of iterations
 * @param parameters the parameters of the benchmark
 * @param value the score
 * @param error half of the confidence interval; NaN if there was only one measurement
 * @param unit the unit of score and error, such as {@code ms/op}
 * @param counters secondary metrics, such as {@link ThreadsBenchmark.Work}, totals of all
 *     operations
 */
record Score(
    String benchmark,
    String conditions,
    NavigableMap<String, String> parameters,
    double value,
    double error,
    String unit,
    Map<String, Double> counters) {

  /**
   * Reads an element of the array that JMH writes.
   *
   * @throws IllegalArgumentException if a member is missing
   */
  static Score of(JsonNode result) {
    JsonNode metric = member(result, "primaryMetric");
    NavigableMap<String, String> parameters = new TreeMap<>();
    result
        .path("params")
        .properties()
        .forEach(p -> parameters.put(p.getKey(), p.getValue().asText()));
    String name = member(result, "benchmark").asText();
    int method = name.lastIndexOf('.');
    return new Score(
        name.substring(name.lastIndexOf('.', method - 1) + 1),
        conditions(result),
        parameters,
        number(metric, "score"),
        number(metric, "scoreError"),
        member(metric, "scoreUnit").asText(),
        counters(result.path("secondaryMetrics")));
  }

  private static Map<String, Double> counters(JsonNode metrics) {
    Map<String, Double> counters = new TreeMap<>();
    metrics.properties().forEach(m -> counters.put(m.getKey(), number(m.getValue(), "score")));
    return counters;
  }

  private static String conditions(JsonNode result) {
    return "JMH %s, %s %s; forks: %d, warm-ups: %d x %s, measurements: %d x %s"
        .formatted(
            member(result, "jmhVersion").asText(),
            member(result, "vmName").asText(),
            member(result, "vmVersion").asText(),
            member(result, "forks").asInt(),
            member(result, "warmupIterations").asInt(),
            member(result, "warmupTime").asText(),
            member(result, "measurementIterations").asInt(),
            member(result, "measurementTime").asText());
  }

  private static JsonNode member(JsonNode object, String name) {
    JsonNode member = object.get(name);
    if (member == null) {
      throw new IllegalArgumentException("not a result of JMH: \"" + name + "\" is missing");
    }
    return member;
  }

  /** Returns a number; JMH writes NaN as a string. */
  private static double number(JsonNode object, String name) {
    JsonNode member = member(object, name);
    if (member.isNumber()) {
      return member.asDouble();
    }
    if (member.asText().equals("NaN")) {
      return Double.NaN;
    }
    throw new IllegalArgumentException("\"" + name + "\" is not a number: " + member);
  }

  /** Returns the time of a program for an instance, or null if this is another measurement. */
  @Nullable Timing timing() {
    String row =
        Stream.of("row", "search", "shared")
            .filter(parameters::containsKey)
            .map(parameters::get)
            .findFirst()
            .orElse("");
    int slash = row.indexOf('/');
    double units =
        switch (unit) {
          case "s/op" -> 1;
          case "ms/op" -> 1e3;
          case "us/op" -> 1e6;
          case "ns/op" -> 1e9;
          default -> 0;
        };
    return slash < 0 || units == 0
        ? null
        : new Timing(
            row.substring(0, slash),
            row.substring(slash + 1),
            value / units,
            error / units,
            ratio("cpuSeconds", "operations"),
            ratio("nodesOfBusiest", "nodes"));
  }

  /** Returns the ratio of two counters; NaN if one is missing or the second is zero. */
  private double ratio(String part, String whole) {
    return counters.getOrDefault(part, Double.NaN) / counters.getOrDefault(whole, Double.NaN);
  }
}
