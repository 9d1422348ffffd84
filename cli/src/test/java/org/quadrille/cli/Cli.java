package org.quadrille.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Runs the command in this process, as tests want to. */
record Cli(String input, String terminals, Map<String, String> environment) {

  /** What a run left behind. */
  record Result(int code, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }
  }

  static Result run(String... args) {
    return new Cli("", "", Map.of()).call(args);
  }

  static Result runWithInput(String input, String... args) {
    return new Cli(input, "", Map.of()).call(args);
  }

  Result call(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            terminals,
            environment);
    int code = Main.run(terminal, args);
    return new Result(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
