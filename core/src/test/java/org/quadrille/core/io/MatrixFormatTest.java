package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

class MatrixFormatTest {
  private static Problem<String> read(InputStream in) throws IOException {
    return MatrixFormat.read("file", in);
  }

  private static Problem<String> read(String text) throws IOException {
    return read(Texts.stream(text));
  }

  private static String write(Problem<?> problem) throws IOException {
    StringBuilder text = new StringBuilder();
    MatrixFormat.write(problem, text);
    return text.toString();
  }

  // Reading

  @ParameterizedTest
  @ValueSource(
      strings = {
        "110\n001\n000\n",
        "110\n001\n000",
        "1 1 0\n0 0 1\n0 0 0\n",
        " 11 0\t\n\t0  01\n00 0\n",
        "1\u000B1\f0\n001\n000\n",
        "110\r\n001\r\n000\r\n",
        "110\r001\r000\r",
        "\uFEFF110\n001\n000\n",
        "\uFEFF# 111\n110\n001\n000\n",
        "# 1 1 1\n\n110\n  #\n001\n \t\n#000\n000\n# the end",
      })
  void blanksCommentsAndLineEndsChangeNothing(String text) throws IOException {
    assertThat(Texts.show(read(text))).isEqualTo("[c0, c1, c2] [c0 c1] [c2] []");
    assertThat(Texts.show(read(Texts.slow(text.getBytes(UTF_8)))))
        .isEqualTo("[c0, c1, c2] [c0 c1] [c2] []");
  }

  @Test
  void allItemsArePrimaryAndThePayloadIsTheLine() throws IOException {
    Problem<String> problem = read("# c\n 1 1 0\t\r\n001\n");
    assertThat(problem.items()).allMatch(Item::primary).hasSize(3);
    assertThat(Texts.payloads(problem)).containsExactly("1 1 0", "001");
  }

  @Test
  void linesOfZerosAreOptionsThatUseNothing() throws IOException {
    Problem<String> problem = read("00\n10\n0 0\n01\n");
    assertThat(Texts.show(problem)).isEqualTo("[c0, c1] [] [c0] [] [c1]");
    assertThat(problem.isUsable(0)).isFalse();
    assertThat(problem.isUsable(3)).isTrue();
    assertThat(Texts.show(read("0\n"))).isEqualTo("[c0] []");
  }

  @Test
  void malformedBytesInACommentAreHarmless() throws IOException {
    byte[] latin1 = "# caf\u00E9\n1\n".getBytes(ISO_8859_1);
    assertThat(Texts.show(read(new ByteArrayInputStream(latin1)))).isEqualTo("[c0] [c0]");
  }

  @Test
  void aLineMayBeAMegabyteLong() throws IOException {
    int width = 1 << 20;
    String ones = "1".repeat(width);
    Problem<String> problem = read(ones + "\n" + "0".repeat(width - 1) + "1\n");
    assertThat(problem.itemCount()).isEqualTo(width);
    assertThat(problem.size(0)).isEqualTo(width);
    assertThat(problem.option(1).uses()).hasToString("[c" + (width - 1) + "]");
  }

  @Test
  void exceptionsOfTheStreamArePassedOn() {
    assertThatThrownBy(() -> read(Texts.broken("10\n01\n")))
        .isInstanceOf(IOException.class)
        .hasMessage("the line is dead");
  }

  // Errors

  private static void refuses(String text, int line, int column, String reason) {
    refuses(text.getBytes(UTF_8), line, column, reason);
  }

  private static void refuses(byte[] text, int line, int column, String reason) {
    ProblemFormatException error =
        catchThrowableOfType(
            ProblemFormatException.class, () -> read(new ByteArrayInputStream(text)));
    assertThat(error).as("accepted: %s", new String(text, ISO_8859_1)).isNotNull();
    assertThat(error.line()).isEqualTo(line);
    assertThat(error.column()).isEqualTo(column);
    assertThat(error.reason()).isEqualTo(reason);
  }

