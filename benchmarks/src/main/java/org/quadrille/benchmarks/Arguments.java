package org.quadrille.benchmarks;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.quadrille.benchmarks.Program.ByEngine;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.sudoku.SudokuMatrix;

/**
 * Completes the command line of JMH: adds the parameters that combine a program and an instance.
 * With two separate parameters, JMH would run all combinations.
 */
final class Arguments {
  private final List<String> args;
  private final List<Program> programs;
  private final List<Instance> instances;
  private final boolean programsNamed;
  private final boolean rowsNamed; // programs and instances are named

  private Arguments(String[] args) {
    this.args = new ArrayList<>(Arrays.asList(args));
    List<String> named = values("program");
    List<String> chosen = values("instance");
    List<String> efforts = values("effort");
    programs =
        named.isEmpty()
            ? Stream.concat(Program.all().stream(), Program.withThreads().stream()).toList()
            : named.stream().map(Program::get).toList();
    instances = Suite.choose(chosen, efforts);
    programsNamed = !named.isEmpty();
    rowsNamed = programsNamed && !chosen.isEmpty();
  }

  /**
   * Adds the parameters {@code row}, {@code search}, {@code shared} and {@code engine}, unless they
   * are given.
   *
   * @param args the arguments, with {@code -p program=…}, {@code -p instance=…} and {@code -p
   *     effort=…} to select rows
   * @return the arguments for JMH
   * @throws IllegalArgumentException if a name is unknown
   */
  static String[] complete(String... args) {
    return new Arguments(args).complete();
  }

  private String[] complete() {
    List<Row> rows = instances.stream().flatMap(this::rows).toList();
    addRows("row", rows, row -> !hasThreads(row), "SuiteBenchmark");
    addRows("search", rows, Arguments::isSearch, "EngineBenchmark");
    addRows("shared", rows, this::isShared, "ThreadsBenchmark");
    if (values("engine").isEmpty()) {
      Problem<?> sudoku = SudokuMatrix.CLASSIC.problem();
      add(
          "engine",
          Arrays.stream(Engine.values()).filter(e -> e.supports(sudoku)).map(Engine::name));
    }
    return args.toArray(new String[0]);
  }

  private static boolean hasThreads(Row row) {
    return row.program() instanceof ByEngine program && program.threads() > 1;
  }

  private static boolean isSearch(Row row) {
    return row.program() instanceof ByEngine
        && !hasThreads(row)
        && row.instance().count().compareTo(Program.TOO_MANY) < 0;
  }

  /** Returns whether the row is for ThreadsBenchmark, which compares with one thread. */
  private boolean isShared(Row row) {
    return row.program() instanceof ByEngine program
        && (programsNamed || program.engine() == Engine.AUTO)
        && (rowsNamed || ThreadsBenchmark.suits(row.instance()));
  }

  private Stream<Row> rows(Instance instance) {
    Problem<?> problem = instance.problem();
    return programs.stream()
        .filter(program -> program.supports(problem))
        .filter(program -> rowsNamed || program.isFastEnough(instance))
        .map(program -> new Row(program, instance));
  }

  /** Adds the rows that meet a condition, or excludes the benchmark if there are none. */
  private void addRows(
      String parameter, List<Row> rows, Predicate<Row> condition, String benchmark) {
    List<String> names = rows.stream().filter(condition).map(Row::toString).toList();
    if (names.isEmpty()) {
      args.addAll(List.of("-e", benchmark));
    } else if (values(parameter).isEmpty()) {
      add(parameter, names.stream());
    }
  }

  private void add(String parameter, Stream<String> values) {
    args.addAll(List.of("-p", parameter + values.collect(joining(",", "=", ""))));
  }

  private List<String> values(String parameter) {
    List<String> values = new ArrayList<>();
    for (int k = 0; k + 1 < args.size(); k++) {
      String value = args.get(k + 1);
      if (args.get(k).equals("-p") && value.startsWith(parameter + "=")) {
        values.addAll(Arrays.asList(value.substring(parameter.length() + 1).split(",")));
      }
    }
    return values;
  }
}
