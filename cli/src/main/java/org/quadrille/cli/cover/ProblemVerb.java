package org.quadrille.cli.cover;

import org.jspecify.annotations.Nullable;
import org.quadrille.cli.ExitCode;
import org.quadrille.cli.Session;
import org.quadrille.core.io.IdentifiedProblem;
import picocli.CommandLine.Parameters;

/** Base class of the verbs that read one problem. */
abstract class ProblemVerb extends ReadingVerb {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Problem file; - or no FILE: standard input.")
  private @Nullable String file;

  ProblemVerb(Session session) {
    super(session);
  }

  /** Runs the verb on the problem. */
  abstract ExitCode answer(IdentifiedProblem problem);

  @Override
  protected final boolean readsInputByDefault() {
    return file == null;
  }

  @Override
  protected final ExitCode run() {
    IdentifiedProblem problem = readProblem(file == null ? "-" : file);
    try (var meter = session.meter()) {
      return answer(problem);
    }
  }
}
