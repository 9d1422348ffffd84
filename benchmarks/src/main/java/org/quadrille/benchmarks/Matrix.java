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
 * The times of a benchmark: instances by programs. Both come in the order of the suite, and what it
 * does not know after that, by its name.
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
   * @throws IllegalArgumentException if there is one of the same program and instance
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

  /** The benchmark. */
  String title() {
    return title;
  }

  List<String> instances() {
    return List.copyOf(timings.keySet());
  }

  List<String> programs() {
    return new ArrayList<>(programs);
  }

  /** Whether it is known of one of the times how much work it was. */
  boolean hasWork() {
    return timings.values().stream()
        .flatMap(row -> row.values().stream())
        .anyMatch(Timing::hasWork);
  }

  /** The number of a program, which does not depend on who else is there unless it is foreign. */
  int numberOf(String program) {
    int known = PROGRAMS.indexOf(program);
    if (known >= 0) {
      return known;
    }
    List<String> foreign = programs.stream().filter(p -> !PROGRAMS.contains(p)).toList();
    return PROGRAMS.size() + foreign.indexOf(program);
  }

  Optional<Timing> timing(String instance, String program) {
    return Optional.ofNullable(timings.getOrDefault(instance, Map.of()).get(program));
  }

  /** The least time for an instance, in seconds. */
  double best(String instance) {
    return timings.getOrDefault(instance, Map.of()).values().stream()
        .mapToDouble(Timing::seconds)
        .min()
        .orElseThrow();
  }
}
