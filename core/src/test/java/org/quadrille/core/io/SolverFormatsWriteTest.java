package org.quadrille.core.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quadrille.core.Bounded.bounded;
import static org.quadrille.core.Cost.cost;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

/** The exact text of the formats for other solvers; testkit tests their meaning. */
class SolverFormatsWriteTest {
  private static final Problem<String> PROBLEM =
      Problem.<String>builder()
          .primary("a", "b\nc")
          .primary(bounded("d", 0, 1))
          .secondary("x")
          .option("0", cost(3), "a", "x:red")
          .option("1", "b\nc", "x:red")
          .option("2", cost(1), "a", "b\nc", "x")
          .option("3", "x")
          .build();

  private static String cnf(Problem<?> problem) throws IOException {
    StringBuilder text = new StringBuilder();
    CnfFormat.write(problem, text);
    return text.toString();
  }

  private static String lp(Problem<?> problem) throws IOException {
    StringBuilder text = new StringBuilder();
    LpFormat.write(problem, text);
    return text.toString();
  }

  @Test
  void theFormula() throws IOException {
    assertThat(cnf(PROBLEM))
        .isEqualTo(
            """
            c variable 1 is option 0: a x:red
            c variable 2 is option 1: b\\u000ac x:red
            c variable 3 is option 2: a b\\u000ac x
            c variable 4 is option 3: x
            p cnf 5 9
            -4 0
            1 3 0
            -1 -3 0
            2 3 0
            -2 -3 0
            -1 5 0
            -2 5 0
            -5 1 2 0
            -3 -5 0
            """);
    assertThat(cnf(Problem.builder().build())).isEqualTo("p cnf 0 0\n");
    assertThat(cnf(Problem.builder().primary("a").build())).isEqualTo("p cnf 0 1\n0\n");
  }

  @Test
  void theProgram() throws IOException {
    assertThat(lp(PROBLEM))
        .isEqualTo(
            """
            \\ item i0: a
            \\ item i1: b\\u000ac
            \\ item i2: d
            \\ item i3: x
            \\ colour 1: red
            \\ option o0: a x:red
            \\ option o1: b\\u000ac x:red
            \\ option o2: a b\\u000ac x
            \\ option o3: x
            Minimize
             cost: 3 o0 + o2
            Subject To
             unusable3: o3 = 0
             i0: o0 + o2 = 1
             i1: o1 + o2 = 1
             c3_1_o0: o0 - c3_1 <= 0
             c3_1_o1: o1 - c3_1 <= 0
             c3_1_used: c3_1 - o0 - o1 <= 0
             i3: o2 + c3_1 <= 1
            Binary
             o0
             o1
             o2
             o3
             c3_1
            End
            """);
    assertThat(lp(Problem.builder().primary("a").build()))
        .isEqualTo(
            """
            \\ item i0: a
            Minimize
             cost: nothing
            Subject To
             i0: nothing = 1
             nil: nothing = 0
            Binary
             nothing
            End
            """);
  }

  // Knuth's programs

  private static String knuth(Problem<?> problem) throws IOException {
    StringBuilder text = new StringBuilder();
    DlxFormat.writeForKnuth(problem, text);
    return text.toString();
  }

  @Test
  void namesThatFitAreKept() throws IOException {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("12345678", "\u00E4\u00F6\u00FC\u00DF")
            .secondary("x")
            .option("0", "12345678", "x:r")
            .option("1", "\u00E4\u00F6\u00FC\u00DF", "x")
            .build();
    assertThat(knuth(problem))
        .isEqualTo(
            "12345678 \u00E4\u00F6\u00FC\u00DF | x\n12345678 x:r\n\u00E4\u00F6\u00FC\u00DF x\n");
  }

  @Test
  void namesThatDoNotFitAreChanged() throws IOException {
    Problem<String> problem =
        Problem.<String>builder()
            .primary("123456789", "i0", "a b", "1")
            .primary(bounded(1, 0, 2))
            .secondary("", "y")
            .option("0", "123456789", new Coloured("", "red"), "y:red")
            .option("1", "i0", "1", new Coloured("", "a"), "y:blue")
            .option("2", "a b", new Coloured("", ":"), 1)
            .build();
    assertThat(knuth(problem))
        .isEqualTo(
            """
            | i1 is 123456789
            | i2 is a b
            | i3 is 1
            | i4 is\s
            | i4:b is :red
            | y:a is y:red
            | y:b is y:blue
            | i4:c is ::
            i1 i0 i2 1 0:2|i3 | i4 y
            i1 i4:b y:a
            i0 1 i4:a y:b
            i2 i4:c i3
            """);
  }

  @Test
  void problemsForNoProgramOfKnuthAreRefused() {
    List<Problem<?>> refused =
        List.of(
            Problem.builder().build(),
            Problem.builder().primary(bounded("a", 0, 1)).option(1, cost(1), "a").build(),
            colourful(93));
    for (Problem<?> problem : refused) {
      StringBuilder text = new StringBuilder();
      assertThatThrownBy(() -> DlxFormat.writeForKnuth(problem, text))
          .isExactlyInstanceOf(IllegalArgumentException.class);
      assertThat(text).isEmpty();
    }
  }

  @Test
  void anItemMayHaveAsManyColoursAsThereAreCharacters() throws IOException {
    assertThat(knuth(colourful(92)).lines().filter(line -> !line.startsWith("|")))
        .hasSize(93)
        .doesNotHaveDuplicates();
  }

  private static Problem<?> colourful(int colours) {
    Problem.Builder<Integer> builder = Problem.<Integer>builder().primary("a").secondary("x");
    for (int c = 0; c < colours; c++) {
      builder.option(c, "a", "x:colour" + c);
    }
    return builder.build();
  }
}
