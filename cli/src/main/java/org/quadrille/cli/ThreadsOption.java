package org.quadrille.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --threads}. */
public final class ThreadsOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many threads work; the output is the same for any number. If not given 1 where solutions of "
              + "one problem are looked for, else as many as there are processors.")
  private @Nullable Integer threads;

  /** For picocli. */
  public ThreadsOption() {}

  /** Whether the option is given. */
  public boolean isGiven() {
    return threads != null;
  }

  /**
   * How many threads are to work, at least 1.
   *
   * @param otherwise how many if the option is not given
   */
  public int threads(int otherwise) {
    if (threads != null && threads < 1) {
      throw new ParameterException(spec.commandLine(), "--threads must be at least 1: " + threads);
    }
    return threads == null ? otherwise : threads;
  }

  /** The same, as many as there are processors if the option is not given. */
  public int threads() {
    return threads(Runtime.getRuntime().availableProcessors());
  }
}
