package org.quadrille.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --quiet}, {@code --verbose}, {@code --stats} and {@code --progress}: standard error. */
public final class ReportOptions extends NoteOptions {
  /** How progress is shown. */
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
          "Tell what the search did on standard error: nodes, updates, time and, for exact covers, the nodes at each level.")
  private boolean stats;

  @Option(
      names = "--progress",
      paramLabel = "STYLE",
      description =
          "Show progress on standard error as plain lines or as a bar: ${COMPLETION-CANDIDATES}. By "
              + "default a bar, if that is a terminal.")
  private @Nullable ProgressStyle progress;

  /** For picocli. */
  public ReportOptions() {}

  @Override
  public void apply(Session session) {
    super.apply(session);
    session.meter(meter(session.terminal()));
  }

  private ProgressMeter meter(Terminal terminal) {
    if (progress == ProgressStyle.PLAIN) {
      return new ProgressMeter.Plain(terminal.err());
    }
    boolean bar = progress == ProgressStyle.BAR || (terminal.errIsTerminal() && !quiet());
    return bar ? new ProgressMeter.Bar(terminal.err()) : ProgressMeter.NONE;
  }

  /** Whether {@code --stats} was given. */
  public boolean stats() {
    return stats;
  }
}
