package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.NoteOptions;
import org.quadrille.cli.Session;
import org.quadrille.core.io.CnfFormat;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.core.io.LpFormat;
import org.quadrille.core.io.MatrixFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code quadrille cover convert}. */
@Command(
    name = "convert",
    description = {
      "Writes a problem in another form: Knuth's text, JSON, rows of 0 and 1, a formula for SAT solvers "
          + "(DIMACS CNF), an integer program (CPLEX LP).",
      "Exit code 1 says that the form cannot say the problem; nothing is written then."
    })
public final class CoverConvert extends ProblemVerb {
  /** The forms to write. */
  enum Target {
    DLX,
    JSON,
    MAT,
    CNF,
    LP;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin private NoteOptions notes = new NoteOptions();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      description = "The form to write: ${COMPLETION-CANDIDATES}.")
  private Target target = Target.DLX;

  @Option(
      names = "--knuth",
      description =
          "With --to dlx: names that Knuth's programs take, 8 bytes for an item and one for a colour; a "
              + "comment at the top says what was renamed.")
  private boolean knuth;

  /** For the command line. */
  public CoverConvert(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    if (knuth && target != Target.DLX) {
      throw new ParameterException(spec.commandLine(), "--knuth goes with --to dlx only");
    }
  }

  @Override
  protected NoteOptions notes() {
    return notes;
  }

  @Override
  protected boolean wantsJson() {
    return false;
  }

  @Override
  ExitCode answer(IdentifiedProblem problem) {
    return ProblemOutput.write(session, target, out -> write(problem, out))
        ? ExitCode.YES
        : ExitCode.NO;
  }

  private void write(IdentifiedProblem problem, Writer out) throws IOException {
    switch (target) {
      case DLX -> {
        if (knuth) {
          DlxFormat.writeForKnuth(problem.problem(), out);
        } else {
          DlxFormat.write(problem.problem(), out);
        }
      }
      case JSON -> JsonFormat.write(problem, out);
      case MAT -> MatrixFormat.write(problem.problem(), out);
      case CNF -> CnfFormat.write(problem.problem(), out);
      case LP -> LpFormat.write(problem.problem(), out);
    }
  }
}
