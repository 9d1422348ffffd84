package org.quadrille.cli.cover;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.Outcomes;
import org.quadrille.cli.Session;
import org.quadrille.cli.VerbosityOptions;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Base class of the verbs that read an input file. It reports inputs that cannot be read. */
public abstract class InputVerb implements Callable<Integer> {
  /** The run of the command. */
  protected final Session session;

  /** The picocli model of the verb. */
  @Spec protected CommandSpec spec = CommandSpec.create();

  /** Creates the verb. */
  protected InputVerb(Session session) {
    this.session = session;
  }

  /** Checks the options before the input is read. */
  protected abstract void check();

  /** Returns the options for messages. */
  protected abstract VerbosityOptions verbosity();

  /** Returns whether to print JSON Lines. */
  protected boolean wantsJson() {
    return false;
  }

  /** Returns whether the verb reads standard input because no file is given. */
  protected boolean readsInputByDefault() {
    return false;
  }

  /** Reads the input, runs the verb and prints the result. */
  protected abstract ExitCode run();

  @Override
  public final Integer call() {
    check();
    verbosity().apply(session);
    if (readsInputByDefault() && session.terminal().inIsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    try {
      return run().number();
    } catch (ProblemFormatException e) {
      return reportUnreadable(e).number();
    } catch (ReadingInterruptedException e) {
      return reportInterrupted(e).number();
    }
  }

  /** Reads an input. */
  @FunctionalInterface
  protected interface Reader<R> {
    /** Reads the input to its end and returns the result. */
    R read(InputStream in) throws IOException;
  }

  /**
   * Reads a file.
   *
   * @param name the name of the file; {@code -} is standard input
   * @throws ProblemFormatException if the file is malformed, missing or unreadable
   * @throws RuntimeException if the user interrupts it; {@link #call} handles it
   */
  protected final <R> R read(String name, Reader<R> reader) {
    try (InputStream in = open(name)) {
      return reader.read(in);
    } catch (IOException e) {
      if (session.interrupted()) {
        throw new ReadingInterruptedException(name, e);
      }
      throw new ProblemFormatException(name, 0, 0, Outcomes.reason(e));
    } catch (InvalidPathException e) {
      throw new ProblemFormatException(name, 0, 0, "no such file");
    }
  }

  private InputStream open(String name) throws IOException {
    if (name.equals("-")) {
      return new FilterInputStream(session.terminal().in()) {
        @Override
        public void close() {} // the caller owns it
      };
    }
    Path path = Path.of(name);
    if (!Files.exists(path)) {
      throw new ProblemFormatException(name, 0, 0, "no such file");
    }
    if (Files.isDirectory(path)) {
      throw new ProblemFormatException(name, 0, 0, "expected a file, found a directory");
    }
    return Files.newInputStream(path);
  }

  /** Thrown if the user interrupts the command while it reads an input. */
  private static final class ReadingInterruptedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReadingInterruptedException(String name, IOException cause) {
      super(name + ": interrupted before the end of the input", cause);
    }
  }

  private ExitCode reportInterrupted(ReadingInterruptedException e) {
    session.note(String.valueOf(e.getMessage()));
    if (wantsJson()) {
      CoverRunner.writeSummary(
          new JsonLines(session.out()), "0", Outcome.INTERRUPTED, SearchStatistics.NONE, out -> {});
    }
    return ExitCode.INTERRUPTED;
  }

  private ExitCode reportUnreadable(ProblemFormatException error) {
    session.error(String.valueOf(error.getMessage()));
    if (wantsJson()) {
      new JsonLines(session.out())
          .error(error.source(), error.line(), error.column(), null, error.reason());
    }
    return ExitCode.UNREADABLE;
  }
}
