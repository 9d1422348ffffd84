package org.quadrille.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.core.search.SearchResult;
import org.quadrille.dlx.Count;
import org.quadrille.dlx.ExactCover;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.solve.Algorithm;
import org.quadrille.sudoku.solve.SudokuSolver;

/**
 * The process that {@link Compare} starts, on the class path of the build to be measured. It counts
 * the same again and again: first to warm up, then to measure.
 *
 * <p>It uses the public API alone and no other class of this module, so that it also runs with
 * builds that do not have it.
 */
final class CompareRunner {
  /** The value and the nodes of a count. */
  private record Answer(String value, long nodes) {}

  private interface Task {
    Answer run();
  }

  private CompareRunner() {}

  /**
   * Measures one row and prints a line: the value, the nodes, and the medians of the CPU time of
   * the thread and of the wall time of a count, in nanoseconds.
   *
   * @param args {@code cover} or the name of an algorithm for sudokus, the file, and the CPU
   *     seconds to warm up and to measure
   */
  public static void main(String[] args) throws Exception {
    Path file = Path.of(args[1]);
    Task task = args[0].equals("cover") ? cover(file) : sudokus(Algorithm.valueOf(args[0]), file);
    long warmUp = (long) (1e9 * Double.parseDouble(args[2]));
    long measure = (long) (1e9 * Double.parseDouble(args[3]));
    Answer answer = task.run();
    repeat(task, answer, warmUp);
    List<long[]> times = repeat(task, answer, measure);
    System.out.println(
        answer.value()
            + " "
            + answer.nodes()
            + " "
            + median(times.stream().mapToLong(t -> t[0]).toArray())
            + " "
            + median(times.stream().mapToLong(t -> t[1]).toArray()));
  }

  /** Runs a task for some CPU time, once at least; returns the CPU and wall time of each run. */
  private static List<long[]> repeat(Task task, Answer expected, long cpuNanos) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    List<long[]> times = new ArrayList<>();
    long begin = threads.getCurrentThreadCpuTime();
    long cpu = begin;
    do {
      long wall = System.nanoTime();
      long cpuBefore = cpu;
      Answer answer = task.run();
      cpu = threads.getCurrentThreadCpuTime();
      times.add(new long[] {cpu - cpuBefore, System.nanoTime() - wall});
      if (!answer.equals(expected)) {
        throw new IllegalStateException("expected " + expected + ", found " + answer);
      }
    } while (cpu - begin < cpuNanos);
    return times;
  }

  private static long median(long[] times) {
    Arrays.sort(times);
    return (times[(times.length - 1) / 2] + times[times.length / 2]) / 2;
  }

  private static Task cover(Path file) throws IOException {
    Problem<String> problem;
    try (InputStream in = Files.newInputStream(file)) {
      problem = DlxFormat.read(file.toString(), in);
    }
    return () -> {
      Count count = ExactCover.of(problem).count();
      return new Answer(count.toString(), count.statistics().nodes());
    };
  }

  /** Reads the first 81 characters of a line; not by the project's readers, which may change. */
  private static Grid grid(String line) {
    byte[] digits = new byte[81];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = (byte) Math.max(0, Character.digit(line.charAt(cell), 10));
    }
    return Grid.of(digits);
  }

  /** Up to two solutions for each puzzle; the value is the sum. */
  private static Task sudokus(Algorithm algorithm, Path file) throws Exception {
    List<Grid> grids =
        Files.readAllLines(file).stream()
            .filter(line -> line.length() >= 81 && !line.startsWith("#"))
            .map(CompareRunner::grid)
            .toList();
    SudokuSolver solver = algorithm.newSolver();
    Method start = start();
    Constructor<?> control = start.getParameterTypes()[1].getConstructor(SearchLimits.class);
    SearchLimits limits = SearchLimits.NONE.withSolutions(2);
    return () -> {
      long solutions = 0;
      long nodes = 0;
      for (Grid grid : grids) {
        try {
          start.invoke(solver, grid, control.newInstance(limits));
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(e);
        }
        while (solver.next()) {
          solutions++;
        }
        SearchResult result = solver.finish();
        nodes += result.statistics().nodes();
      }
      return new Answer(Long.toString(solutions), nodes);
    };
  }

  /** By reflection: the type of what stops a search may differ between builds. */
  private static Method start() {
    return Arrays.stream(SudokuSolver.class.getMethods())
        .filter(m -> m.getName().equals("start") && m.getParameterTypes()[0] == Grid.class)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no SudokuSolver.start(Grid, ...)"));
  }
}
