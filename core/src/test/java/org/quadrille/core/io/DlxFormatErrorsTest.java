package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Texts that {@link DlxFormat} refuses: each error with its line, column and message. */
class DlxFormatErrorsTest {
  private static void refuses(String text, int line, int column, String reason) {
    refuses(text.getBytes(UTF_8), line, column, reason);
  }

  private static void refuses(byte[] text, int line, int column, String reason) {
    ProblemFormatException error =
        catchThrowableOfType(
            ProblemFormatException.class,
            () -> DlxFormat.read("file", new ByteArrayInputStream(text), warning -> {}));
    assertThat(error).as("accepted: %s", new String(text, ISO_8859_1)).isNotNull();
    assertThat(error.source()).isEqualTo("file");
    assertThat(error.line()).isEqualTo(line);
    assertThat(error.column()).isEqualTo(column);
    assertThat(error.reason()).isEqualTo(reason);
    assertThat(error)
        .hasMessage(
            "file"
                + (line > 0 ? ":" + line : "")
                + (column > 0 ? ":" + column : "")
                + ": "
                + reason);
  }

  @Test
  void aTextWithoutItems() {
    String reason = "no items: expected a line of item names, found the end of the text";
    refuses("", 0, 0, reason);
    refuses("\uFEFF", 1, 0, reason);
    refuses("\n", 1, 0, reason);
    refuses(" \t\r\n| A B\n|\n", 3, 0, reason);
    refuses("| A B | X", 1, 0, reason);
  }

  // The line of items

  @Test
  void anItemTwice() {
    refuses("A B A\n", 1, 5, "item A is declared twice");
    refuses("| c\n\n A B |  X A\n", 3, 11, "item A is declared twice");
    refuses("A | X X\n", 1, 7, "item X is declared twice");
    refuses("\uFEFFA A\n", 1, 3, "item A is declared twice");
  }

  @Test
  void aSecondBar() {
    refuses("A | X | Y\n", 1, 7, "a second | in the line of items");
    refuses("A | |\n", 1, 5, "a second | in the line of items");
    refuses("A ||X\n", 1, 4, "a second | in the line of items");
  }

  @Test
  void aBarOrAColonInAName() {
    refuses("A|X\n", 1, 1, "item name A|X contains : or |");
    refuses("A B| X\n", 1, 3, "item name B| contains : or |");
    refuses("A |X|Y\n", 1, 4, "item name X|Y contains : or |");
    refuses("A | X:red\n", 1, 5, "item name X:red contains : or |");
    refuses("A :\n", 1, 3, "item name : contains : or |");
  }

  @Test
  void boundsThatContradictOrAreMisplaced() {
    refuses("A 0|B\n", 1, 3, "the upper bound of 0|B is 0");
    refuses("3:2|B A\n", 1, 1, "the bounds of 3:2|B contradict each other");
    refuses("A 1:B\n", 1, 3, "item name 1:B contains : or |");
    refuses("A 1:2|B:c\n", 1, 3, "item name B:c contains : or |");
    for (String word : new String[] {"-1|B", ":2|B", "2:|B", "2|", "1.5|B", "2|B|C", "1:2:3|B"}) {
      refuses(
          "A " + word + "\n",
          1,
          3,
          "expected bounds and a name, as in 2|name or 0:3|name, found " + word);
    }
    for (String word : new String[] {"2|X", "0:2|X", "2:|X", "1|X"}) {
      refuses("A | " + word, 1, 5, "a secondary item must not have bounds, found " + word);
    }
    refuses("2|A A\n", 1, 5, "item A is declared twice");
    refuses("A 99999999999|B\n", 1, 3, "a bound of 99999999999|B is more than 2147483647");
  }

  // Options

  @Test
  void anUnknownItem() {
    refuses("A B | X\nA C\n", 2, 3, "unknown item C");
    refuses("A B | X\n\n| c\n  A  Z:red B\n", 4, 6, "unknown item Z");
    refuses("A\na\n", 2, 1, "unknown item a");
    refuses("A\r\nA\r\n\tAA\r\n", 3, 2, "unknown item AA");
    refuses("A\n\uFEFFA\n", 2, 1, "unknown item \uFEFFA");
    refuses("\uD83D\uDE00 A\n\uD83D\uDE00 B\n", 2, 4, "unknown item B");
  }

  @Test
  void anItemTwiceInOneOption() {
    refuses("A B | X\nA B A\n", 2, 5, "item A occurs twice in this option");
    refuses("A B | X\nX:red A X\n", 2, 9, "item X occurs twice in this option");
    refuses("A B | X\nA  X:1 X:1", 2, 8, "item X occurs twice in this option");
  }

