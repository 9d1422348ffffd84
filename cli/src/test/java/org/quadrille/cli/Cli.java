package org.quadrille.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs the command in the process of the test. */
record Cli(String input, String terminals, Map<String, String> environment) {

  /** The exit code and output of a run. */
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

  /** Runs the command with a stream as standard input. */
  static Result runWithInput(InputStream input, String... args) {
    return new Cli("", "", Map.of()).call(input, args);
  }

  /**
   * Runs the command in an interrupted thread, with a channel as standard input as in {@link Main}.
   */
  static Result runInterrupted(Path input, String... args) throws IOException {
    try (FileChannel channel = FileChannel.open(input)) {
      Thread.currentThread().interrupt();
      return runWithInput(Channels.newInputStream(channel), args);
    } finally {
      Thread.interrupted();
    }
  }

  Result call(String... args) {
    return call(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
  }

  private Result call(InputStream in, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(in, out, err, terminals, environment);
    int code = Main.run(terminal, args);
    return new Result(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
