package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quadrille.cli.Puzzles.PUZZLE;
import static org.quadrille.cli.Puzzles.SOLUTION;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, with the jar of this build. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherIT {
  @TempDir Path folder;

  private Cli.Result run(Map<String, String> environment, String script) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", script);
    builder.directory(folder.toFile());
    builder.environment().remove("LC_ALL");
    builder.environment().remove("LANG");
    builder.environment().putAll(environment);
    builder
        .environment()
        .put("Q", Path.of(System.getProperty("quadrille.root"), "quadrille").toString());
    builder.redirectError(folder.resolve("err").toFile());
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    return new Cli.Result(code, out, Files.readString(folder.resolve("err")));
  }

  @Test
  void passesArgumentsStreamsAndExitCodes() throws Exception {
    assertThat(run(Map.of(), "\"$Q\" sudoku solve " + PUZZLE).out()).isEqualTo(SOLUTION + "\n");
    assertThat(run(Map.of(), "echo " + PUZZLE + " | \"$Q\" sudoku count").out()).isEqualTo("1\n");
    assertThat(run(Map.of(), "\"$Q\" cover count nosuch").code()).isEqualTo(3);
  }

  @Test
  void filesCanHaveAnyNameInAnyLocale() throws Exception {
    for (String locale : new String[] {"C", "POSIX", "tr_TR.UTF-8"}) {
      Cli.Result result =
          run(
              Map.of("LC_ALL", locale),
              "echo " + PUZZLE + " > '\u00e9 \u6570.txt'; \"$Q\" sudoku solve '\u00e9 \u6570.txt'");
      assertThat(result.out()).as(locale).isEqualTo(SOLUTION + "\n");
    }
  }

  @Test
  void drawingDependsOnTheLocaleOfTheCaller() throws Exception {
    String script = "\"$Q\" sudoku solve --output grid " + PUZZLE;
    assertThat(run(Map.of("LC_ALL", "C"), script).out()).startsWith("+-------+");
    assertThat(run(Map.of("LANG", "de_DE.UTF-8"), script).out()).startsWith("\u250f");
  }

  @Test
  void javaOptionsCanSelectAGarbageCollector() throws Exception {
    Cli.Result result =
        run(Map.of("QUADRILLE_JAVA_OPTS", "-XX:+UseG1GC -Xmx64m"), "\"$Q\" sudoku solve " + PUZZLE);
    assertThat(result.out()).isEqualTo(SOLUTION + "\n");
    assertThat(result.code()).isZero();
  }

  @Test
  void aClosedPipeIsExitCode0() throws Exception {
    Files.write(folder.resolve("many.txt"), java.util.Collections.nCopies(20_000, PUZZLE));
    Cli.Result result =
        run(Map.of(), "{ \"$Q\" sudoku solve many.txt; echo $? >code; } | head -n 1");
    assertThat(result.out()).isEqualTo(SOLUTION + "\n");
    assertThat(Files.readString(folder.resolve("code"))).isEqualTo("0\n");
  }
}
