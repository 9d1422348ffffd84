package org.quadrille.benchmarks;

import static java.util.stream.Collectors.joining;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;

/** A program that counts the solutions of a problem. */
interface Program {
  /** Programs that find solutions one by one are not run on this many solutions or more. */
  BigInteger TOO_MANY = BigInteger.valueOf(1_000_000_000);

  /** The form of a name of an engine with several threads. */
  Pattern WITH_THREADS = Pattern.compile("([a-z-]+)-([1-9][0-9]{0,3})-threads");

  /** Returns the name: lower case letters, digits and {@code -}. */
  String name();

  /** Returns whether the program can solve the problem. */
  boolean supports(Problem<?> problem);

  /** Returns whether the program is expected to finish within about a minute. */
  boolean isFastEnough(Instance instance);

  /** Counts all solutions, from scratch. */
  BigInteger count(Problem<?> problem);

  /** Returns all programs with one thread: the engines, then the external solvers. */
  static List<Program> all() {
    List<Program> all = new ArrayList<>();
    Arrays.stream(Engine.values()).map(engine -> new ByEngine(engine, 1)).forEach(all::add);
    all.add(new Choco());
    all.add(new Sat4j());
    return all;
  }

  /**
   * Returns the library with two threads and, if this machine has more than two processors, with
   * one thread for each processor.
   */
  static List<Program> withThreads() {
    return IntStream.of(2, Runtime.getRuntime().availableProcessors())
        .filter(threads -> threads >= 2)
        .distinct()
        .<Program>mapToObj(threads -> new ByEngine(Engine.AUTO, threads))
        .toList();
  }

  /**
   * Returns the program with the given name: one of {@link #all}, or an engine with a number of
   * threads, such as {@code auto-8-threads}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Program get(String name) {
    Matcher matcher = WITH_THREADS.matcher(name);
    boolean hasThreads = matcher.matches();
    String baseName = hasThreads ? matcher.group(1) : name;
    for (Program program : all()) {
      if (program.name().equals(baseName)) {
        if (!hasThreads) {
          return program;
        }
        if (program instanceof ByEngine byEngine) {
          return new ByEngine(byEngine.engine(), Integer.parseInt(matcher.group(2)));
        }
      }
    }
    throw new IllegalArgumentException(
        "no program %s; there are %s, and engines with threads, such as auto-2-threads"
            .formatted(name, all().stream().map(Program::name).collect(joining(", "))));
  }

  /**
   * An engine of the library. All engines but {@link Engine#AUTO} visit every solution.
   *
   * @param engine the engine
   * @param threads the number of threads
   */
  record ByEngine(Engine engine, int threads) implements Program {
    @Override
    public String name() {
      return threads == 1 ? engine.toString() : engine + "-" + threads + "-threads";
    }

    @Override
    public boolean supports(Problem<?> problem) {
      return engine.supports(problem);
    }

    @Override
    public boolean isFastEnough(Instance instance) {
      return engine == Engine.AUTO || instance.count().compareTo(TOO_MANY) < 0;
    }

    @Override
    public BigInteger count(Problem<?> problem) {
      return cover(problem).count().value();
    }

    /** Returns the problem with the settings of this program. */
    <T> ExactCover<T> cover(Problem<T> problem) {
      return ExactCover.of(problem).engine(engine).threads(threads);
    }
  }

  /** A solver of another project, made for more general problems. */
  abstract class ExternalSolver implements Program {
    @Override
    public boolean supports(Problem<?> problem) {
      return problem.colourCount() == 0;
    }

    @Override
    public boolean isFastEnough(Instance instance) {
      return instance.effort() == Effort.SMALL;
    }

    /** Returns for each item the numbers of the options that use it. */
    static int[][] optionsByItem(Problem<?> problem) {
      List<List<Integer>> options = new ArrayList<>();
      for (int i = 0; i < problem.itemCount(); i++) {
        options.add(new ArrayList<>());
      }
      for (int o = 0; o < problem.optionCount(); o++) {
        for (int k = 0; k < problem.size(o); k++) {
          options.get(problem.itemAt(o, k)).add(o);
        }
      }
      return options.stream()
          .map(list -> list.stream().mapToInt(o -> o).toArray())
          .toArray(int[][]::new);
    }
  }
}
