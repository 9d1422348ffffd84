package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the script of {@code quadrille completion} in bash. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class CompletionTest {
  @TempDir Path folder;
  private Path script;

  @BeforeEach
  void write() throws Exception {
    Cli.Result result = Cli.run("completion", "bash");
    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty();
    script = Files.writeString(folder.resolve("completion"), result.out());
  }

  private Cli.Result bash(String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("bash"));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command);
    Path err = folder.resolve("err");
    Process process = builder.redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Cli.Result(process.waitFor(), out, Files.readString(err));
  }

  /** Returns the completions of the last word. */
  private List<String> completions(String... words) throws Exception {
    String program =
        "source \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1));"
            + " f=$(complete -p quadrille); f=${f#* -F }; ${f%% *};"
            + " printf '%s\\n' \"${COMPREPLY[@]}\"";
    List<String> command = new ArrayList<>(List.of("-c", program, script.toString()));
    command.addAll(List.of(words));
    return bash(command.toArray(String[]::new)).out().lines().map(String::strip).toList();
  }

  @Test
  void theScriptIsValid() throws Exception {
    assertThat(bash("-n", script.toString())).isEqualTo(new Cli.Result(0, "", ""));
    assertThat(Cli.run("completion", "zsh").out()).contains("bashcompinit");
  }

  @ParameterizedTest
  @CsvSource({
    "so, sudoku, solve",
    "b, sudoku, bench",
    "simp, cover, simplify",
    "q, puzzle, queens",
    "z, completion, zsh"
  })
  void verbsOfEachGroupAreCompleted(String begun, String group, String verb) throws Exception {
    assertThat(completions("quadrille", group, begun)).containsExactly(verb);
  }

  @Test
  void groupsOptionsAndTheirValuesAreCompleted() throws Exception {
    assertThat(completions("quadrille", "")).contains("sudoku", "cover", "puzzle", "completion");
    assertThat(completions("quadrille", "sudoku", "solve", "--al"))
        .contains("--algorithm", "--all");
    assertThat(completions("quadrille", "sudoku", "solve", "--algorithm", "d"))
        .containsExactly("dlx");
    assertThat(completions("quadrille", "sudoku", "bench", "--sv")).containsExactly("--svg");
  }
}
