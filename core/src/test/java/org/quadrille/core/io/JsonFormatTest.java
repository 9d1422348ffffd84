package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.quadrille.core.Cost.cost;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Coloured;
import org.quadrille.core.Problem;

class JsonFormatTest {
  private static final String EXAMPLE =
      """
      {"primary":["a",{"name":"b","min":0,"max":2}],
       "secondary":["x"],
       "options":[{"items":["a","x:red"],"cost":3,"id":"r1"},{"items":["b"]}]}
      """;

  private static IdentifiedProblem read(byte[] bytes) throws IOException {
    return JsonFormat.read("file", new ByteArrayInputStream(bytes), warning -> {});
  }

  private static IdentifiedProblem read(String text) throws IOException {
    return read(text.getBytes(UTF_8));
  }

  private static String write(Problem<?> problem) throws IOException {
    StringBuilder text = new StringBuilder();
    JsonFormat.write(problem, text);
    return text.toString();
  }

  // Reading

  @Test
  void allPartsOfAProblemAreRead() throws IOException {
    IdentifiedProblem identified = read(EXAMPLE);
    Problem<String> problem = identified.problem();
    assertThat(problem.items()).hasToString("[a, b, x]");
    assertThat(problem.primaryCount()).isEqualTo(2);
    assertThat(problem.min(1)).isZero();
    assertThat(problem.max(1)).isEqualTo(2);
    assertThat(problem.options()).hasToString("[a x:red |3 (r1), b]");
    assertThat(problem.cost(0)).isEqualTo(3);
    assertThat(identified.id(0)).contains("r1");
    assertThat(identified.id(1)).isEmpty();
    assertThat(problem.payload(0)).isEqualTo("r1");
    assertThat(problem.payload(1)).isEqualTo("b");
  }

  @Test
  void membersMayComeInAnyOrder() throws IOException {
    String text =
        """
        {"options":[{"id":"o","cost":2,"items":["x:1","a"]},{"cost":7,"items":["a","x:1"]}],
         "comment":{"by":["us"]}, "secondary":[{"name":"x"}], "$schema":"s", "primary":["a"]}
        """;
    IdentifiedProblem identified = read(text);
    assertThat(identified.problem().options()).hasToString("[x:1 a |2 (o), a x:1 |7]");
    assertThat(identified.problem().payload(1)).isEqualTo("a x:1 |7");
    assertThat(identified.id(0)).contains("o");
  }

  @Test
  void missingBoundsAreOne() throws IOException {
    Problem<String> problem =
        read("{\"primary\":[{\"name\":\"a\",\"min\":0},{\"name\":\"b\",\"max\":3},{\"name\":\"c\"}],"
                + "\"options\":[]}")
            .problem();
    assertThat(problem.min(0)).isZero();
    assertThat(problem.max(0)).isOne();
    assertThat(problem.min(1)).isOne();
    assertThat(problem.max(1)).isEqualTo(3);
    assertThat(problem.min(2)).isOne();
  }

  @Test
  void aProblemMayHaveNoPrimaryItems() throws IOException {
    assertThat(read("{\"primary\":[],\"options\":[]}").problem().itemCount()).isZero();
    assertThat(write(Problem.builder().build()))
        .isEqualTo("{\"primary\":[],\"secondary\":[],\"options\":[]}\n");
  }

  @Test
  void aNameMayContainAnything() throws IOException {
    Problem<String> problem =
        read("{\"primary\":[\"a b\",\"a:b\",\"\",\"|\"],\"secondary\":[\"x\",\"x:y\"],\"options\":["
                + "{\"items\":[\"a b\",\"a:b\",\"\",\"|\",\"x:y\",\"x:z:1\"]},"
                + "{\"items\":[\"|\",{\"item\":\"x\",\"colour\":\"y\"},"
                + "{\"colour\":\"\",\"item\":\"x:y\"}]}]}")
            .problem();
    assertThat(problem.option(0).uses())
        .extracting(Object::toString)
        .containsExactly("a b", "a:b", "", "|", "x:y", "x:z:1");
    assertThat(problem.option(0).uses().get(5)).isEqualTo(new Coloured("x", "z:1"));
    assertThat(problem.option(1).uses()).contains(new Coloured("x", "y"), new Coloured("x:y", ""));
    Problem<String> again = read(write(problem)).problem();
    assertThat(again.option(1).uses()).isEqualTo(problem.option(1).uses());
    assertThat(again.items()).isEqualTo(problem.items());
  }

  @Test
  void byteOrderMarkAndLineEndsDoNotMatter() throws IOException {
    String text = "\uFEFF" + EXAMPLE.strip().replace("\n", "\r\n").replace(",", "\t, ");
    assertThat(write(read(text).problem())).isEqualTo(write(read(EXAMPLE).problem()));
    assertThat(read(EXAMPLE.replace("\n", "\r")).problem().optionCount()).isEqualTo(2);
  }

