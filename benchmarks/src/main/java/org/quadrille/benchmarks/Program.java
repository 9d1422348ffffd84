package org.quadrille.benchmarks;

import static java.util.stream.Collectors.joining;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.quadrille.benchmarks.Instance.Effort;
import org.quadrille.core.Problem;
import org.quadrille.dlx.Engine;
import org.quadrille.dlx.ExactCover;

/** Something that counts the solutions of a problem. */
interface Program {
  /** Solutions that nobody waits for who counts them one by one. */
  BigInteger TOO_MANY = BigInteger.valueOf(1_000_000_000);

  /** Its name: lower case, digits and {@code -}. */
  String name();

  /** Whether it can search such a problem at all. */
  boolean supports(Problem<?> problem);

  /** Whether it is worth a try: whether it comes to an end within a minute or so. */
  boolean isUpTo(Instance instance);

  /** Counts all solutions; whatever the program builds for that is part of it. */
  BigInteger count(Problem<?> problem);

  /** All there are: the engines, and other people's. */
  static List<Program> all() {
    List<Program> all = new ArrayList<>();
    Arrays.stream(Engine.values()).map(ByEngine::new).forEach(all::add);
    all.add(new Choco());
    all.add(new Sat4j());
    return all;
  }

  /**
   * The program of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Program get(String name) {
    return all().stream()
        .filter(program -> program.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no program %s; there are %s"
                        .formatted(
                            name, all().stream().map(Program::name).collect(joining(", ")))));
  }

  /** One of the engines. All but {@link Engine#AUTO} count one by one. */
  record ByEngine(Engine engine) implements Program {
    @Override
    public String name() {
      return engine.toString();
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
      return ExactCover.of(problem).engine(engine).count().value();
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
