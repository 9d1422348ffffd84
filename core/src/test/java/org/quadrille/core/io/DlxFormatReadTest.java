package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

/** Texts that {@link DlxFormat} reads; see {@link DlxFormatErrorsTest} for those it refuses. */
class DlxFormatReadTest {
  private final List<FormatWarning> warnings = new ArrayList<>();

  private Problem<String> read(InputStream in) throws IOException {
    return DlxFormat.read("file", in, warnings::add);
  }

  private Problem<String> read(String text) throws IOException {
    return read(Texts.stream(text));
  }

  private String shown(String text) throws IOException {
    return Texts.show(read(text));
  }

  @Test
  void theFirstLineListsTheItemsAndEachOtherOneIsAnOption() throws IOException {
    Problem<String> problem = read("p q | x y\np x:A y:B\np x:B\nq x:A\nq y:C\n");
    assertThat(Texts.show(problem)).isEqualTo("[p, q | x, y] [p x:A y:B] [p x:B] [q x:A] [q y:C]");
    assertThat(problem.items()).extracting(Item::key).containsExactly("p", "q", "x", "y");
    assertThat(problem.colourKey(problem.colourAt(0, 1))).isEqualTo("A");
    assertThat(warnings).isEmpty();
  }

  @Test
  void theSameOptionMayOccurTwice() throws IOException {
    assertThat(shown("A\nA\nA\n")).isEqualTo("[A] [A] [A]");
  }

  @Test
  void thereMayBeNoOptions() throws IOException {
    assertThat(shown("A B\n")).isEqualTo("[A, B]");
  }

