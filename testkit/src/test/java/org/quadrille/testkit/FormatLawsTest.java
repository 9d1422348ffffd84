package org.quadrille.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.FormatWarning;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.core.io.MatrixFormat;
import org.quadrille.core.io.ProblemFormatException;

/** Laws of the text formats, for random problems. */
class FormatLawsTest {
  private static final int SEEDS = 2000;

  private enum Form {
    DLX("|") {
      @Override
      boolean supports(Problem<?> problem) {
        return problem.primaryCount() > 0;
      }

      @Override
      void write(Problem<?> problem, Appendable out) throws IOException {
        DlxFormat.write(problem, out);
      }

      @Override
      Problem<String> read(InputStream in) throws IOException {
        return DlxFormat.read("written", in, warning -> {});
      }
    },
    MATRIX("#") {
      @Override
      boolean supports(Problem<?> problem) {
        return problem.itemCount() == problem.primaryCount()
            && !problem.hasBounds()
            && !problem.hasCosts()
            && problem.itemCount() > 0
            && problem.optionCount() > 0;
      }

      @Override
      void write(Problem<?> problem, Appendable out) throws IOException {
        MatrixFormat.write(problem, out);
      }

      @Override
      Problem<String> read(InputStream in) throws IOException {
        return MatrixFormat.read("written", in);
      }
    },
    JSON("") {
      @Override
      boolean supports(Problem<?> problem) {
        return true;
      }

      @Override
      void write(Problem<?> problem, Appendable out) throws IOException {
        JsonFormat.write(problem, out);
      }

      @Override
      Problem<String> read(InputStream in) throws IOException {
        return JsonFormat.read("written", in, warning -> {}).problem();
      }
    };

    final String comment;

    Form(String comment) {
      this.comment = comment;
    }

    abstract boolean supports(Problem<?> problem);

    abstract void write(Problem<?> problem, Appendable out) throws IOException;

    abstract Problem<String> read(InputStream in) throws IOException;

    String write(Problem<?> problem) throws IOException {
      StringBuilder text = new StringBuilder();
      write(problem, text);
      return text.toString();
    }

    Problem<String> read(String text) throws IOException {
      return read(new ByteArrayInputStream(text.getBytes(UTF_8)));
    }
  }

  private static String show(Problem<?> problem) {
    List<String> options =
        problem.options().stream().map(option -> line(option.uses(), option.cost())).toList();
    return problem + " " + problem.items() + " " + options;
  }

  /** An option as in Knuth's text format. */
  private static String line(List<Object> uses, long cost) {
    return uses.stream().map(Object::toString).collect(Collectors.joining(" "))
        + (cost == 0 ? "" : " |" + cost);
  }

