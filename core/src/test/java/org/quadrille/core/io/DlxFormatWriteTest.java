package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

class DlxFormatWriteTest {
  private static String write(Problem<?> problem) throws IOException {
    StringBuilder text = new StringBuilder();
    DlxFormat.write(problem, text);
    return text.toString();
  }

  private static Problem<String> read(String text) throws IOException {
    return DlxFormat.read("written", new ByteArrayInputStream(text.getBytes(UTF_8)), warning -> {});
  }

  @Test
  void aProblemIsWrittenInItsOrder() throws IOException {
    Problem<Integer> problem =
        Problem.<Integer>builder()
            .secondary("X", "Y")
            .primary("A", "B")
            .option(7, "X:red", "A", "Y")
            .option(8, "B", "A")
            .option(8, "B", "A")
            .option(9, "Y")
            .build();
    assertThat(write(problem)).isEqualTo("A B | X Y\nX:red A Y\nB A\nB A\nY\n");
  }

  @Test
  void withoutSecondaryItemsThereIsNoBar() throws IOException {
    assertThat(write(Problem.builder().primary("A", "B").build())).isEqualTo("A B\n");
    assertThat(write(Problem.builder().primary("A").secondary("X").build())).isEqualTo("A | X\n");
  }

  @Test
  void keysAndColoursAreWrittenAsText() throws IOException {
    Problem<String> problem =
        Problem.<String>builder()
            .primary(1, 'c')
            .secondary(2.5)
            .option("o", 'c', new Coloured(2.5, true), 1)
            .build();
    assertThat(write(problem)).isEqualTo("1 c | 2.5\nc 2.5:true 1\n");
  }

  @Test
  void anItemAndAColourMayHaveTheSameName() throws IOException {
    Problem<String> problem =
        Problem.<String>builder().primary("A").secondary("X").option("o", "A", "X:A").build();
    assertThat(write(problem)).isEqualTo("A | X\nA X:A\n");
  }

  @Test
  void anOptionWithoutItemsBecomesAComment() throws IOException {
    Problem<String> problem =
        Problem.<String>builder().primary("A").option("1").option("2", "A").option("3").build();
    String text = write(problem);
    assertThat(text).isEqualTo("A\n| an option without items\nA\n| an option without items\n");
    assertThat(Texts.show(read(text))).isEqualTo("[A] [A]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A\n",
        "A B | X Y\nA X:red Y\nB\nB\nX Y:é\nY:red A X\n",
        "数独 \uD83D\uDE00 # | 0\n# 0:數 \uD83D\uDE00\n",
        "a\u00A0b \u2028 \u0085x | \u200B\n\u0085x \u200B:\u00A0 \u2028\n",
      })
  void writtenTextIsReadBack(String text) throws IOException {
    Problem<String> problem = read(text);
    assertThat(write(problem)).isEqualTo(text);
    assertThat(Texts.payloads(read(write(problem)))).isEqualTo(Texts.payloads(problem));
  }

  // Refusals

  private static void refuses(Problem<?> problem, String message) {
    StringBuilder text = new StringBuilder();
    assertThatThrownBy(() -> DlxFormat.write(problem, text))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThat(text).as("written before the refusal").isEmpty();
  }

  @Test
  void aProblemWithoutPrimaryItemsIsRefused() {
    String message = "Knuth's text form needs at least one primary item";
    refuses(Problem.builder().build(), message);
    refuses(Problem.builder().secondary("X").option(1, "X").build(), message);
  }

  @Test
  void namesThatAreNotOneWordAreRefused() {
    for (String name :
        List.of("", " ", "a b", "a\t", "\nb", "a\rb", "\u000B", "\f", "|", "a|b", ":", "a:b")) {
      refuses(
          Problem.builder().primary("A", name).build(),
          "item name \"" + name + "\" is empty or contains a blank, : or |");
      refuses(
          Problem.builder().primary("A").secondary(name).build(),
          "item name \"" + name + "\" is empty or contains a blank, : or |");
      refuses(
          Problem.builder().primary("A").secondary("X").option(1, new Coloured("X", name)).build(),
          "colour name \"" + name + "\" is empty or contains a blank, : or |");
    }
  }

  @Test
  void namesThatCannotBeReadBackAreRefused() {
    for (String name : List.of("\uFEFFA", "a\0", "a\uFFFDb", "\uD83D", "a\uDE00", "\uDE00\uD83D")) {
      refuses(
          Problem.builder().primary(name).build(),
          "item name \"" + name + "\" contains a character that does not survive in UTF-8 text");
      refuses(
          Problem.builder().primary("A").secondary("X").option(1, new Coloured("X", name)).build(),
          "colour name \"" + name + "\" contains a character that does not survive in UTF-8 text");
    }
  }

  @Test
  void differentKeysOfOneNameAreRefused() {
    refuses(Problem.builder().primary(1, "1").build(), "two items are called 1");
    refuses(Problem.builder().primary("A").secondary('A').build(), "two items are called A");
    refuses(
        Problem.builder()
            .primary("A")
            .secondary("X", "Y")
            .option(1, "A", new Coloured("X", 1))
            .option(2, "A", new Coloured("Y", "1"))
            .build(),
        "two colours are called 1");
  }

  @Test
  void exceptionsOfTheAppendableArePassedOn() {
    Appendable full =
        new Appendable() {
          @Override
          public Appendable append(CharSequence text) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public Appendable append(CharSequence text, int start, int end) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public Appendable append(char c) throws IOException {
            throw new IOException("no space left");
          }
        };
    assertThatThrownBy(() -> DlxFormat.write(Problem.builder().primary("A").build(), full))
        .isInstanceOf(IOException.class)
        .hasMessage("no space left");
  }
}
