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
          "Use N threads, 1 to "
              + ExactCover.MAX_THREADS
              + ". The results are the same for any number, unless a limit on nodes or time stops"
              + " the search. Default: 1 to solve or check one problem, else one per processor.")
  private @Nullable Integer threads;

  /** Used by picocli. */
  public ThreadsOption() {}

  /** Returns whether the option is given. */
  public boolean isGiven() {
    return threads != null;
  }

  /**
   * Returns the number of threads, 1 to {@link ExactCover#MAX_THREADS}.
   *
   * @param defaultThreads the number of threads if the option is not given
   */
  public int threads(int defaultThreads) {
    if (threads == null) {
      return defaultThreads;
    }
    if (threads < 1 || threads > ExactCover.MAX_THREADS) {
      throw new ParameterException(
          spec.commandLine(),
          "--threads: expected 1 to %d, found %d".formatted(ExactCover.MAX_THREADS, threads));
    }
    return threads;
  }

  /** Returns the number of threads; by default one per processor. */
  public int threads() {
    return threads(Runtime.getRuntime().availableProcessors());
  }
}
