package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.Session;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.FormatWarning;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.core.io.MatrixFormat;
import picocli.CommandLine.Option;

/** Base class of all verbs for exact cover problems: reads a problem in any format. */
abstract class ReadingVerb extends InputVerb {
  /** The input formats. */
  enum InputFormat {
    DLX,
    MAT,
    JSON;

    /** Returns the format for a file name. */
    static InputFormat of(String name) {
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

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description =
          "Format of the problem: ${COMPLETION-CANDIDATES}. Default: by file name, mat for .mat, json for"
              + " .json and .jsonl, else dlx.")
  private @Nullable InputFormat from;

  ReadingVerb(Session session) {
    super(session);
  }

  /** Reads a problem; {@code -} is standard input. */
  final IdentifiedProblem readProblem(String name) {
    InputFormat format = from == null ? InputFormat.of(name) : from;
    IdentifiedProblem problem = read(name, in -> read(format, name, in));
    session.debug(name + ": " + problem.problem());
    return problem;
  }

  private IdentifiedProblem read(InputFormat format, String name, InputStream in)
      throws IOException {
    Consumer<FormatWarning> note = warning -> session.note(warning.toString());
    return switch (format) {
      case DLX -> IdentifiedProblem.withoutIds(DlxFormat.read(name, in, note));
      case MAT -> IdentifiedProblem.withoutIds(MatrixFormat.read(name, in, note));
      case JSON -> JsonFormat.read(name, in, note);
    };
  }
}
