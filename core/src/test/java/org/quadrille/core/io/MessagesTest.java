package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.core.internal.Messages;

class MessagesTest {
  private static final String LONG = "long".repeat(50_000);

  @Test
  void shortMessagesAreKept() {
    assertThat(Messages.shorten("")).isEmpty();
    assertThat(Messages.shorten("a".repeat(140))).isEqualTo("a".repeat(140));
    assertThat(Messages.shorten("a".repeat(141))).isEqualTo("a".repeat(80) + "…" + "a".repeat(60));
  }

  @Test
  void noSurrogatePairIsCut() {
    Random random = new Random(1);
    for (int k = 0; k < 1000; k++) {
      StringBuilder text = new StringBuilder();
      for (int length = 100 + random.nextInt(100); length > 0; length--) {
        text.append(random.nextBoolean() ? "a" : "\uD83D\uDE00");
      }
      String shortened = Messages.shorten(text.toString());
      assertThat(new String(shortened.getBytes(UTF_8), UTF_8)).isEqualTo(shortened);
      assertThat(shortened.length()).isLessThanOrEqualTo(141);
    }
  }

  @Test
  void errorsAboutLongWordsAreShort() {
    String wide = LONG + ".".repeat(8);
    List<String> texts =
        List.of(
            "A\n" + wide + "\n",
            "A " + wide + " " + wide + "\nA\n",
            "A | " + wide + ":\n",
            "A 2:|" + wide + "\n",
            "A 3:2|" + wide + "\n",
            "A 0|" + wide + "\n",
            "A | 2|" + wide + "\n",
            "A\nA " + wide + ":\n",
            "A\nA " + wide + "|x\n",
            "A\nA |" + wide + "\n",
            "A " + wide + "\n" + wide + " " + wide + "\n",
            "A " + wide + "\n" + wide + ":red\n",
            "A " + "9".repeat(100_000) + "|B\n");
    for (String text : texts) {
      ProblemFormatException error =
          catchThrowableOfType(
              ProblemFormatException.class,
              () -> DlxFormat.read("file", Texts.stream(text), warning -> {}));
      isShort(error, text);
    }
    List<String> objects =
        List.of(
            "\"" + LONG + "\"",
            LONG,
            "{\"" + LONG + "\":1}",
            "{\"primary\":[],\"options\":[" + "1".repeat(900) + "]}",
            "{\"primary\":[\"" + LONG + "\",\"" + LONG + "\"]}",
            "{\"primary\":[\"a\"],\"options\":[{\"items\":[\"" + LONG + "\"]}]}",
            "{\"primary\":[\"a\"],\"options\":[{\"items\":[\"" + LONG + ":\"]}]}",
            "{\"options\":[{\"id\":\"%1$s\",\"items\":[]},{\"id\":\"%1$s\",\"items\":[]}]}"
                .formatted(LONG));
    for (String text : objects) {
      ProblemFormatException error =
          catchThrowableOfType(
              ProblemFormatException.class,
              () -> JsonFormat.read("file", Texts.stream(text), warning -> {}));
      isShort(error, text);
    }
  }

  private static void isShort(ProblemFormatException error, String text) {
    String start = text.substring(0, 10);
    assertThat(error).as(start).isNotNull();
    assertThat(error.reason().length()).as(start).isLessThanOrEqualTo(141);
    assertThat(error.getMessage()).as(start).endsWith(error.reason());
  }

  @Test
  void warningsAndErrorsOfWritersAreShort() throws Exception {
    List<FormatWarning> warnings = new ArrayList<>();
    DlxFormat.read("file", Texts.stream("A | " + LONG + "\n" + LONG + "\n"), warnings::add);
    assertThat(warnings).hasSize(1);
    assertThat(warnings.get(0).reason())
        .startsWith("option ignored, it has no primary item: longlong")
        .contains("…")
        .hasSize(141);
    for (String bad : new String[] {" ", "\uFFFD", ":"}) {
      Problem<Object> problem = Problem.builder().primary(LONG + bad).build();
      IllegalArgumentException error =
          catchThrowableOfType(
              IllegalArgumentException.class, () -> DlxFormat.write(problem, new StringBuilder()));
      assertThat(error.getMessage()).hasSize(141).contains("…");
    }
  }
}
