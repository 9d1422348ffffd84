package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.core.Problem;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.FormatWarning;
import org.quadrille.core.io.MatrixFormat;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the verbs for exact covers share: they read one problem. */
abstract class CoverVerb extends ProblemVerb {
  /** The forms of a problem. */
  enum Form {
    DLX,
    MAT;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The problem; - or no FILE is standard input.")
  private @Nullable String file;

  @Option(
      names = "--from",
      paramLabel = "FORM",
      description =
          "The form of the problem: ${COMPLETION-CANDIDATES}. If not given, mat for a name that ends in "
              + ".mat, else dlx.")
  private @Nullable Form from;

  CoverVerb(Session session) {
    super(session);
  }

  /** Answers the question of this verb. */
  abstract ExitCode answer(Problem<String> problem);

  /** Checks options before anything is read. */
  abstract void check();

  @Override
  protected final void prepare() {
    check();
  }

  @Override
  protected final boolean readsTerminal() {
    return file == null && session.terminal().inIsTerminal();
  }

  @Override
  protected final ExitCode answer() {
    String name = file == null ? "-" : file;
    Problem<String> problem = read(name, this::read);
    session.debug(name + ": " + problem);
    return answer(problem);
  }

  private Problem<String> read(String name, InputStream in) throws IOException {
    boolean matrix =
        from == null ? name.toLowerCase(Locale.ROOT).endsWith(".mat") : from == Form.MAT;
    Consumer<FormatWarning> warnings = warning -> session.note(warning.toString());
    return matrix ? MatrixFormat.read(name, in, warnings) : DlxFormat.read(name, in, warnings);
  }
}