  @ParameterizedTest
  @EnumSource
  void writingAndReadingKeepTheSolutions(Form form) throws IOException {
    int written = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (!form.supports(problem)) {
        assertThatThrownBy(() -> form.write(problem))
            .as("seed %d", seed)
            .isInstanceOf(IllegalArgumentException.class);
        continue;
      }
      written++;
      Problem<String> again = form.read(form.write(problem));
      assertThat(again.primaryCount()).isEqualTo(problem.primaryCount());
      assertThat(again.itemCount()).isEqualTo(problem.itemCount());
      List<Integer> kept = kept(form, problem);
      assertThat(again.optionCount()).isEqualTo(kept.size());
      Set<List<Integer>> solutions =
          BruteForce.solutions(again).stream()
              .map(solution -> solution.stream().map(kept::get).toList())
              .collect(Collectors.toSet());
      assertThat(solutions).as("seed %d", seed).isEqualTo(BruteForce.solutions(problem));
      assertThat(form.read(form.write(again))).hasToString(again.toString());
    }
    assertThat(written).as("problems that the form can say").isGreaterThan(SEEDS / 6);
  }

  /** The numbers of the options that are written: Knuth's format has no options without items. */
  private static List<Integer> kept(Form form, Problem<?> problem) {
    return problem.options().stream()
        .filter(option -> form != Form.DLX || !option.items().isEmpty())
        .map(Option::number)
        .toList();
  }

  @Test
  void knuthsFormatKeepsNamesAndColours() throws IOException {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (Form.DLX.supports(problem)) {
        Problem<String> again = Form.DLX.read(Form.DLX.write(problem));
        assertThat(again.items()).as("seed %d", seed).isEqualTo(problem.items());
        List<String> lines = new ArrayList<>();
        for (int number : kept(Form.DLX, problem)) {
          lines.add(line(problem.option(number).uses(), problem.cost(number)));
        }
        assertThat(again.options()).extracting(Option::payload).isEqualTo(lines);
      }
    }
  }

  @Test
  void eachUnusableOptionCausesAWarning() throws IOException {
    int warned = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (Form.DLX.supports(problem)) {
        byte[] text = Form.DLX.write(problem).getBytes(UTF_8);
        List<FormatWarning> warnings = new ArrayList<>();
        DlxFormat.read("written", new ByteArrayInputStream(text), warnings::add);
        List<Integer> lines = new ArrayList<>(); // option o is in line o + 2
        for (Option<Integer> option : problem.options()) {
          if (!option.items().isEmpty() && option.items().stream().noneMatch(Item::primary)) {
            lines.add(option.number() + 2);
          }
        }
        assertThat(warnings).as("seed %d", seed).extracting(FormatWarning::line).isEqualTo(lines);
        warned += warnings.size();
      }
    }
    assertThat(warned).isGreaterThan(100);
  }

  @ParameterizedTest
  @EnumSource(names = "JSON", mode = EnumSource.Mode.EXCLUDE)
  void blanksCommentsAndLineEndsDoNotChangeTheResult(Form form) throws IOException {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (form.supports(problem)) {
        String text = form.write(problem);
        String adorned = adorn(text, form.comment, new Random(seed));
        assertThat(show(form.read(adorned)))
            .as("seed %d: %s", seed, adorned)
            .isEqualTo(show(form.read(text)));
      }
    }
  }

  @Test
  void jsonKeepsEverythingButPayloads() throws IOException {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      String text = Form.JSON.write(problem);
      Problem<String> again = Form.JSON.read(adornJson(text, new Random(seed)));
      assertThat(again.items()).as("seed %d", seed).isEqualTo(problem.items());
      for (Option<Integer> option : problem.options()) {
        assertThat(again.option(option.number()).uses()).isEqualTo(option.uses());
        assertThat(again.cost(option.number())).isEqualTo(option.cost());
      }
      assertThat(Form.JSON.write(again)).isEqualTo(text);
    }
  }

  @Test
  void jsonKeepsIds() throws IOException {
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<String> problem = Form.JSON.read(Form.JSON.write(RandomProblems.next(seed)));
      Problem.Builder<String> named = Problem.builder();
      BitSet identified = new BitSet();
      named.primary(problem.items().stream().filter(Item::primary).map(Item::key).toArray());
      for (Option<String> option : problem.options()) {
        Object[] keys = option.items().stream().filter(Item::primary).map(Item::key).toArray();
        boolean id = option.number() % 3 != 1;
        identified.set(option.number(), id);
        named.option(id ? "id " + option.number() : "", keys);
      }
      StringBuilder text = new StringBuilder();
      JsonFormat.write(new IdentifiedProblem(named.build(), identified), text);
      IdentifiedProblem again =
          JsonFormat.read(
              "written", new ByteArrayInputStream(text.toString().getBytes(UTF_8)), warning -> {});
      for (int o = 0; o < problem.optionCount(); o++) {
        assertThat(again.id(o).orElse("")).isEqualTo(identified.get(o) ? "id " + o : "");
      }
    }
  }

  /** The same JSON with blanks, and with its options first. */
  private static String adornJson(String text, Random random) {
    String json = text;
    if (random.nextBoolean()) {
      int at = json.indexOf("\"options\"");
      json = "{" + json.substring(at, json.length() - 2) + "," + json.substring(1, at - 1) + "}";
    }
    String blank = List.of("", " ", "\t", "\n", "\r\n").get(random.nextInt(5));
    return (random.nextBoolean() ? "\uFEFF" : "")
        + json.replaceAll("([\\[\\]{},])", blank + "$1" + blank);
  }

  private static String adorn(String text, String comment, Random random) {
    String[] ends = {"\n", "\r\n", "\n\n", "\n \t\r\n", "\n  " + comment + " p0 1 : | #\n"};
    String[] blanks = {" ", "  ", "\t", "\f", " \u000B "};
    StringBuilder adorned = new StringBuilder(random.nextBoolean() ? "\uFEFF" : "");
    adorned.append(random.nextBoolean() ? comment + "p0\n" : "");
    for (int k = 0; k < text.length(); k++) {
      char c = text.charAt(k);
      switch (c) {
        case '\n' -> {
          adorned.append(random.nextBoolean() ? blanks[random.nextInt(blanks.length)] : "");
          adorned.append(ends[random.nextInt(ends.length)]);
          adorned.append(random.nextBoolean() ? blanks[random.nextInt(blanks.length)] : "");
        }
        case ' ' -> adorned.append(blanks[random.nextInt(blanks.length)]);
        default -> adorned.append(c);
      }
    }
    return random.nextBoolean() ? adorned.toString() : adorned.toString().stripTrailing();
  }

  @ParameterizedTest
  @EnumSource
  void aCorruptedTextIsAProblemOrAnErrorWithItsPosition(Form form) throws IOException {
    int good = 0;
    int bad = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Problem<Integer> problem = RandomProblems.next(seed);
      if (form.supports(problem)) {
        String text = spoil(form.write(problem), new Random(seed));
        try {
          Problem<String> read = form.read(text);
          assertThat(form.read(text)).hasToString(read.toString());
          good++;
        } catch (ProblemFormatException e) {
          List<String> lines = lines(form, text + ' '); // the end is a position too
          assertThat(e.line()).as("%s: %s", e, text).isBetween(0, lines.size());
          int length = e.line() == 0 ? 0 : lines.get(e.line() - 1).length();
          assertThat(e.column()).as("%s: %s", e, text).isBetween(0, length + 1);
          bad++;
        }
      }
    }
    assertThat(good).as("texts that are still problems").isGreaterThan(SEEDS / 20);
    assertThat(bad).as("texts that are not").isGreaterThan(SEEDS / 20);
  }

  /** In text, CR ends a line only where there is no LF. */
  private static List<String> lines(Form form, String text) {
    return form == Form.JSON || text.indexOf('\n') < 0
        ? text.lines().toList()
        : List.of(text.split("\n", -1));
  }

  /** Changes, removes or adds some characters. */
  private static String spoil(String text, Random random) {
    String characters = "p0s1 :|#\n\r\t\0\uFEFF\uFFFDé";
    StringBuilder spoilt = new StringBuilder(text);
    for (int k = random.nextInt(3); k >= 0; k--) {
      int at = random.nextInt(spoilt.length() + 1);
      int end = Math.min(spoilt.length(), at + random.nextInt(2));
      int from = random.nextInt(characters.length());
      int to = Math.min(characters.length(), from + random.nextInt(2));
      spoilt.replace(at, end, characters.substring(from, to));
    }
    return spoilt.toString();
  }
}
