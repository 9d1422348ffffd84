package org.quadrille.cli.cover;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A verb that reads an input, answers, and tells of what cannot be read. */
public abstract class InputVerb implements Callable<Integer> {
  /** The run of the command. */
  protected final Session session;

  /** What picocli knows of the verb. */
  @Spec protected CommandSpec spec = CommandSpec.create();

  /** For the command line. */
  protected InputVerb(Session session) {
    this.session = session;
  }

  /** Checks options before anything is read. */
  protected abstract void check();

  /** How much is said on standard error. */
  protected abstract NoteOptions notes();

  /** Whether a file that cannot be read is told in a record too. */
  protected abstract boolean wantsJson();

  /** Whether standard input would be read though nobody has said so. */
  protected abstract boolean readsInputByDefault();

  /** Reads and answers. */
  protected abstract ExitCode run();

  @Override
  public final Integer call() {
    check();
    notes().apply(session);
    if (readsInputByDefault() && session.terminal().inIsTerminal()) {
      spec.commandLine().usage(spec.commandLine().getErr());
      return ExitCode.USAGE;
    }
    try {
      return run().number();
    } catch (ProblemFormatException e) {
      return unreadable(e).number();
    } catch (ReadingInterruptedException e) {
      return interrupted(e).number();
    }
  }

  /** Makes something of an input. */
  @FunctionalInterface
  protected interface Reader<R> {
    /** Reads it to the end. */
    R read(InputStream in) throws IOException;
  }

  /**
   * Reads a file.
   *
   * @param name its name; {@code -} is standard input
   * @throws ProblemFormatException also if there is no such file, or it cannot be read
   * @throws RuntimeException if the user interrupts it, for {@link #call}
   */
  protected final <R> R read(String name, Reader<R> reader) {
    try (InputStream in = open(name)) {
      return reader.read(in);
    } catch (IOException e) {
      if (session.interrupted()) {
        throw new ReadingInterruptedException(name, e);
      }
      throw new ProblemFormatException(name, 0, 0, Endings.reason(e));
    } catch (InvalidPathException e) {
      throw new ProblemFormatException(name, 0, 0, "no such file");
    }
  }

  private InputStream open(String name) throws IOException {
    if (name.equals("-")) {
      return new FilterInputStream(session.terminal().in()) {
        @Override
        public void close() {} // it is not ours
      };
    }
    Path path = Path.of(name);
    if (!Files.exists(path)) {
      throw new ProblemFormatException(name, 0, 0, "no such file");
    }
    if (Files.isDirectory(path)) {
      throw new ProblemFormatException(name, 0, 0, "is a directory, expected a file");
    }
    return Files.newInputStream(path);
  }

  /** The user has interrupted the command before an input was read to its end. */
  private static final class ReadingInterruptedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReadingInterruptedException(String name, IOException cause) {
      super(name + ": interrupted before it was read to the end", cause);
    }
  }

  private ExitCode interrupted(ReadingInterruptedException e) {
    session.note(String.valueOf(e.getMessage()));
    if (wantsJson()) {
      Answers.writeSummary(
          new JsonLines(session.out()), "0", Outcome.INTERRUPTED, SearchStatistics.NONE, out -> {});
    }
    return ExitCode.INTERRUPTED;
  }

  private ExitCode unreadable(ProblemFormatException error) {
    session.error(String.valueOf(error.getMessage()));
    if (wantsJson()) {
      new JsonLines(session.out())
          .error(error.source(), error.line(), error.column(), null, error.reason());
    }
    return ExitCode.UNREADABLE;
  }
}
