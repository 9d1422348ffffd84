package org.quadrille.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quadrille completion}. */
@Command(
    name = "completion",
    description = {
      "Print a script that lets a shell complete the arguments of this command.",
      "To use it in the current shell: eval \"$(quadrille completion bash)\""
    })
final class Completion implements Callable<Integer> {
  /** The shells. Zsh runs the same script, which turns on its support for bash completion. */
  enum Shell {
    BASH,
    ZSH;

    /** Returns the name in lower case, as on the command line. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** Only validated: the script is the same for all shells. */
  @Parameters(paramLabel = "SHELL", description = "One of ${COMPLETION-CANDIDATES}.")
  @SuppressWarnings("UnusedVariable")
  private @Nullable Shell shell;

  Completion(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    session.out().print(AutoComplete.bash("quadrille", spec.root().commandLine()));
    return ExitCode.YES.number();
  }
}