  @Test
  void anOptionWithoutPrimaryItemCausesAWarning() throws IOException {
    List<FormatWarning> warnings = new ArrayList<>();
    String text = "{\"primary\":[\"a\"],\n\"options\":[\n{\"items\":[]},\n{\"items\":[\"a\"]}]}";
    JsonFormat.read("file", new ByteArrayInputStream(text.getBytes(UTF_8)), warnings::add);
    assertThat(warnings)
        .singleElement()
        .hasToString("file:3: option ignored, it has no primary item: ");
  }

  // Writing

  @Test
  void aProblemIsOneLine() throws IOException {
    StringBuilder text = new StringBuilder();
    JsonFormat.write(read(EXAMPLE), text);
    assertThat(text.toString()).isEqualTo(EXAMPLE.strip().replace("\n ", "") + "\n");
    Problem<Integer> problem =
        Problem.<Integer>builder().primary("a").option(7, cost(2), "a").build();
    assertThat(write(problem))
        .isEqualTo(
            "{\"primary\":[\"a\"],\"secondary\":[],\"options\":[{\"items\":[\"a\"],\"cost\":2}]}\n");
  }

  @Test
  void namesThatCannotBeReadBackAreRefused() {
    StringBuilder text = new StringBuilder();
    for (Problem<?> problem :
        List.of(
            Problem.builder().primary(1, "1").build(),
            Problem.builder().primary("a\uD83D").build(),
            Problem.builder().primary("\uFFFD").build())) {
      assertThatThrownBy(() -> JsonFormat.write(problem, text))
          .isExactlyInstanceOf(IllegalArgumentException.class);
    }
    assertThat(text).isEmpty();
  }

  // Errors

  private static void refuses(String text, int line, int column, String reason) {
    refuses(text.getBytes(UTF_8), line, column, reason);
  }

  private static void refuses(byte[] bytes, int line, int column, String reason) {
    ProblemFormatException error =
        catchThrowableOfType(ProblemFormatException.class, () -> read(bytes));
    assertThat(error).as(new String(bytes, UTF_8)).isNotNull();
    assertThat(error.reason()).isEqualTo(reason);
    assertThat(error.line()).as(error.getMessage()).isEqualTo(line);
    assertThat(error.column()).as(error.getMessage()).isEqualTo(column);
  }

  private static String options(String options) {
    return "{\"primary\":[\"a\",\"b\"],\"secondary\":[\"x\"],\"options\":[\n" + options + "]}";
  }

  @Test
  void textsThatAreNoProblem() {
    refuses("", 1, 1, "expected a problem, a JSON object, found the end of the text");
    refuses("[]", 1, 1, "expected a problem, a JSON object, found [");
    refuses("{\"options\":[]}", 1, 14, "a problem without the member \"primary\"");
    refuses("{\"primary\":[]}", 1, 14, "a problem without the member \"options\"");
    refuses("{\"Primary\":[]}", 1, 2, "unknown member \"Primary\" of a problem");
    refuses("{\"primary\":{}}", 1, 12, "expected a list of items, found {");
    refuses(
        "{\"primary\":[],\"options\":[]}\n{}",
        2,
        1,
        "expected the end of the text after one problem, found {");
    refuses("{\"primary\":[\"a\"", 1, 16, "the text ends within the problem");
  }

  @Test
  void badItems() {
    refuses("{\"primary\":[\"a\",\n \"a\"]}", 2, 2, "item a is declared twice");
    refuses("{\"primary\":[\"a\"],\"secondary\":[\"a\"]}", 1, 31, "item a is declared twice");
    refuses("{\"primary\":[1]}", 1, 13, "expected the name of an item, found 1");
    refuses("{\"primary\":[{\"min\":1}]}", 1, 21, "an item without a name");
    refuses(
        "{\"primary\":[{\"name\":\"a\",\"min\":2}]}",
        1,
        13,
        "the bounds of a contradict each other");
    refuses(
        "{\"primary\":[{\"name\":\"a\",\"max\":0}]}",
        1,
        31,
        "expected an upper bound between 1 and 2147483647, found 0");
    refuses(
        "{\"primary\":[{\"name\":\"a\",\"min\":0.5}]}",
        1,
        31,
        "expected a lower bound, a whole number, found 0.5");
    refuses(
        "{\"secondary\":[{\"name\":\"a\",\"min\":0}]}",
        1,
        27,
        "unknown member \"min\" of a secondary item");
  }

