package org.quadrille.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.sudoku.Grid;
import org.quadrille.sudoku.io.Puzzle;
import org.quadrille.sudoku.io.PuzzleReader;
import org.quadrille.sudoku.io.PuzzleRecord;
import org.quadrille.testkit.KnownProblem;

/** Reads puzzles and problems from text in memory. The times are for one puzzle or problem. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ReadingBenchmark extends AverageTimeBenchmark {
  private static final int PUZZLES = 2000;

  private byte[] lines;
  private byte[] drawings;
  private byte[] queens;
  private byte[] queensAsJson;

  /** Creates the texts. */
  @Setup
  public void prepare() throws IOException {
    lines = Lists.bytes("mixed");
    List<Grid> grids = Lists.grids("mixed");
    String drawn = grids.stream().map(g -> g.draw(true)).collect(Collectors.joining("\n\n"));
    drawings = drawn.getBytes(UTF_8);
    StringBuilder text = new StringBuilder();
    DlxFormat.write(KnownProblem.queens(12).problem(), text);
    queens = text.toString().getBytes(UTF_8);
    text.setLength(0);
    JsonFormat.write(KnownProblem.queens(12).problem(), text);
    queensAsJson = text.toString().getBytes(UTF_8);
  }

  /** Reads puzzles in lines of 81 characters. */
  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int line() throws IOException {
    return read(lines);
  }

  /** Reads puzzles drawn with box-drawing characters in 13 lines. */
  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int drawing() throws IOException {
    return read(drawings);
  }

  /** Reads the problem of 12 queens: 24 primary and 46 secondary items, 144 options of four. */
  @Benchmark
  public Problem<String> dlx() throws IOException {
    return DlxFormat.read("queens", new ByteArrayInputStream(queens));
  }

  /** Reads the same problem from JSON. */
  @Benchmark
  public Problem<String> json() throws IOException {
    return JsonFormat.read("queens", new ByteArrayInputStream(queensAsJson)).problem();
  }

  private static int read(byte[] text) throws IOException {
    int puzzles = 0;
    try (PuzzleReader reader = new PuzzleReader("text", new ByteArrayInputStream(text))) {
      for (PuzzleRecord record = reader.next(); record != null; record = reader.next()) {
        puzzles += record instanceof Puzzle ? 1 : 0;
      }
    }
    if (puzzles != PUZZLES) {
      throw new IllegalStateException("expected %d puzzles, found %d".formatted(PUZZLES, puzzles));
    }
    return puzzles;
  }
}
