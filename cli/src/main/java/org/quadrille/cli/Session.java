package org.quadrille.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/** One run of the command: its terminal and its messages on standard error. */
public final class Session {
  private final Terminal terminal;
  private boolean quiet;
  private boolean verbose;
  private ProgressMeter meter = ProgressMeter.NONE;

  Session(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Returns the streams and environment of the process. */
  public Terminal terminal() {
    return terminal;
  }

  /** Returns standard output. */
  public Output out() {
    return terminal.out();
  }

  /** Returns the progress meter. */
  public ProgressMeter meter() {
    return meter;
  }

  void meter(ProgressMeter meter) {
    this.meter = meter;
  }

  void quiet() {
    quiet = true;
  }

  void verbose() {
    verbose = true;
    LogbackSetup.verbose();
    LogProvider.useLogback();
  }

  /** Returns whether {@code --verbose} is given. */
  public boolean isVerbose() {
    return verbose;
  }

  /** Prints an error on standard error. */
  public void error(String message) {
    meter.clear();
    terminal.err().println(message);
  }

  /** Prints a note on standard error, unless {@code --quiet} is given. */
  public void note(String message) {
    if (!quiet) {
      error(message);
    }
  }

  /** Logs a message with {@code --verbose}; without it, the logging library is not loaded. */
  public void debug(String message) {
    if (verbose) {
      LoggerFactory.getLogger("org.quadrille.cli").debug("{}", message);
    }
  }

  /** Returns whether the user has interrupted the command. Keeps the interrupt flag set. */
  public boolean interrupted() {
    return Thread.currentThread().isInterrupted();
  }

  /**
   * Makes a signal to the process interrupt this thread, and the process wait up to two seconds for
   * it to print the results found so far. Called once, by the main thread of the process.
   *
   * @return a latch to count down when all output has been printed
   */
  CountDownLatch forwardSignals() {
    Thread main = Thread.currentThread();
    CountDownLatch done = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(main, done), "interrupt"));
    return done;
  }

  private void interrupt(Thread main, CountDownLatch done) {
    if (done.getCount() == 0) {
      return;
    }
    main.interrupt();
    try {
      if (!done.await(2, TimeUnit.SECONDS)) {
        out().flush(); // the main thread is blocked on input
      }
    } catch (InterruptedException | RuntimeException e) {
      // The process ends anyway.
    }
  }
}
