package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.sudoku.io.Records.P;
import static org.quadrille.sudoku.io.Records.Q;
import static org.quadrille.sudoku.io.Records.rows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes, characters and line ends. */
class EncodingTest {
  private static final String BOM = "\uFEFF";

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void everyLineBreakIsRecognised(String end) {
    String text = P + "\n\n# comment\n" + rows(Q) + "\n" + P.substring(1) + "\n";
    List<String> records = Records.of(text);
    assertThat(records)
        .containsExactly("1: " + P, "4: " + Q, "14:81: expected 81 cells, found 80 (r9c9)");
    assertThat(Records.of(text.replace("\n", end))).isEqualTo(records);
    assertThat(Records.of(text.stripTrailing().replace("\n", end))).isEqualTo(records);
  }

  @Test
  void lineBreaksCanBeMixed() {
    assertThat(Records.of(P + "\r" + P + "\r\n" + P + "\n\r" + P))
        .containsExactly("1: " + P, "2: " + P, "3: " + P, "5: " + P);
  }

  @Test
  void aByteOrderMarkIsIgnored() {
    assertThat(Records.of(BOM + P)).containsExactly("1: " + P);
    assertThat(Records.of(BOM + rows(P))).containsExactly("1: " + P);
    assertThat(Records.of(BOM + "# comment\n" + P)).containsExactly("2: " + P);
    assertThat(Records.of(BOM + P.substring(1)))
        .containsExactly("1:81: expected 81 cells, found 80 (r9c9)");
    assertThat(Records.of(BOM)).isEmpty();
    // Concatenated files, each with a byte-order mark.
    assertThat(Records.of(BOM + P + "\n" + BOM + Q)).containsExactly("1: " + P, "2: " + Q);
  }

  @Test
  void noBreakSpacesAndTabsAreWhiteSpace() {
    String text = rows(P).replaceAll("(.)", "\u00A0$1\t");
    assertThat(Records.of(text)).containsExactly("1: " + P);
    assertThat(Records.of(P + "\u00A0text\u00A0\n\u00A0\n\t" + Q + "\t"))
        .containsExactly("1: " + P + " | text", "3: " + Q);
  }

  @Test
  void malformedUtf8IsAStrayCharacterAmongCells() {
    byte[] bytes = (P + "\n" + Q).getBytes(StandardCharsets.ISO_8859_1);
    bytes[4] = (byte) 0xE9;
    assertThat(Records.of(bytes))
        .containsExactly(
            "1:5: expected a digit or a blank mark, found U+FFFD (possibly malformed UTF-8) (r1c5)",
            "2: " + Q);
  }

  @Test
  void malformedUtf8InTextIsKeptWithAWarning() {
    String warning = "the text beside the puzzle has U+FFFD, possibly malformed UTF-8: caf\uFFFD";
    assertThat(Records.of((P + " caf\u00E9").getBytes(StandardCharsets.ISO_8859_1)))
        .containsExactly("1: " + P + " | caf\uFFFD ! " + warning);
    Puzzle puzzle = PuzzleReader.readOne("in", P + " caf\uFFFD");
    assertThat(puzzle.warnings()).containsExactly(warning);
    assertThat(FormatWriter.isLine(puzzle.text())).as("it can be written").isTrue();
  }

  @Test
  void anUnpairedSurrogateInAStringIsNotABlankMark() {
    List<PuzzleRecord> records = PuzzleReader.readAll("in", "\uD800" + P.substring(1));
    assertThat(records).singleElement().isInstanceOf(UnreadablePuzzle.class);
  }

  @Test
  void utf16EndsTheReading() {
    String reason = "1: expected UTF-8 text, found UTF-16";
    assertThat(Records.of((BOM + P).getBytes(StandardCharsets.UTF_16LE))).containsExactly(reason);
    assertThat(Records.of((BOM + P).getBytes(StandardCharsets.UTF_16BE))).containsExactly(reason);
    assertThat(Records.of(new byte[] {(byte) 0xFF, (byte) 0xFE})).containsExactly(reason);
    byte[] withoutNul = (BOM + "\u6570\u72EC".repeat(200_000)).getBytes(StandardCharsets.UTF_16LE);
    assertThat(Records.of(withoutNul)).containsExactly(reason);
  }

  @Test
  void aNulByteEndsTheReading() {
    assertThat(Records.of(P + "\n" + Q + " a\0b\n" + P))
        .containsExactly(
            "1: " + P, "2: expected UTF-8 text, found binary data; the rest is not read");
    assertThat(Records.of("\0"))
        .containsExactly("1: expected UTF-8 text, found binary data; the rest is not read");
    assertThat(Records.of(rows(P).substring(0, 40) + "\0\n" + Q))
        .containsExactly(
            "4: expected 9 rows in the grid, found 4",
            "5: expected UTF-8 text, found binary data; the rest is not read");
    assertThat(Records.of("5\n\0"))
        .containsExactly(
            "1:2: expected 9 cells in a row or 81 in a line, found 1 (r1c2)",
            "2: expected UTF-8 text, found binary data; the rest is not read");
    assertThat(Records.of("5\n" + P + "\n\0"))
        .containsExactly(
            "2: " + P, "3: expected UTF-8 text, found binary data; the rest is not read");
    assertThat(Records.of("a".repeat(500_000) + "\0\n" + P))
        .containsExactly("1: expected UTF-8 text, found binary data; the rest is not read");
  }

  @ParameterizedTest
  @ValueSource(ints = {65_537, 70_000, 196_608, 196_609, 300_000, 1_000_000})
  void aLineAboveTheMaximumLengthIsAnError(int length) {
    String reason = ": expected at most 65536 characters in a line";
    String text = P + "\n" + "a".repeat(length) + "\n" + Q;
    assertThat(Records.of(text)).containsExactly("1: " + P, "2" + reason, "3: " + Q);
    assertThat(Records.of("é".repeat(length) + "\r\n" + Q))
        .containsExactly("1" + reason, "2: " + Q);
    assertThat(Records.of("1".repeat(length))).containsExactly("1" + reason);
  }

  @Test
  void aLineOfTheMaximumLengthIsRead() {
    String text = "a".repeat(65_536 - 82);
    assertThat(Records.of(P + " " + text)).containsExactly("1: " + P + " | " + text);
    String wide = "\u6570".repeat(65_536 - 82);
    assertThat(Records.of(P + " " + wide + "\n" + Q))
        .containsExactly("1: " + P + " | " + wide, "2: " + Q);
    assertThat(Records.of(BOM + P + " " + wide)).containsExactly("1: " + P + " | " + wide);
    assertThat(Records.of(P + " " + wide + "a"))
        .containsExactly("1: expected at most 65536 characters in a line");
  }

  @Test
  void aLineAboveTheMaximumLengthEndsAGrid() {
    assertThat(Records.of(rows(P).substring(0, 40) + "a".repeat(70_000) + "\n" + Q))
        .containsExactly(
            "4: expected 9 rows in the grid, found 4",
            "5: expected at most 65536 characters in a line",
            "6: " + Q);
  }
}
