package org.quadrille.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Options for standard error: {@code --quiet}, {@code --verbose}, {@code --stats}, {@code
 * --progress}.
 */
public final class ReportOptions extends VerbosityOptions {
  /** How to show progress. */
  enum ProgressStyle {
    PLAIN,
    BAR;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--stats",
      description =
          "Print search statistics on standard error: nodes, updates, time and, for exact covers, the"
              + " nodes at each level.")
  private boolean stats;

  @Option(
      names = "--progress",
      paramLabel = "STYLE",
      description =
          "Show progress on standard error: ${COMPLETION-CANDIDATES}. Default: bar on a"
              + " terminal, else none.")
  private @Nullable ProgressStyle progress;

  /** Used by picocli. */
  public ReportOptions() {}

  @Override
  public void apply(Session session) {
    super.apply(session);
    session.meter(newMeter(session.terminal()));
  }

  private ProgressMeter newMeter(Terminal terminal) {
    if (progress == ProgressStyle.PLAIN) {
      return new ProgressMeter.Plain(terminal.err());
    }
    boolean bar = progress == ProgressStyle.BAR || (terminal.errIsTerminal() && !quiet());
    return bar ? new ProgressMeter.Bar(terminal.err()) : ProgressMeter.NONE;
  }

  /** Returns whether {@code --stats} is given. */
  public boolean stats() {
    return stats;
  }
}
