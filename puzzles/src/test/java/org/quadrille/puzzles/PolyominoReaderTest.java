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
  static Stream<Arguments> faults() {
    String region = "##\n##\n";
    return Stream.of(
        Arguments.of("", "f: no region: expected rows of # and . before the pieces"),
        Arguments.of("| only\n\n", "f:2: no region: expected rows of # and . before the pieces"),
        Arguments.of("I\n##\n", "f:1:1: no region: expected rows of # and . before the pieces"),
        Arguments.of("..\nI\n##\n", "f:2:1: no region: expected rows of # and . before the pieces"),
        Arguments.of(
            region, "f:2: no pieces: expected a line with a name, found the end of the text"),
        Arguments.of("##\n#x\n", "f:2:2: expected # or . in a drawing, found x"),
        Arguments.of("##\n#😀\n", "f:2:2: expected # or . in a drawing, found 😀"),
        Arguments.of("##\n #\n", "f:2:1: a blank in a drawing: a cell that stays empty is a ."),
        Arguments.of("# #\n", "f:1:2: a blank in a drawing: a cell that stays empty is a ."),
        Arguments.of(
            region + "I\n## | a bar\n",
            "f:4:3: a blank in a drawing: a cell that stays empty is a ."),
        Arguments.of(
            region + "x.y\n",
            "f:3:1: expected a row of # and ., or a name of letters, digits, - and _, found x.y"),
        Arguments.of("O###\n..\n", "f:1:1: no region: expected rows of # and . before the pieces"),
        Arguments.of(
            region + "I\nL\n#\n", "f:3:1: piece I has no cell: expected rows of # and . below"),
        Arguments.of(
            region + "L\n#\nI\n..\n", "f:5:1: piece I has no cell: expected rows of # and . below"),
        Arguments.of(region + "I\n##\nI\n#\n", "f:5:1: a second piece called I"),
        Arguments.of(
            region + "I 2x\n##\n",
            "f:3:3: expected a number of copies such as 2 or 0..3, found 2x"),
        Arguments.of(
            region + "I  2..\n##\n",
            "f:3:4: expected a number of copies such as 2 or 0..3, found 2.."),
        Arguments.of(
            region + "I 1-2\n##\n",
            "f:3:3: expected a number of copies such as 2 or 0..3, found 1-2"),
        Arguments.of(region + "I 0\n##\n", "f:3:3: a piece of which there is no copy: 0"),
        Arguments.of(region + "I 0..0\n##\n", "f:3:3: a piece of which there is no copy: 0..0"),
        Arguments.of(region + "I 3..2\n##\n", "f:3:3: the bounds contradict each other: 3..2"),
        Arguments.of(
            region + "I 1..2147483648\n##\n", "f:3:3: a bound is more than 2147483647: 2147483648"),
        Arguments.of(region + "I 1 2\n##\n", "f:3:5: a second number of copies: 2"),
        Arguments.of(
            region + "I free fixed\n##\n", "f:3:8: a second word for how to turn the piece: fixed"),
        Arguments.of(
            region + "I fredd\n##\n",
            "f:3:3: expected a number of copies, or free, one-sided or fixed, found fredd"),
        Arguments.of("##\n\0\n", "f:2:1: binary data, expected UTF-8 text"),
        Arguments.of(region + "I\uFFFD\n", "f:3:2: malformed UTF-8"),
        Arguments.of("#".repeat(1001), "f:1:1001: more than 1000 columns"),
        Arguments.of("#\n".repeat(1001), "f:1001: more than 1000 rows"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void saysWhatIsWrongAndWhere(String text, String message) {
    assertThatExceptionOfType(ProblemFormatException.class)
        .isThrownBy(() -> Polyominoes.read("f", Solving.stream(text)))
        .withMessage(message);
  }

  @Test
  void ornamentsChangeNothing() throws Exception {
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
  void theDefaultsAreOneCopyAndFree() throws Exception {
    Piece piece = Polyominoes.read("f", Solving.stream("#\nÄ-1_b\n#\n")).pieces().get(0);
    assertThat(piece).isEqualTo(new Piece("Ä-1_b", Solving.cells("#"), 1, 1, Symmetry.FREE));
  }
}
