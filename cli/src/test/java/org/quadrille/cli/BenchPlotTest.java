package org.quadrille.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.sudoku.solve.Algorithm;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The plot of {@code sudoku bench}. */
class BenchPlotTest {
  private static final String OF_17_CLUES =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  private static final Map<Algorithm, String> COLOURS =
      Map.of(
          Algorithm.FAST, "#d55e00",
          Algorithm.DLX, "#0072b2",
          Algorithm.BITMASK, "#009e73",
          Algorithm.PRUNED, "#cc79a7",
          Algorithm.NAIVE, "#000000");

  @TempDir Path folder;

  private Document plot(String... words) throws Exception {
    Path file = folder.resolve("plot.svg");
    List<String> command =
        new ArrayList<>(List.of("sudoku", "bench", "--warmup=0s", "--svg", file.toString()));
    command.addAll(List.of(words));
    Cli.Result result = Cli.run(command.toArray(String[]::new));
    assertThat(result.code()).isZero();
    Document document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    return document;
  }

  private static List<String> texts(Document svg) {
    NodeList nodes = svg.getElementsByTagName("text");
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < nodes.getLength(); k++) {
      texts.add(nodes.item(k).getTextContent());
    }
    return texts;
  }

  /** Counts the curves of three points in a colour. */
  private static long curves(Document svg, String colour) {
    NodeList nodes = svg.getElementsByTagName("polyline");
    long curves = 0;
    for (int k = 0; k < nodes.getLength(); k++) {
      Element curve = (Element) nodes.item(k);
      if (curve.getAttribute("stroke").equals(colour)
          && curve.getAttribute("points").split(" ", -1).length == 3) {
        curves++;
      }
    }
    return curves;
  }

  @Test
  void hasOneCurvePerAlgorithm() throws Exception {
    Document svg = plot("--timeout=1h", PUZZLE, SOLUTION, PUZZLE);
    assertThat(texts(svg))
        .contains("Times of each algorithm on 3 sudokus, sorted", "puzzles solved")
        .contains("time of a puzzle, milliseconds")
        .doesNotContain("timeout");
    for (Algorithm algorithm : Algorithm.values()) {
      assertThat(texts(svg)).contains(algorithm.toString());
    }
    for (String colour : COLOURS.values()) {
      assertThat(curves(svg, colour)).as(colour).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAlgorithmHasTheSameColourInEveryPlot(Algorithm algorithm) throws Exception {
    String first = "--algorithms=" + algorithm;
    String colour = requireNonNull(COLOURS.get(algorithm));
    assertThat(curves(plot("--timeout=1h", first, PUZZLE, PUZZLE, PUZZLE), colour)).isEqualTo(1);
    for (Algorithm other : Algorithm.values()) {
      String both = "--algorithms=" + other + "," + algorithm;
      if (other != algorithm) {
        assertThat(curves(plot("--timeout=1h", both, PUZZLE, PUZZLE, PUZZLE), colour)).isEqualTo(1);
      }
    }
  }

  @Test
  void showsTimeouts() throws Exception {
    Document svg = plot("--timeout=1ms", "--algorithms=naive", OF_17_CLUES);
    assertThat(texts(svg)).contains("naive (1 timed out)", "timeout");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPlotThatCannotBeWrittenIsReportedAfterTheTable() {
    Cli.Result result =
        Cli.run("sudoku", "bench", "--warmup=0s", "--algorithms=fast", "--svg=/dev/full", PUZZLE);
    assertThat(result.code()).isEqualTo(70);
    assertThat(result.out()).contains("fast");
    assertThat(result.err()).startsWith("cannot write /dev/full: ").hasLineCount(1);
  }
}
