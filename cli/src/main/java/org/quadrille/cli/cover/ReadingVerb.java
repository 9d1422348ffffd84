package org.quadrille.cli.cover;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Endings;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.JsonLines;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.FormatWarning;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.core.io.MatrixFormat;
import org.quadrille.core.io.ProblemFormatException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What all verbs for exact covers share: they read a problem, or say why they cannot. */
abstract class ReadingVerb implements Callable<Integer> {
  /** The forms of a problem. */
  enum Form {
    DLX,
    MAT,
    JSON;

    /** The form that the name of a file tells. */
    static Form of(String name) {
      String lower = name.toLowerCase(Locale.ROOT);
      return lower.endsWith(".mat")
          ? MAT
          : lower.endsWith(".json") || lower.endsWith(".jsonl") ? JSON : DLX;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  final Session session;

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--from",
      paramLabel = "FORM",
      description =
          "The form of the problem: ${COMPLETION-CANDIDATES}. If not given, mat or json for a name "
              + "that ends in .mat, .json or .jsonl, else dlx.")
  private @Nullable Form from;

  ReadingVerb(Session session) {
    this.session = session;
  }

  /** Checks options before anything is read. */
  abstract void check();

  /** How much is said on standard error. */
  abstract NoteOptions notes();

  /** Whether a file that cannot be read is told in a record too. */
  abstract boolean wantsJson();

  /** Whether standard input would be read though nobody has said so. */
  abstract boolean readsInputByDefault();

  /** Reads and answers. */
  abstract ExitCode run();

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
    }
  }

  /** Reads a problem; {@code -} is standard input. */
  final IdentifiedProblem readProblem(String name) {
    Form form = from == null ? Form.of(name) : from;
    IdentifiedProblem problem = read(name, in -> read(form, name, in));
    session.debug(name + ": " + problem.problem());
    return problem;
  }

  private IdentifiedProblem read(Form form, String name, InputStream in) throws IOException {
    Consumer<FormatWarning> note = warning -> session.note(warning.toString());
    return switch (form) {
      case DLX -> IdentifiedProblem.withoutIds(DlxFormat.read(name, in, note));
      case MAT -> IdentifiedProblem.withoutIds(MatrixFormat.read(name, in));
      case JSON -> JsonFormat.read(name, in, note);
    };
  }

  /** Makes something of an input. */
  @FunctionalInterface
  interface Reader<R> {
    R read(InputStream in) throws IOException;
  }

  /**
   * Reads a file.
   *
   * @param name its name; {@code -} is standard input
   * @throws ProblemFormatException also if there is no such file, or it cannot be read
   */
  final <R> R read(String name, Reader<R> reader) {
    try (InputStream in = open(name)) {
      return reader.read(in);
    } catch (IOException e) {
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

  private ExitCode unreadable(ProblemFormatException error) {
    session.error(String.valueOf(error.getMessage()));
    if (wantsJson()) {
      new JsonLines(session.out())
          .record(
              "error",
              out -> {
                out.writeStringField("input", error.source());
                if (error.line() > 0) {
                  out.writeNumberField("line", error.line());
                }
                if (error.column() > 0) {
                  out.writeNumberField("column", error.column());
                }
                out.writeStringField("error", error.reason());
              });
    }
    return ExitCode.UNREADABLE;
  }
}