  @Test
  void aColourOnAPrimaryItem() {
    refuses("A B | X\nA B:red\n", 2, 3, "primary item B must not have a colour");
    refuses("A B | X\nA\nA:1 B\n", 3, 1, "primary item A must not have a colour");
  }

  @Test
  void halfAColourOrTwo() {
    refuses("A | X\nA X:\n", 2, 3, "expected item or item:colour, found X:");
    refuses("A | X\nA :red\n", 2, 3, "expected item or item:colour, found :red");
    refuses("A | X\nA :\n", 2, 3, "expected item or item:colour, found :");
    refuses("A | X\nA X:a:b\n", 2, 3, "expected item or item:colour, found X:a:b");
    refuses("A | X\nA X::\n", 2, 3, "expected item or item:colour, found X::");
    refuses("A | X\nA X: red\n", 2, 3, "expected item or item:colour, found X:");
    refuses("A | X\nA X :red\n", 2, 5, "expected item or item:colour, found :red");
  }

  @Test
  void aBarWithinAWordOfAnOption() {
    refuses("A B | X\nA B|comment\n", 2, 4, "| within a word of an option: B|comment");
    refuses("A B | X\nA X:r|g\n", 2, 6, "| within a word of an option: X:r|g");
    refuses("A B | X\nA B|5\n", 2, 4, "| within a word of an option: B|5");
  }

  @Test
  void costsThatAreNoWholeNumbers() {
    for (String cost : new String[] {"|", "|x", "|-1", "|+1", "|1.5", "|1|2", "|5x"}) {
      refuses(
          "A B | X\nA B " + cost + "\n",
          2,
          5,
          "expected a cost, | and a whole number, found " + cost);
    }
    refuses("A\nA | 5\n", 2, 3, "expected a cost, | and a whole number, found |");
    refuses(
        "A\nA |9223372036854775808\n",
        2,
        3,
        "the cost of the option is more than 9223372036854775807");
    refuses(
        "A\nA |1 |9223372036854775807\n",
        2,
        6,
        "the cost of the option is more than 9223372036854775807");
  }

  @Test
  void theFirstFaultOfALineIsTheOneReported() {
    refuses("A | X\nX: Z A A\n", 2, 1, "expected item or item:colour, found X:");
    refuses("A | X\nZ A A\nY\n", 2, 1, "unknown item Z");
  }

  @Test
  void aRefusedTextCausesNoWarnings() {
    List<FormatWarning> warnings = new ArrayList<>();
    ProblemFormatException error =
        catchThrowableOfType(
            ProblemFormatException.class,
            () -> DlxFormat.read("file", Texts.stream("A | X\nX\nB\n"), warnings::add));
    assertThat(error).hasMessage("file:3:1: unknown item B");
    assertThat(warnings).isEmpty();
  }

  // Bytes

  @Test
  void binaryData() {
    String reason = "binary data, expected UTF-8 text";
    refuses("\0", 1, 1, reason);
    refuses("A B\0\nA B\n", 1, 4, reason);
    refuses("A B\nA\0B\n", 2, 2, reason);
    refuses("| comment \0\nA\nA\n", 1, 11, reason);
    refuses("\uFEFFA\nA\n".getBytes(UTF_16LE), 1, 4, reason);
    refuses("\uFEFFA\nA\n".getBytes(UTF_16BE), 1, 3, reason);
    refuses("A\nA\n".getBytes(UTF_16LE), 1, 2, reason);
    refuses("A\nA\n".getBytes(UTF_16BE), 1, 1, reason);
    refuses("| A\nA\n".getBytes(UTF_16BE), 1, 1, reason);
  }

  @Test
  void malformedUtf8() {
    String reason = "malformed UTF-8";
    refuses("A caf\u00E9\nA\n".getBytes(ISO_8859_1), 1, 6, reason);
    refuses("A\nA \u00E9\n".getBytes(ISO_8859_1), 2, 3, reason);
    refuses("A\nA \u00C3".getBytes(ISO_8859_1), 2, 3, reason); // cut off in a character
    refuses("A \u00C0\u0081\n".getBytes(ISO_8859_1), 1, 3, reason); // more bytes than needed
    refuses("\u00ED\u00A0\u0080\n".getBytes(ISO_8859_1), 1, 1, reason); // half a pair
  }

  @Test
  void malformedNamesDoNotBecomeEqual() {
    refuses("\u00E4 \u00F6\n\u00E4\n\u00F6\n".getBytes(ISO_8859_1), 1, 1, "malformed UTF-8");
  }
}