  @Test
  void anEmptyTextIsRefused() {
    refuses("", 0, 0, "expected lines of 0 and 1, found the end of the text");
    refuses("\n# 101\n", 2, 0, "expected lines of 0 and 1, found the end of the text");
  }

  @Test
  void raggedLinesAreRefused() {
    refuses("101\n10\n", 2, 3, "expected 3 digits as before, found 2");
    refuses("1 0 1\n\n1 0 \n", 3, 5, "expected 3 digits as before, found 2");
    refuses("101\n101\n1 0 1 1\n", 3, 7, "expected 3 digits as before, found more");
    refuses("1\n11", 2, 2, "expected 1 digits as before, found more");
  }

  @Test
  void otherCharactersAreRefused() {
    refuses("1 2 0\n", 1, 3, "expected 0 or 1, found 2");
    refuses("10\n1x\n", 2, 2, "expected 0 or 1, found x");
    refuses("10\n0,1\n", 2, 2, "expected 0 or 1, found ,");
    refuses("10 # comment\n", 1, 4, "expected 0 or 1, found #");
    refuses("10\n11#\n", 2, 3, "expected 0 or 1, found #");
    refuses("| 10\n", 1, 1, "expected 0 or 1, found |");
    refuses("10\n\uFEFF01\n", 2, 1, "expected 0 or 1, found \uFEFF");
    refuses("1\u0661\n", 1, 2, "expected 0 or 1, found \u0661"); // an Arabic 1
  }

  @Test
  void otherBytesAreRefused() {
    refuses("10\n0\0\n", 2, 2, "binary data, expected UTF-8 text");
    refuses("10\n".getBytes(UTF_16LE), 1, 2, "binary data, expected UTF-8 text");
    refuses("10\n0\u00E9\n".getBytes(ISO_8859_1), 2, 2, "malformed UTF-8");
  }

  @Test
  void messagesAreTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      refuses("101\n10\n", 2, 3, "expected 3 digits as before, found 2");
      refuses("101\n1010\n", 2, 4, "expected 3 digits as before, found more");
    } finally {
      Locale.setDefault(before);
    }
  }

  // Writing

  @Test
  void writtenTextIsReadBack() throws IOException {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .primary("any name", 7, "")
            .option(0, 7, "any name")
            .option(1)
            .option(2, "")
            .option(2, "")
            .build();
    String text = write(problem);
    assertThat(text).isEqualTo("110\n000\n001\n001\n");
    assertThat(write(read(text))).isEqualTo(text);
  }

  private static void refuses(Problem<?> problem, String message) {
    StringBuilder text = new StringBuilder();
    assertThatThrownBy(() -> MatrixFormat.write(problem, text))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThat(text).as("written before the refusal").isEmpty();
  }

  @Test
  void problemsThatAreNoMatrixAreRefused() {
    String empty = "a matrix of 0 and 1 needs an item and an option";
    String secondary = "a matrix of 0 and 1 cannot have secondary items";
    refuses(Problem.builder().build(), empty);
    refuses(Problem.builder().option(1).build(), empty);
    refuses(Problem.builder().primary("A").build(), empty);
    refuses(Problem.builder().primary("A").secondary("X").option(1, "A").build(), secondary);
    refuses(Problem.builder().secondary("X").build(), secondary);
  }

  @Test
  void aLineOfZerosCausesAWarning() throws IOException {
    List<String> warnings = new ArrayList<>();
    Problem<String> problem =
        MatrixFormat.read(
            "m",
            new ByteArrayInputStream("# c\n11\n0 0\n\n00\n".getBytes(StandardCharsets.UTF_8)),
            warning -> warnings.add(warning.toString()));
    assertThat(problem.optionCount()).isEqualTo(3);
    assertThat(warnings)
        .containsExactly(
            "m:3: option ignored, it is all zeros", "m:5: option ignored, it is all zeros");
  }
}
