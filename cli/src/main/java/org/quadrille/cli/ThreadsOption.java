package org.quadrille.cli;

import org.jspecify.annotations.Nullable;
import org.quadrille.dlx.ExactCover;
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
          "How many threads work, 1 to "
              + ExactCover.MAX_THREADS
              + "; answers are the same for any number, unless a limit on nodes or "
              + "time cuts them short. If not given 1 where solutions of one problem are looked for, else as "
              + "many as there are processors.")
  private @Nullable Integer threads;

  /** For picocli. */
  public ThreadsOption() {}

  /** Whether the option is given. */
  public boolean isGiven() {
    return threads != null;
  }

  /**
   * How many threads are to work, 1 to 1024.
   *
   * @param otherwise how many if the option is not given
   */
  public int threads(int otherwise) {
    if (threads != null && threads < 1) {
      throw new ParameterException(spec.commandLine(), "--threads must be at least 1: " + threads);
    }
    if (threads != null && threads > ExactCover.MAX_THREADS) {
      throw new ParameterException(
          spec.commandLine(),
          "--threads must be at most " + ExactCover.MAX_THREADS + ": " + threads);
    }
    return threads == null ? otherwise : threads;
  }

  /** The same, as many as there are processors if the option is not given. */
  public int threads() {
    return threads(Runtime.getRuntime().availableProcessors());
  }
}
