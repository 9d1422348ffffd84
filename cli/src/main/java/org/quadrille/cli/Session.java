package org.quadrille.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/** One run of the command: its surroundings, and what it says on standard error. */
public final class Session {
  private final Terminal terminal;
  private boolean quiet;
  private boolean verbose;
  private ProgressMeter meter = ProgressMeter.NONE;

  Session(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The surroundings. */
  public Terminal terminal() {
    return terminal;
  }

  /** Standard output. */
  public Output out() {
    return terminal.out();
  }

  /** Shows how far the command has come. */
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
  }

  /** Whether {@code --verbose} was given. */
  public boolean isVerbose() {
    return verbose;
  }

  /** Says what has gone wrong, always. */
  public void error(String message) {
    meter.clear();
    terminal.err().println(message);
  }

  /** Says something that one may want to know, unless the user asked for quiet. */
  public void note(String message) {
    if (!quiet) {
      error(message);
    }
  }

  /** Logs something for {@code --verbose}; without it nothing of the logging is loaded. */
  public void debug(String message) {
    if (verbose) {
      LoggerFactory.getLogger("org.quadrille.cli").debug("{}", message);
    }
  }

  /** Whether the user has interrupted the command. The flag of the thread stays set. */
  public boolean interrupted() {
    return Thread.currentThread().isInterrupted();
  }

  /**
   * Turns an interrupt of the process into one of this thread, and gives it a moment to print what
   * it has found. Called once, by the main thread of the process.
   *
   * @return to be counted down when everything has been printed
   */
  CountDownLatch interruptible() {
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
        out().flush(); // the main thread waits for input
      }
    } catch (InterruptedException | RuntimeException e) {
      // The process ends now in any case.
    }
  }
}
