package org.quadrille.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.quadrille.core.io.ProblemFormatException;

class WordRectanglesTest {
  private static final List<String> WORDS =
      List.of(
          "ace", "act", "age", "ape", "arc", "are", "art", "ate", "bat", "bee", "bet", "cab", "cat",
          "ear", "eat", "era", "ore", "oar", "rat", "tar", "tea", "tee", "ten", "toe", "at", "as",
          "be", "ea", "ta", "to", "oe", "re", "ar", "et", "en", "te", "acre", "area", "care");

  /** Returns all rectangles, found by trying all combinations of rows. */
  private static Set<String> byBruteForce(int rows, int columns, boolean distinct) {
    Set<String> found = new HashSet<>();
    List<String> across = WORDS.stream().filter(word -> word.length() == columns).toList();
    fill(rows, columns, distinct, across, new ArrayList<>(), found);
    return found;
  }

  private static void fill(
      int rows,
      int columns,
      boolean distinct,
      List<String> across,
      List<String> rectangle,
      Set<String> found) {
    if (rectangle.size() < rows) {
      for (String word : across) {
        rectangle.add(word);
        fill(rows, columns, distinct, across, rectangle, found);
        rectangle.remove(rectangle.size() - 1);
      }
      return;
    }
    List<String> all = new ArrayList<>(rectangle);
    all.addAll(down(rectangle));
    if (WORDS.containsAll(all) && (!distinct || new HashSet<>(all).size() == all.size())) {
      found.add(String.join("\n", rectangle) + "\n");
    }
  }

  private static List<String> down(List<String> rows) {
    List<String> words = new ArrayList<>();
    for (int c = 0; c < rows.get(0).length(); c++) {
      StringBuilder word = new StringBuilder();
      for (String row : rows) {
        word.append(row.charAt(c));
      }
      words.add(word.toString());
    }
    return words;
  }

  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "3,2", "3,3", "4,2", "2,4", "3,4", "1,3"})
  void solutionsMatchBruteForce(int rows, int columns) {
    for (boolean distinct : new boolean[] {false, true}) {
      WordRectangles puzzle = new WordRectangles(rows, columns, WORDS, distinct);
      List<String> drawings =
          Solving.all(
              puzzle,
              (entries, drawing) -> {
                List<String> words = new ArrayList<>(drawing.lines().toList());
                words.addAll(down(words));
                assertThat(WORDS).containsAll(words);
                assertThat(entries)
                    .extracting(WordRectangles.Entry::word)
                    .containsExactlyInAnyOrderElementsOf(words);
                if (distinct) {
                  assertThat(words).doesNotHaveDuplicates();
                }
              });
      assertThat(drawings)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(byBruteForce(rows, columns, distinct));
    }
  }

  @Test
  void wordsCanRepeatUnlessDistinct() {
    List<String> words = List.of("aa", "ab", "ba", "bb", "ab");
    assertThat(Solving.all(new WordRectangles(2, 2, words), (entries, drawing) -> {})).hasSize(16);
    assertThat(Solving.all(new WordRectangles(2, 2, words, true), (entries, drawing) -> {}))
        .isEmpty();
  }

  @Test
  void aLetterIsACodePoint() {
    List<String> words = List.of("😀é", "😀x", "éy", "xy", "abc");
    WordRectangles puzzle = new WordRectangles(2, 2, words, true);
    assertThat(Solving.all(puzzle, (entries, drawing) -> {}))
        .containsExactlyInAnyOrder("😀é\nxy\n", "😀x\néy\n");
    assertThat(puzzle.problem().payload(0)).hasToString("A1=😀é");
    assertThat(puzzle.problem().option(0).uses()).hasToString("[A1, 1,1:😀, 1,2:é, =😀é]");
  }

  @Test
  void aListWithoutFittingWordsHasNoSolution() {
    assertThat(Solving.all(new WordRectangles(5, 3, WORDS), (entries, drawing) -> {})).isEmpty();
    assertThat(Solving.all(new WordRectangles(2, 2, List.of()), (entries, drawing) -> {}))
        .isEmpty();
  }

  @Test
  void parametersAreChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new WordRectangles(0, 3, WORDS))
        .withMessage("the number of rows: expected 1 to 100, found 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new WordRectangles(3, 101, WORDS))
        .withMessage("the number of columns: expected 1 to 100, found 101");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new WordRectangles(3, 3, List.of("abc", "a b")))
        .withMessage("expected a word without blank, : and |, found \"a b\"");
  }

  @Test
  void readsOneWordPerLine() throws Exception {
    String text = "\uFEFFone\r\n\r\n| a comment\r\n  two \r\nrésume\u0301\none";
    assertThat(WordRectangles.readWords("f", Solving.stream(text)))
        .containsExactly("one", "two", "résumé", "one");
  }

  @ParameterizedTest
  @CsvSource({
    "one two, 'f:1:4: expected a word, found a blank, : or | in it'",
    "' a:b', 'f:1:3: expected a word, found a blank, : or | in it'",
    "a|b, 'f:1:2: expected a word, found a blank, : or | in it'",
    "'| only', 'f:1: expected one word per line, found the end of the text'",
    "'', 'f: expected one word per line, found the end of the text'",
  })
  void reportsInvalidWords(String text, String message) {
    assertThatExceptionOfType(ProblemFormatException.class)
        .isThrownBy(() -> WordRectangles.readWords("f", Solving.stream(text)))
        .withMessage(message);
  }
}