  @Test
  void badOptions() {
    refuses(options("{\"items\":[\"a\",\"q\"]}"), 2, 15, "unknown item q");
    refuses(options("{\"items\":[\"a\",\"q:1\"]}"), 2, 15, "unknown item q");
    refuses(options("{\"items\":[\"a\", \"a\"]}"), 2, 16, "item a occurs twice in this option");
    refuses(options("{\"items\":[\"a:1\"]}"), 2, 11, "primary item a must not have a colour");
    refuses(options("{\"items\":[\"x:\"]}"), 2, 11, "expected item or item:colour, found x:");
    refuses(options("{\"items\":[null]}"), 2, 11, "expected an item, found null");
    refuses(
        options("{\"items\":[{\"item\":\"x\"}]}"),
        2,
        22,
        "expected the members \"item\" and \"colour\"");
    refuses(options("{\"cost\":1}"), 2, 1, "an option without the member \"items\"");
    refuses(options("[\"a\"]"), 2, 1, "expected an option, a JSON object, found [");
    refuses(options("{\"items\":[],\"price\":1}"), 2, 13, "unknown member \"price\" of an option");
    refuses(
        options("{\"items\":[],\"cost\":1.5}"),
        2,
        20,
        "expected a cost, a whole number, found 1.5");
    refuses(
        options("{\"items\":[],\"cost\":-1}"),
        2,
        20,
        "expected a cost between 0 and 9223372036854775807, found -1");
    refuses(
        options("{\"items\":[],\"cost\":9223372036854775808}"),
        2,
        20,
        "expected a cost between 0 and 9223372036854775807, found 9223372036854775808");
    refuses(
        options("{\"items\":[],\"id\":\"i\"},{\"items\":[],\"id\":\"i\"}"),
        2,
        40,
        "two options have the id i");
    refuses(options("{\"items\":[],\"id\":7}"), 2, 18, "expected an id, found 7");
  }

  @Test
  void idsThatAreNoLine() {
    String reason = "expected an id that is not blank and has no control characters";
    for (String id :
        new String[] {"", " ", "   ", "a\\nb", "\\r", "a\\u0000", "\\u0085", "a\u007F"}) {
      String text = options("{\"items\":[],\"id\":\"" + id + "\"}");
      ProblemFormatException error =
          catchThrowableOfType(ProblemFormatException.class, () -> read(text));
      assertThat(error).as(id).isNotNull();
      assertThat(error.line()).isEqualTo(2);
      assertThat(error.column()).isEqualTo(18);
      assertThat(error.reason())
          .isIn(reason, "an id contains a character that does not survive in UTF-8 text");
    }
    for (String id : new String[] {"", "  ", "a\nb", "\t", "\uD83D", "\u009F"}) {
      StringBuilder text = new StringBuilder();
      Problem<Integer> problem = Problem.<Integer>builder().primary("a").option(0, "a").build();
      assertThatThrownBy(() -> JsonFormat.write(problem, o -> Optional.of(id), text))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("the id of option 0 is blank or has characters");
      assertThat(text).isEmpty();
    }
  }

  @Test
  void anOptionWithoutAnIdIsALineWhateverItsItemsAreCalled() throws IOException {
    Problem<String> problem =
        read("{\"primary\":[\"\",\" \",\"a\\nb\",\"\\u2028\",\"c \"],\"options\":[{\"items\":[\"\"]},"
                + "{\"items\":[\" \"],\"cost\":2},{\"items\":[\"a\\nb\",\"\\u2028\"]},{\"items\":[\"c \"]},"
                + "{\"items\":[]}]}")
            .problem();
    assertThat(Texts.payloads(problem))
        .containsExactly("\"\"", "\" \" |2", "a\\u000ab \\u2028", "c ", "");
  }

  @Test
  void messagesDoNotSpeakOfTheParser() {
    String[] texts = {
      "{\"primary\":[}",
      "{\"primary\":]",
      "{\"primary\":[\"a\"",
      "{\"primary\":[\"a",
      "{\"primary\"",
      "{",
      "{\"primary\":tru}",
      "{\"primary\":[\"\\q\"]}",
      "{\"primary\":[\"\\u12x4\"]}",
      "{\"primary\":01}",
      "{primary:[]}",
      "{\"primary\":[],}",
      "{\"primary\" []}",
      "{\"comment\":" + "[".repeat(1001) + "]".repeat(1001) + "}",
      "{\"comment\":" + "1".repeat(2000) + "}",
      "{\"comment\":1,\"comment\":2}",
      "{\"" + "n".repeat(60_000) + "\":1}",
    };
    for (String text : texts) {
      ProblemFormatException error =
          catchThrowableOfType(ProblemFormatException.class, () -> read(text));
      assertThat(error).as(text).isNotNull();
      assertThat(error.reason())
          .doesNotContain("Source", "REDACTED", "Stream", "column", "Jackson", "()")
          .hasSizeLessThanOrEqualTo(141);
      assertThat(error.line()).as(error.reason()).isOne();
    }
  }

  @Test
  void malformedText() {
    refuses("{\"primary\":[\"\u00E9\"]}".getBytes(ISO_8859_1), 1, 13, "malformed UTF-8");
    assertThatThrownBy(() -> read("{\"primary\":[\"a\",],"))
        .isInstanceOf(ProblemFormatException.class)
        .hasMessageStartingWith("file:1:17: not JSON: ");
    refuses(
        "{\"primary\":[\"a\tb\"]}",
        1,
        15,
        "not JSON: Illegal unquoted character ((CTRL-CHAR, code 9)): has to be escaped using backslash to be included in string value");
    assertThatThrownBy(() -> read("{\"primary\":[],\"primary\":[]}"))
        .isInstanceOf(ProblemFormatException.class)
        .hasMessageContaining("primary");
  }
}
