package org.quadrille.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.search.Progress;
import org.quadrille.core.search.ProgressListener;
import org.quadrille.core.search.SearchControl;
import org.quadrille.core.search.SearchLimits;
import org.quadrille.dlx.ExactCover;

/**
 * Shows the progress of a command: the records of a batch and the running search. It can observe
 * searches of several threads at once.
 */
public abstract class ProgressMeter implements ProgressListener, AutoCloseable {
  /** Shows nothing and observes nothing. */
  static final ProgressMeter NONE =
      new ProgressMeter() {
        @Override
        public SearchControl control(SearchLimits limits) {
          return new SearchControl(limits);
        }

        @Override
        public <T> ExactCover<T> watch(ExactCover<T> cover) {
          return cover;
        }

        @Override
        public InputStream watch(InputStream in, long size) {
          return in;
        }

        @Override
        public void recordDone() {}

        @Override
        void show(String text, double fraction) {}
      };

  private static final long NANOS = 1_000_000_000;

  private final long interval;
  private final long start = System.nanoTime();
  private long lastShown = start;
  private long records;
  private @Nullable CountedInput input;

  private ProgressMeter() {
    this(Duration.ofDays(1));
  }

  private ProgressMeter(Duration interval) {
    this.interval = interval.toNanos();
  }

  abstract void show(String text, double fraction);

  /** Erases the meter from the terminal before other output; the next update shows it again. */
  void clear() {}

  @Override
  public void close() {}

  /** Returns a search control that reports progress to this meter. */
  public SearchControl control(SearchLimits limits) {
    return new SearchControl(limits, this, Duration.ofNanos(interval));
  }

  /** Returns a copy of a problem's settings that reports progress to this meter. */
  public <T> ExactCover<T> watch(ExactCover<T> cover) {
    return cover.onProgress(this, Duration.ofNanos(interval));
  }

  /**
   * Returns a view of an input from which this meter learns the fraction read.
   *
   * @param in the input
   * @param size its size in bytes, or 0 if unknown
   */
  public InputStream watch(InputStream in, long size) {
    input = new CountedInput(in, size);
    return input.stream();
  }

  /** Counts a finished record of a batch. */
  public synchronized void recordDone() {
    records++;
    if (isDue()) {
      show(describeBatch(), fractionRead());
    }
  }

  @Override
  public synchronized void progress(Progress progress) {
    if (isDue()) {
      String text = describe(progress);
      show(records == 0 ? text : describeBatch() + "; now: " + text, progress.fraction());
    }
  }

  private boolean isDue() {
    long now = System.nanoTime();
    boolean due = now - lastShown >= interval;
    if (due) {
      lastShown = now;
    }
    return due;
  }

  private String describeBatch() {
    double seconds = (System.nanoTime() - start) / (double) NANOS;
    String text = format("%s, %.0f/s", Texts.count(records, "puzzle"), records / seconds);
    double fraction = fractionRead();
    return fraction > 0 ? text + timeLeft(fraction, seconds) : text;
  }

  /** Returns the fraction read of the current input; NaN if its size is unknown. */
  private double fractionRead() {
    return input == null ? Double.NaN : input.fractionRead();
  }

  private static String timeLeft(double fraction, double seconds) {
    double left = Math.min(seconds / fraction - seconds, Long.MAX_VALUE / (double) NANOS);
    return format(", %.1f%% done, about %s left", 100 * fraction, duration(left));
  }

  private static String describe(Progress progress) {
    double seconds = progress.elapsed().toNanos() / (double) NANOS;
    String text =
        format(
            "%s, %s, %.0f nodes/s, %s",
            Texts.count(progress.solutions(), "solution"),
            Texts.count(progress.nodes(), "node"),
            progress.nodes() / seconds,
            duration(seconds));
    double fraction = progress.fraction();
    return fraction > 0 && fraction <= 1 ? text + timeLeft(fraction, seconds) : text;
  }

  private static String duration(double seconds) {
    return Texts.duration(Duration.ofSeconds(Math.round(seconds)));
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }

  /** Prints a line of text once per second. */
  static final class Plain extends ProgressMeter {
    private final PrintStream err;

    Plain(PrintStream err) {
      super(Duration.ofSeconds(1));
      this.err = err;
    }

    @Override
    void show(String text, double fraction) {
      err.println("progress: " + text);
    }
  }

  /** Draws a bar on a terminal. Its library is loaded on first use. */
  static final class Bar extends ProgressMeter {
    private static final int STEPS = 1000;

    private final PrintStream err;
    private @Nullable ProgressBar bar;

    Bar(PrintStream err) {
      super(Duration.ofMillis(500));
      this.err = err;
    }

    @Override
    void show(String text, double fraction) {
      if (bar == null) {
        bar =
            new ProgressBarBuilder()
                .setTaskName("")
                .setInitialMax(STEPS)
                .hideEta()
                .setConsumer(new ConsoleProgressBarConsumer(err))
                .build();
      }
      bar.setExtraMessage(text);
      if (fraction >= 0) {
        bar.maxHint(STEPS).stepTo(Math.round(STEPS * fraction));
      } else {
        bar.maxHint(-1);
      }
    }

    @Override
    synchronized void clear() {
      if (bar != null) {
        err.print("\r\u001b[K");
      }
    }

    @Override
    public synchronized void close() {
      if (bar != null) {
        bar.close();
        bar = null;
      }
    }
  }
}
