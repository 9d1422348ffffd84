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
      "Prints a script by which a shell completes the words of this command.",
      "For the running shell: eval \"$(quadrille completion bash)\""
    })
final class Completion implements Callable<Integer> {
  /** The shells; zsh reads the script of bash, which turns on what zsh needs for that. */
  enum Shell {
    BASH,
    ZSH;

    /** The name in lower case, as on the command line. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** Only checked: the script is the same. */
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
