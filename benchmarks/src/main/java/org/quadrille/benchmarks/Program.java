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

/** Something that counts the solutions of a problem. */
interface Program {
  /** Solutions that nobody waits for who counts them one by one. */
  BigInteger TOO_MANY = BigInteger.valueOf(1_000_000_000);

  /** The name of an engine with several threads. */
  Pattern WITH_THREADS = Pattern.compile("([a-z-]+)-([1-9][0-9]{0,3})-threads");

  /** Its name: lower case, digits and {@code -}. */
  String name();

  /** Whether it can search such a problem at all. */
  boolean supports(Problem<?> problem);

  /** Whether it is worth a try: whether it comes to an end within a minute or so. */
  boolean isUpTo(Instance instance);

  /** Counts all solutions; whatever the program builds for that is part of it. */
  BigInteger count(Problem<?> problem);

  /** All that search by one thread: the engines, and other people's. */
  static List<Program> all() {
    List<Program> all = new ArrayList<>();
    Arrays.stream(Engine.values()).map(engine -> new ByEngine(engine, 1)).forEach(all::add);
    all.add(new Choco());
    all.add(new Sat4j());
    return all;
  }

  /** The library by two threads, and by one for each processor of this machine if it has more. */
  static List<Program> withThreads() {
    return IntStream.of(2, Runtime.getRuntime().availableProcessors())
        .filter(threads -> threads >= 2)
        .distinct()
        .<Program>mapToObj(threads -> new ByEngine(Engine.AUTO, threads))
        .toList();
  }

  /**
   * The program of a name: one of {@link #all}, or an engine with any number of threads, {@code
   * auto-8-threads}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Program get(String name) {
    Matcher matcher = WITH_THREADS.matcher(name);
    boolean hasThreads = matcher.matches();
    String alone = hasThreads ? matcher.group(1) : name;
    for (Program program : all()) {
      if (program.name().equals(alone)) {
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
   * One of the engines. All but {@link Engine#AUTO} count one by one.
   *
   * @param threads how many search
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
    public boolean isUpTo(Instance instance) {
      return engine == Engine.AUTO || instance.count().compareTo(TOO_MANY) < 0;
    }

    @Override
    public BigInteger count(Problem<?> problem) {
      return cover(problem).count().value();
    }

    /** The problem, to be asked something. */
    <T> ExactCover<T> cover(Problem<T> problem) {
      return ExactCover.of(problem).engine(engine).threads(threads);
    }
  }

  /** Those of other people, which are made for other things. */
  abstract class Peer implements Program {
    @Override
    public boolean supports(Problem<?> problem) {
      return problem.colourCount() == 0;
    }

    @Override
    public boolean isUpTo(Instance instance) {
      return instance.effort() == Effort.SMALL;
    }

    /** The options that use each item, by their numbers. */
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
