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
 * Shows how far a command has come: records of a batch, and a search under way. Searches of several
 * threads may be watched at once.
 */
public abstract class ProgressMeter implements ProgressListener, AutoCloseable {
  /** Shows nothing and costs nothing. */
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

  /**
   * Takes the meter off the screen until it is next shown, since something else will be written.
   */
  void clear() {}

  @Override
  public void close() {}

  /** The control of a search that this meter watches. */
  public SearchControl control(SearchLimits limits) {
    return new SearchControl(limits, this, Duration.ofNanos(interval));
  }

  /** The same settings, with this meter watching. */
  public <T> ExactCover<T> watch(ExactCover<T> cover) {
    return cover.onProgress(this, Duration.ofNanos(interval));
  }

  /**
   * An input that this meter watches, to know which part of it has been read.
   *
   * @param in the input
   * @param size how many bytes it has, or 0 if that is not known
   */
  public InputStream watch(InputStream in, long size) {
    input = new CountedInput(in, size);
    return input.stream();
  }

  /** Counts a record of a batch. */
  public synchronized void recordDone() {
    records++;
    if (isDue()) {
      show(batch(), fractionRead());
    }
  }

  @Override
  public synchronized void progress(Progress progress) {
    if (isDue()) {
      String text = search(progress);
      show(records == 0 ? text : batch() + "; now: " + text, progress.fraction());
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

  private String batch() {
    double seconds = (System.nanoTime() - start) / (double) NANOS;
    String text = format("%d puzzles, %.0f/s", records, records / seconds);
    double fraction = fractionRead();
    return fraction > 0 ? text + timeLeft(fraction, seconds) : text;
  }

  /** Of this input; NaN where its size is not known. */
  private double fractionRead() {
    return input == null ? Double.NaN : input.fractionRead();
  }

  private static String timeLeft(double fraction, double seconds) {
    double left = seconds / fraction - seconds;
    return format(", %.1f%% done, about %.0f s left", 100 * fraction, left);
  }

  private static String search(Progress progress) {
    double seconds = progress.elapsed().toNanos() / (double) NANOS;
    String text =
        format(
            "%d solutions, %d nodes, %.0f nodes/s, %.0f s",
            progress.solutions(), progress.nodes(), progress.nodes() / seconds, seconds);
    double fraction = progress.fraction();
    return fraction > 0 && fraction <= 1 ? text + timeLeft(fraction, seconds) : text;
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }

  /** A line now and then. */
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

  /** A bar on a terminal, loaded when there is something to show for the first time. */
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
