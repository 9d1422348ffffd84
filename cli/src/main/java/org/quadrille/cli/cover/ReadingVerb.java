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

/** What all verbs for exact covers share: they read a problem, or say why they cannot. */
abstract class ReadingVerb extends InputVerb {
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

  @Option(
      names = "--from",
      paramLabel = "FORM",
      description =
          "The form of the problem: ${COMPLETION-CANDIDATES}. If not given, mat or json for a name "
              + "that ends in .mat, .json or .jsonl, else dlx.")
  private @Nullable Form from;

  ReadingVerb(Session session) {
    super(session);
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
      case MAT -> IdentifiedProblem.withoutIds(MatrixFormat.read(name, in, note));
      case JSON -> JsonFormat.read(name, in, note);
    };
  }
}
