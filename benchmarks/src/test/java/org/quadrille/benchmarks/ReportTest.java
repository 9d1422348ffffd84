package org.quadrille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTest {
  @TempDir private Path folder;

  private static Path stored() throws Exception {
    return Path.of(ReportTest.class.getResource("/results.json").toURI());
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static Results read(Path... files) throws IOException {
    Results results = new Results();
    for (Path file : files) {
      results.read(file);
    }
    return results;
  }

  private static String markdown(Path... files) throws IOException {
    return MarkdownReport.of(read(files));
  }

  @Test
  void tables() throws Exception {
    assertThat(markdown(stored()))
        .isEqualTo(
            """
            JMH 1.37, OpenJDK 64-Bit Server VM 17.0.15+6-Debian-1deb12u1; forks: 1, warm-ups: 1 x 200 ms, \
            measurements: 2 x 200 ms.

            ### EngineBenchmark.visit

            Milliseconds; in parentheses the ratio to the best time of the row. ~: the error is more than a tenth of the time.

            | instance | dancing-links | dancing-cells | bitsets |
            |---|---:|---:|---:|
            | queens-8 | 1.05 (8.0) | ~1.28 (9.8) | **0.131 (1.0)** |

            ### SuiteBenchmark.count

            Milliseconds; in parentheses the ratio to the best time of the row. ~: the error is more than a tenth of the time.

            | instance | auto | dancing-links | bitsets | choco | sat4j |
            |---|---:|---:|---:|---:|---:|
            | latin-4 |  | **1.18 (1.0)** | 13.0 (11.0) |  |  |
            | queens-8 | 2.30 (1.6) | 1.64 (1.1) | **1.43 (1.0)** | 61.3 (42.7) | 43.5 (30.3) |

            ### Other benchmarks

            | benchmark | parameters | score | ± | unit |
            |---|---|---:|---:|---|
            | FacadeBenchmark.first | instance=queens-8 | 443 | 22.2 | us/op |
            """);
  }

  @Test
  void otherProgramsAreAddedAsColumns() throws Exception {
    Path csv =
        file("knuth.csv", "program,instance,seconds\ndlx2,queens-8,0.0001\n\ndlx1, mine ,2\n");
    Path json =
        file("more.json", "[{\"program\":\"dlx1\",\"seconds\":3e-3,\"instance\":\"latin-4\"}]");
    assertThat(markdown(stored(), csv, json))
        .contains("| instance | auto | dancing-links | bitsets | choco | sat4j | dlx1 | dlx2 |\n")
        .containsPattern("\\| latin-4 \\|.*\\| 3\\.00 \\(\\d+\\.\\d\\) \\|  \\|\n\\| queens-8")
        .containsPattern("\\| queens-8 \\|.*\\|  \\| \\*\\*0\\.100 \\(1\\.0\\)\\*\\* \\|\n\\| mine")
        .contains("| mine |  |  |  |  |  | **2,000 (1.0)** |  |\n");
  }

  @Test
  void threadsHaveCpuTimeAndShare() throws Exception {
    String result =
        """
        {"jmhVersion": "1.37", "benchmark": "org.x.ThreadsBenchmark.visit", "forks": 1,
         "vmName": "VM", "vmVersion": "17", "warmupIterations": 1, "warmupTime": "1 s",
         "measurementIterations": 1, "measurementTime": "1 s", "params": {"shared": "%s/soma"},
         "primaryMetric": {"score": %d, "scoreError": "NaN", "scoreUnit": "ms/op"},
         "secondaryMetrics": {"operations": {"score": 4}, "cpuSeconds": {"score": %s},
                              "nodes": {"score": 1000}, "nodesOfBusiest": {"score": %d}}}
        """;
    String one = result.formatted("auto", 200, "0.88", 1000);
    String two = result.formatted("auto-2-threads", 100, "1.00", 514);
    assertThat(markdown(file("threads.json", "[" + one + "," + two + "]")))
        .contains("CPU: the CPU time of the whole process")
        .contains("| instance | auto | auto-2-threads |")
        .contains("| soma | 200 (2.0), CPU 220 | **100 (1.0)**, CPU 250, 51% |");
  }

  @Test
  void rowsCanNameATable() throws Exception {
    Path file =
        file("a.csv", "table,program,instance,seconds,cpuSeconds\nMine,x,soma,2,3\n,x,soma,1,\n");
    assertThat(markdown(file))
        .contains("### Mine\n")
        .contains("| soma | **2,000 (1.0)**, CPU 3,000 |\n")
        .contains("### SuiteBenchmark.count\n")
        .contains("| soma | **1,000 (1.0)** |\n");
  }

  @ParameterizedTest
  @CsvSource({
    "1234567.8, '1,234,568'",
    "1234.5, '1,235'",
    "123.45, 123",
    "12.345, 12.3",
    "1.2345, 1.23",
    "0.0012345, 0.00123",
    "1e-9, 0.000000"
  })
  void numbersHaveThreeSignificantDigits(double value, String text) {
    assertThat(MarkdownReport.number(value)).isEqualTo(text);
  }

  @Test
  void thePlotHasEveryProgramAndInstance() throws Exception {
    Path plot = folder.resolve("plot.svg");
    assertThat(Report.execute(stored().toString(), "--svg", plot.toString())).isZero();
    String svg = Files.readString(plot);
    DocumentBuilderFactory parsers = DocumentBuilderFactory.newInstance();
    parsers.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    String text =
        parsers
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
            .getDocumentElement()
            .getTextContent();
    Matrix matrix = read(stored()).matrices().stream().skip(1).findFirst().orElseThrow();
    assertThat(text).contains(matrix.programs()).contains(matrix.instances());
    assertThat(text).contains("SuiteBenchmark.count", "milliseconds");
    assertThat(svg).contains("font-family:sans-serif");
  }

  /** The colour does not depend on the other programs in the plot. */
  @Test
  void aProgramKeepsItsColour() throws Exception {
    Path few = file("few.csv", "program,instance,seconds\nbitsets,soma,1\n");
    Path some = file("some.csv", "program,instance,seconds\nbitsets,soma,1\nchoco,soma,2\n");
    List<String> first = colours(few);
    assertThat(first).hasSize(1);
    assertThat(colours(some)).hasSize(2).containsAll(first);
  }

  private static List<String> colours(Path results) throws IOException {
    String svg = ReportPlot.svg(read(results).matrices().iterator().next());
    return Pattern.compile("fill:(rgb\\([^)]*\\))")
        .matcher(svg)
        .results()
        .map(MatchResult::group)
        .distinct()
        .filter(colour -> !colour.matches(".*rgb\\((\\d+),\\1,\\1\\)")) // grey, black, white
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a.csv; program,instance,seconds~x,y,-1; a.csv:2: expected seconds, more than 0, found -1.0",
        "a.csv; program,instance,seconds~x,y,1~x,y,fast; a.csv:3: expected seconds, found fast",
        "a.csv; program,instance,seconds~x,,1; a.csv:2: no instance",
        "a.csv; program,instance,seconds,cpuSeconds~x,y,1,z; a.csv:2: expected seconds, found z",
        "a.csv; program,instance,seconds,cpu~x,y,1,1; a.csv:2: expected program, instance and",
        "a.csv; program,instance,seconds~x,y,1~x,y,2; a.csv:3: a second time of x for y",
        "a.csv; a,b~1,2; a.csv:2: expected program, instance and seconds, found a, b",
        "a.csv; program,instance,seconds~x,y,1,2; a.csv:2:7: Too many entries",
        "a.json; {}; a.json: expected an array of results",
        "a.json; [{}]; a.json: result 1: expected program, instance and seconds, found",
        "a.json; [{\"benchmark\":\"x\"}]; a.json: result 1: not a result of JMH: \"primaryMetric\"",
        "a.json; [~1; a.json:2:2: Unexpected end-of-input"
      })
  void errorsNameThePosition(String name, String text, String message) throws IOException {
    Path file = file(name, text.replace('~', '\n'));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(file))
        .withMessageContaining(message);
    assertThat(Report.execute(file.toString())).isEqualTo(1);
  }

  @Test
  void missingFilesAndEmptyResults() throws IOException {
    assertThat(Report.execute()).isEqualTo(2);
    assertThat(Report.execute(folder.resolve("none.json").toString())).isEqualTo(1);
    Path empty = file("empty.json", "[]");
    assertThat(Report.execute(empty.toString())).isZero();
    assertThat(Report.execute(empty.toString(), "--svg", folder + "/x.svg")).isEqualTo(1);
    assertThatThrownBy(() -> read(folder.resolve("none.csv"))).isInstanceOf(IOException.class);
  }
}
