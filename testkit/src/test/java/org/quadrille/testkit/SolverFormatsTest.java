package org.quadrille.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.core.Bounded.bounded;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.io.CnfFormat;
import org.quadrille.core.io.LpFormat;

/** The meaning of the formats for other solvers, checked by a small solver of linear rows. */
class SolverFormatsTest {
  private static final int SEEDS = 1500;

  /** A row {@code least <= sum <= most} over variables that are 0 or 1. */
  private record Row(Map<Integer, Integer> terms, long least, long most) {
    /** Whether the row can still hold; the value -1 is undecided. */
    boolean mayHold(int[] values) {
      long low = 0;
      long high = 0;
      for (Map.Entry<Integer, Integer> term : terms.entrySet()) {
        int value = values[term.getKey()];
        int factor = term.getValue();
        low += value < 0 ? Math.min(factor, 0) : value * factor;
        high += value < 0 ? Math.max(factor, 0) : value * factor;
      }
      return low <= most && high >= least;
    }
  }

  /** Lists the models of some rows, variable by variable. */
  private static final class Models {
    private final List<List<Row>> rowsOf = new ArrayList<>(); // variable -> rows
    private final List<Row> rows;
    private final int[] values;
    final List<int[]> models = new ArrayList<>();

    Models(int variables, List<Row> rows) {
      this.rows = rows;
      values = new int[variables];
      Arrays.fill(values, -1);
      for (int v = 0; v < variables; v++) {
        rowsOf.add(new ArrayList<>());
      }
      for (Row row : rows) {
        row.terms.keySet().forEach(v -> rowsOf.get(v).add(row));
      }
    }

    List<int[]> all() {
      if (rows.stream().allMatch(row -> row.mayHold(values))) {
        decide(0);
      }
      return models;
    }

    private void decide(int v) {
      if (v == values.length) {
        models.add(values.clone());
        return;
      }
      for (int value = 0; value <= 1; value++) {
        values[v] = value;
        if (rowsOf.get(v).stream().allMatch(row -> row.mayHold(values))) {
          decide(v + 1);
        }
      }
      values[v] = -1;
    }
  }

  /** The models as sets of options; no two may be the same set. */
  private static Set<List<Integer>> solutions(List<int[]> models, int options, long seed) {
    Set<List<Integer>> solutions = new HashSet<>();
    for (int[] model : models) {
      List<Integer> chosen = new ArrayList<>();
      for (int o = 0; o < options; o++) {
        if (model[o] == 1) {
          chosen.add(o);
        }
      }
      assertThat(solutions.add(chosen)).as("seed %d: two models of %s", seed, chosen).isTrue();
    }
    return solutions;
  }

  private static Set<List<Integer>> cnfSolutions(Problem<?> problem, long seed) throws IOException {
    StringBuilder text = new StringBuilder();
    CnfFormat.write(problem, text);
    List<String> lines = text.toString().lines().filter(l -> !l.startsWith("c")).toList();
    String[] header = lines.get(0).split(" ", -1);
    assertThat(header).startsWith("p", "cnf");
    assertThat(lines).hasSize(1 + Integer.parseInt(header[3]));
    List<Row> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      Map<Integer, Integer> terms = new HashMap<>();
      int least = 1;
      List<Integer> numbers = Arrays.stream(line.split(" ", -1)).map(Integer::valueOf).toList();
      assertThat(numbers.indexOf(0)).isEqualTo(numbers.size() - 1);
      for (int literal : numbers.subList(0, numbers.size() - 1)) {
        terms.put(Math.abs(literal) - 1, Integer.signum(literal));
        least -= literal < 0 ? 1 : 0;
      }
      rows.add(new Row(terms, least, Long.MAX_VALUE));
    }
    List<int[]> models = new Models(Integer.parseInt(header[2]), rows).all();
    return solutions(models, problem.optionCount(), seed);
  }

  /** The variables of an LP, options first, and its rows. */
  private static Map<String, Map<String, Integer>> lpSections(String text) {
    Map<String, Map<String, Integer>> rows = new TreeMap<>();
    for (String statement :
        text.replaceAll("(?m)^\\\\.*\n", "").replace("\n  ", " ").split("\n", -1)) {
      int colon = statement.indexOf(':');
      if (colon >= 0) {
        Map<String, Integer> terms = new HashMap<>();
        int factor = 1;
        for (String word : statement.substring(colon + 1).strip().split("[ ]+", -1)) {
          switch (word) {
            case "+" -> factor = 1;
            case "-" -> factor = -1;
            case "=", "<=", ">=" -> factor = 1;
            default -> {
              if (Character.isDigit(word.charAt(0))) {
                factor *= Integer.parseInt(word);
              } else {
                terms.put(word, factor);
                factor = 1;
              }
            }
          }
        }
        rows.put(statement.strip(), terms);
      }
    }
    return rows;
  }

  private static Set<List<Integer>> lpSolutions(Problem<?> problem, long seed) throws IOException {
    StringBuilder out = new StringBuilder();
    LpFormat.write(problem, out);
    String text = out.toString();
    assertThat(text.lines()).allMatch(line -> line.startsWith("\\") || line.length() < 255);
    List<String> names =
        text.substring(text.indexOf("Binary\n") + 7, text.indexOf("End\n"))
            .lines()
            .map(String::strip)
            .toList();
    List<Row> rows = new ArrayList<>();
    lpSections(text)
        .forEach(
            (statement, terms) -> {
              assertThat(names).containsAll(terms.keySet());
              if (statement.startsWith("cost:")) {
                for (int o = 0; o < problem.optionCount(); o++) {
                  assertThat(terms.getOrDefault("o" + o, 0)).isEqualTo((int) problem.cost(o));
                }
                return;
              }
              Map<Integer, Integer> numbered = new HashMap<>();
              terms.forEach((name, factor) -> numbered.put(names.indexOf(name), factor));
              long bound = Long.parseLong(statement.substring(statement.lastIndexOf(' ') + 1));
              rows.add(
                  new Row(
                      numbered,
                      statement.contains("<=") ? Long.MIN_VALUE : bound,
                      statement.contains(">=") ? Long.MAX_VALUE : bound));
            });
    return solutions(new Models(names.size(), rows).all(), problem.optionCount(), seed);
  }

  @Test
  void modelsOfTheFormulaAreTheSolutions() throws IOException {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      assertThat(cnfSolutions(problem, seed))
          .as("seed %d", seed)
          .isEqualTo(BruteForce.solutions(problem));
    }
  }

  @Test
  void pointsOfTheIntegerProgramAreTheSolutions() throws IOException {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      assertThat(lpSolutions(problem, seed))
          .as("seed %d", seed)
          .isEqualTo(BruteForce.solutions(problem));
    }
  }

  @Test
  void boundsAreEncoded() throws IOException {
    for (int options = 0; options <= 7; options++) {
      for (int max = 1; max <= 8; max++) {
        for (int min = 0; min <= max; min++) {
          Problem.Builder<Integer> builder =
              Problem.<Integer>builder().primary(bounded("a", min, max));
          for (int o = 0; o < options; o++) {
            builder.option(o, "a");
          }
          Problem<Integer> problem = builder.build();
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          assertThat(cnfSolutions(problem, 0)).as("%d..%d", min, max).isEqualTo(solutions);
          assertThat(lpSolutions(problem, 0)).as("%d..%d", min, max).isEqualTo(solutions);
        }
      }
    }
  }
}
