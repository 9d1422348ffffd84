package org.quadrille.cli.cover;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.cli.VerbosityOptions;
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
      "Write a problem in another format.",
      "The formats are Knuth's text (dlx), JSON, rows of 0 and 1 (mat), a formula for SAT solvers (DIMACS"
          + " cnf) and an integer program (CPLEX lp).",
      "Exit code 1: the format cannot represent the problem; nothing is written."
    })
public final class CoverConvert extends ProblemVerb {
  /** The output formats. */
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

  @Mixin private VerbosityOptions verbosity = new VerbosityOptions();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES}.")
  private Target target = Target.DLX;

  @Option(
      names = "--knuth",
      description =
          "With --to dlx: shorten names for Knuth's programs, to 8 bytes for an item and one for a colour."
              + " Comments at the top list the renamed ones.")
  private boolean knuth;

  /** Creates the verb. */
  public CoverConvert(Session session) {
    super(session);
  }

  @Override
  protected void check() {
    if (knuth && target != Target.DLX) {
      throw new ParameterException(spec.commandLine(), "--knuth requires --to dlx");
    }
  }

  @Override
  protected VerbosityOptions verbosity() {
    return verbosity;
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
