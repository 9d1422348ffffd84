package org.quadrille.benchmarks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The table of the times of a benchmark, by instance and program. Both are in the order of the
 * suite; unknown names come last, in alphabetical order.
 */
final class Matrix {
  private static final List<String> PROGRAMS = Program.all().stream().map(Program::name).toList();
  private static final List<String> COLUMNS =
      Stream.concat(PROGRAMS.stream(), Program.withThreads().stream().map(Program::name)).toList();
  private static final List<String> INSTANCES = Suite.all().stream().map(Instance::name).toList();

  private final String title;
  private final Map<String, Map<String, Timing>> timings = new TreeMap<>(order(INSTANCES));
  private final Set<String> programs = new TreeSet<>(order(COLUMNS));

  Matrix(String title) {
    this.title = title;
  }

  private static Comparator<String> order(List<String> known) {
    return Comparator.<String>comparingInt(
            name -> known.contains(name) ? known.indexOf(name) : known.size())
        .thenComparing(Comparator.naturalOrder());
  }

  /**
   * Adds a time.
   *
   * @throws IllegalArgumentException if the program already has a time for the instance
   */
  void add(Timing timing) {
    Map<String, Timing> row =
        timings.computeIfAbsent(timing.instance(), instance -> new TreeMap<>());
    if (row.putIfAbsent(timing.program(), timing) != null) {
      throw new IllegalArgumentException(
          "a second time of %s for %s".formatted(timing.program(), timing.instance()));
    }
    programs.add(timing.program());
  }

  /** Returns the name of the benchmark. */
  String title() {
    return title;
  }

  List<String> instances() {
    return List.copyOf(timings.keySet());
  }

  List<String> programs() {
    return new ArrayList<>(programs);
  }

  /** Returns whether one of the timings has a CPU time or a share. */
  boolean hasWork() {
    return timings.values().stream()
        .flatMap(row -> row.values().stream())
        .anyMatch(Timing::hasWork);
  }

  /**
   * Returns the number of a program, which determines its colour. It does not depend on the other
   * programs in the table if the suite knows the program.
   */
  int numberOf(String program) {
    int known = PROGRAMS.indexOf(program);
    if (known >= 0) {
      return known;
    }
    List<String> unknown = programs.stream().filter(p -> !PROGRAMS.contains(p)).toList();
    return PROGRAMS.size() + unknown.indexOf(program);
  }

  Optional<Timing> timing(String instance, String program) {
    return Optional.ofNullable(timings.getOrDefault(instance, Map.of()).get(program));
  }

  /** Returns the least time for an instance, in seconds. */
  double best(String instance) {
    return timings.getOrDefault(instance, Map.of()).values().stream()
        .mapToDouble(Timing::seconds)
        .min()
        .orElseThrow();
  }
}