  // Lines

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A B | X\nA X:1\nB\n",
        "A B | X\nA X:1\nB", // no last newline
        "A B | X\r\nA X:1\r\nB\r\n",
        "A B | X\r\nA X:1\r\nB",
        "A B | X\rA X:1\rB\r", // as on an old Macintosh
        "A B | X\r\r\nA X:1\n\rB\n",
        "A\rB\r|\rX\nA\rX:1\nB\n", // otherwise CR is a blank, as for Knuth's programs
        "\uFEFFA B | X\nA X:1\nB\n",
        "\uFEFF\n| comment\nA B | X\nA X:1\nB\n",
        "\uFEFF| comment\r\nA B | X\r\nA X:1\r\nB\r\n",
        "\n\n \t \nA B | X\n\nA X:1\n\f\nB\n\n\n",
        "| A B C\n  |another | one:\nA B | X\n|\nA X:1\n\t| A X:1\nB\n| end",
        "  A B | X  \n\tA X:1\t\n\u000BB\f\n",
        "A\tB\u000B|\fX\nA\f\tX:1\nB\n",
        "A  B   |  X\nA \t X:1\nB\n",
        "A B |X\nA X:1\nB\n",
      })
  void blanksCommentsAndLineEndsChangeNothing(String text) throws IOException {
    Problem<String> problem = read(text);
    assertThat(Texts.show(problem)).isEqualTo("[A, B | X] [A X:1] [B]");
    assertThat(warnings).isEmpty();
  }

  @Test
  void aLongFirstLineMayEndAnywhere() throws IOException {
    for (int length = (1 << 16) - 4; length < (1 << 16) + 4; length++) {
      String comment = "|" + "x".repeat(length - 1);
      for (String end : List.of("\n", "\r\n", "\r\r\n")) {
        String text = String.join(end, comment, "A B", "A B", "");
        assertThat(shown(text)).as("%d %d", length, end.length()).isEqualTo("[A, B] [A B]");
      }
    }
  }

  @Test
  void otherWhiteSpaceIsPartOfAName() throws IOException {
    assertThat(shown("A\u00A0B C\u2028D\nA\u00A0B C\u2028D\n"))
        .isEqualTo("[A\u00A0B, C\u2028D] [A\u00A0B C\u2028D]");
  }

  @Test
  void thePayloadIsTheLineWithoutTheBlanksAroundIt() throws IOException {
    Problem<String> problem = read("A B | X\n \t A\tX:1  B \f\r\n\n| no\nB");
    assertThat(Texts.payloads(problem)).containsExactly("A\tX:1  B", "B");
  }

  // Items

  @Test
  void aBarAtTheEndMeansNoSecondaryItems() throws IOException {
    assertThat(shown("A B |\nA B\n")).isEqualTo("[A, B] [A B]");
    assertThat(shown("A B |  \r\nA B\n")).isEqualTo("[A, B] [A B]");
  }

  @Test
  void namesMayBeAnyWords() throws IOException {
    assertThat(shown("# 0 a-b \"q\" é 数独 \uD83D\uDE00 | \u0301\n数独 \uD83D\uDE00 \u0301:é # é\n"))
        .isEqualTo(
            "[#, 0, a-b, \"q\", é, 数独, \uD83D\uDE00 | \u0301]" + " [数独 \uD83D\uDE00 \u0301:é # é]");
  }

  @Test
  void namesThatOnlyLookAlikeAreDifferent() throws IOException {
    assertThat(shown("a A \u00E9 e\u0301 1 01\n01 e\u0301 A\n"))
        .isEqualTo("[a, A, \u00E9, e\u0301, 1, 01] [01 e\u0301 A]");
  }

  @Test
  void namesAndColoursMayBeLong() throws IOException {
    String item = "an_item_with_more_than_8_bytes";
    String colour = "c".repeat(100_000);
    assertThat(shown("A | " + item + "\nA " + item + ":" + colour + "\n"))
        .isEqualTo("[A | " + item + "] [A " + item + ":" + colour + "]");
  }

  @Test
  void aByteOrderMarkIsSkippedOnlyAtTheBeginning() throws IOException {
    assertThat(shown("\uFEFFA \uFEFFA\n\uFEFFA A\n")).isEqualTo("[A, \uFEFFA] [\uFEFFA A]");
  }

  // Options that cannot be used

  @Test
  void anOptionWithoutAPrimaryItemIsKeptWithAWarning() throws IOException {
    Problem<String> problem = read("| 1\nA | X Y\n\nA X\n  X Y:red  \n| 6\nX Y\nA\nY\n");
    assertThat(Texts.show(problem)).isEqualTo("[A | X, Y] [A X] [X Y:red] [X Y] [A] [Y]");
    assertThat(IntStream.range(0, 5).filter(problem::isUsable)).containsExactly(0, 3);
    assertThat(Texts.payloads(problem)).containsExactly("A X", "X Y:red", "X Y", "A", "Y");
    assertThat(warnings)
        .containsExactly(
            new FormatWarning("file", 5, "option ignored, it has no primary item: X Y:red"),
            new FormatWarning("file", 7, "option ignored, it has no primary item: X Y"),
            new FormatWarning("file", 9, "option ignored, it has no primary item: Y"));
    assertThat(warnings.get(0))
        .hasToString("file:5: option ignored, it has no primary item: X Y:red");
  }

  @Test
  void warningsMayBeLoggedInstead() throws IOException {
    Problem<String> problem = DlxFormat.read("file", Texts.stream("A | X\nX\nA\n"));
    assertThat(Texts.show(problem)).isEqualTo("[A | X] [X] [A]");
  }

  // Bytes

  @Test
  void malformedBytesInACommentAreHarmless() throws IOException {
    byte[] latin1 = "| caf\u00E9\nA\n| \u00E9\nA\n".getBytes(ISO_8859_1);
    assertThat(Texts.show(read(new ByteArrayInputStream(latin1)))).isEqualTo("[A] [A]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF| \u00E9\r\nA 数独 | X\r\n\r\nA X:\uD83D\uDE00\r\n数独",
        "A B | X\nX\nA X:1\nB\n",
        "A\rB\r"
      })
  void aSlowStreamGivesTheSameResult(String text) throws IOException {
    Object whole = outcome(Texts.stream(text));
    assertThat(outcome(Texts.slow(text.getBytes(UTF_8)))).isEqualTo(whole);
  }

  /** The result of reading: the problem and the warnings, or the error. */
  private List<Object> outcome(InputStream in) throws IOException {
    warnings.clear();
    try {
      Problem<String> problem = read(in);
      return List.of(Texts.show(problem), Texts.payloads(problem), List.copyOf(warnings));
    } catch (ProblemFormatException e) {
      return List.of(e.getMessage());
    }
  }

  @Test
  void aLineMayBeAMegabyteLong() throws IOException {
    List<String> names = IntStream.range(0, 120_000).mapToObj(i -> "item" + i).toList();
    String line = String.join(" ", names);
    assertThat(line).hasSizeGreaterThan(1 << 20);
    Problem<String> problem = read(line + "\n" + line + "\nitem7\n");
    assertThat(problem.primaryCount()).isEqualTo(names.size());
    assertThat(problem.size(0)).isEqualTo(names.size());
    assertThat(problem.payload(0)).isEqualTo(line);
    assertThat(problem.option(1)).hasToString("item7");
  }

  @Test
  void aCommentMayBeAMegabyteLong() throws IOException {
    assertThat(shown("|" + " x|:".repeat(300_000) + "\nA\nA\n")).isEqualTo("[A] [A]");
  }

  @Test
  void thereMayBeAHundredThousandOptions() throws IOException {
    String text =
        IntStream.range(0, 100_000)
            .mapToObj(o -> (o % 2 == 0 ? "A" : "B") + " X:" + o + "\n")
            .collect(Collectors.joining("", "A B | X\n", ""));
    Problem<String> problem = read(text);
    assertThat(problem.optionCount()).isEqualTo(100_000);
    assertThat(problem.colourCount()).isEqualTo(100_000);
    assertThat(problem.option(99_999)).hasToString("B X:99999");
  }

  @Test
  void theStreamIsReadToItsEndAndNotClosed() throws IOException {
    boolean[] closed = {false};
    InputStream in =
        new ByteArrayInputStream("A\nA\n".getBytes(UTF_8)) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    read(in);
    assertThat(in.read()).isNegative();
    assertThat(closed[0]).isFalse();
  }

  @Test
  void exceptionsOfTheStreamArePassedOn() {
    assertThatThrownBy(() -> read(Texts.broken("A\nA\n")))
        .isInstanceOf(IOException.class)
        .hasMessage("the line is dead");
  }
}
