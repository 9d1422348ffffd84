package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.quadrille.core.io.ProblemFormatException;

class PolyominoReaderTest {
  static Stream<Arguments> errors() {
    String region = "##\n##\n";
    return Stream.of(
        Arguments.of("", "f: expected the region, rows of # and ., before the pieces"),
        Arguments.of("| only\n\n", "f:2: expected the region, rows of # and ., before the pieces"),
        Arguments.of("I\n##\n", "f:1:1: expected the region, rows of # and ., before the pieces"),
        Arguments.of(
            "..\nI\n##\n", "f:2:1: expected the region, rows of # and ., before the pieces"),
        Arguments.of(region, "f:2: expected the name of a piece, found the end of the text"),
        Arguments.of("##\n#x\n", "f:2:2: expected # or . in a drawing, found x"),
        Arguments.of("##\n#😀\n", "f:2:2: expected # or . in a drawing, found 😀"),
        Arguments.of("##\n #\n", "f:2:1: expected # or . in a drawing, found a blank"),
        Arguments.of("# #\n", "f:1:2: expected # or . in a drawing, found a blank"),
        Arguments.of(
            region + "I\n## | a bar\n", "f:4:3: expected # or . in a drawing, found a blank"),
        Arguments.of(
            region + "x.y\n",
            "f:3:1: expected a row of # and ., or a name of letters, digits, - and _, found x.y"),
        Arguments.of(
            "O###\n..\n", "f:1:1: expected the region, rows of # and ., before the pieces"),
        Arguments.of(
            region + "I\nL\n#\n", "f:3:1: piece I: expected rows of # and . below, found no cell"),
        Arguments.of(
            region + "L\n#\nI\n..\n",
            "f:5:1: piece I: expected rows of # and . below, found no cell"),
        Arguments.of(
            region + "I\n##\nI\n#\n", "f:5:1: expected different names, found a second piece I"),
        Arguments.of(
            region + "I 2x\n##\n",
            "f:3:3: expected a number of copies such as 2 or 0..3, found 2x"),
        Arguments.of(
            region + "I  2..\n##\n",
            "f:3:4: expected a number of copies such as 2 or 0..3, found 2.."),
        Arguments.of(
            region + "I 1-2\n##\n",
            "f:3:3: expected a number of copies such as 2 or 0..3, found 1-2"),
        Arguments.of(region + "I 0\n##\n", "f:3:3: expected at least one copy, found 0"),
        Arguments.of(region + "I 0..0\n##\n", "f:3:3: expected at least one copy, found 0..0"),
        Arguments.of(
            region + "I 3..2\n##\n",
            "f:3:3: expected a lower bound up to the upper bound, found 3..2"),
        Arguments.of(
            region + "I 1..2147483648\n##\n",
            "f:3:3: expected at most 2147483647 copies, found 2147483648"),
        Arguments.of(
            region + "I 1 2\n##\n", "f:3:5: expected one number of copies, found a second: 2"),
        Arguments.of(
            region + "I free fixed\n##\n",
            "f:3:8: expected one of free, one-sided and fixed, found a second: fixed"),
        Arguments.of(
            region + "I fredd\n##\n",
            "f:3:3: expected a number of copies, or free, one-sided or fixed, found fredd"),
        Arguments.of("##\n\0\n", "f:2:1: expected UTF-8 text, found binary data"),
        Arguments.of(region + "I\uFFFD\n", "f:3:2: expected UTF-8 text, found malformed UTF-8"),
        Arguments.of("#".repeat(1001), "f:1:1001: expected at most 1000 columns, found more"),
        Arguments.of("#\n".repeat(1001), "f:1001: expected at most 1000 rows, found more"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void reportsErrorsWithTheirPosition(String text, String message) {
    assertThatExceptionOfType(ProblemFormatException.class)
        .isThrownBy(() -> Polyominoes.read("f", Solving.stream(text)))
        .withMessage(message);
  }

  @Test
  void commentsBlanksAndLineEndsHaveNoEffect() throws Exception {
    String plain = "##\n#.\nI 0..2 one-sided\n##\nO 1\n#\n";
    String[] same = {
      "\uFEFF" + plain,
      plain.replace("\n", "\r\n"),
      plain.replace("\n", "  \t\n"),
      plain.replace("\n", "\n\n| a comment\n  | another\n"),
      plain.strip(),
      plain.replace("0..2 one-sided", "one-sided \t 0..2"),
      plain.replace("O 1", "O free 1"),
      plain.replace("#.\n", "#\n"),
    };
    String expected = describe(plain);
    for (String text : same) {
      assertThat(describe(text)).as(text).isEqualTo(expected);
    }
  }

  private static String describe(String text) throws Exception {
    Polyominoes puzzle = Polyominoes.read("f", Solving.stream(text));
    return puzzle.problem().items().stream().map(i -> i.min() + ".." + i.max() + i).toList()
        + " "
        + puzzle.problem().options();
  }

  @Test
  void defaultsAreOneCopyAndFree() throws Exception {
    Piece piece = Polyominoes.read("f", Solving.stream("#\nÄ-1_b\n#\n")).pieces().get(0);
    assertThat(piece).isEqualTo(new Piece("Ä-1_b", Solving.cells("#"), 1, 1, Symmetry.FREE));
  }
}
