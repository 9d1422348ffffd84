package org.quadrille.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import org.quadrille.cli.cover.CoverCount;
import org.quadrille.cli.cover.CoverGroup;
import org.quadrille.cli.cover.CoverSolve;
import org.quadrille.cli.sudoku.SudokuBench;
import org.quadrille.cli.sudoku.SudokuCheck;
import org.quadrille.cli.sudoku.SudokuCount;
import org.quadrille.cli.sudoku.SudokuGroup;
import org.quadrille.cli.sudoku.SudokuSolve;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The way in. */
public final class Main {
  private Main() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    Terminal terminal = Terminal.ofProcess();
    Session session = new Session(terminal);
    CountDownLatch done = session.interruptible();
    int code = run(session, args);
    done.countDown();
    System.exit(code);
  }

  /**
   * Runs the command in given surroundings.
   *
   * @param terminal the surroundings
   * @param args the words of the command
   * @return the exit code
   */
  static int run(Terminal terminal, String... args) {
    return run(new Session(terminal), args);
  }

  private static int run(Session session, String... args) {
    try {
      int code = commandLine(session).execute(args);
      session.out().flush();
      return code;
    } catch (RuntimeException e) {
      return ended(session, e);
    }
  }

  private static CommandLine commandLine(Session session) {
    CommandLine sudoku =
        new CommandLine(new SudokuGroup())
            .addSubcommand(new SudokuSolve(session))
            .addSubcommand(new SudokuCheck(session))
            .addSubcommand(new SudokuCount(session))
            .addSubcommand(new SudokuBench(session));
    CommandLine cover =
        new CommandLine(new CoverGroup())
            .addSubcommand(new CoverSolve(session))
            .addSubcommand(new CoverCount(session));
    return new CommandLine(new Quadrille())
        .addSubcommand(sudoku)
        .addSubcommand(cover)
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(new PrintWriter(session.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(session.terminal().err(), true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler((e, words) -> misused(e))
        .setExecutionExceptionHandler((e, command, parsed) -> ended(session, e));
  }

  /** One line that says what is wrong and one that says where to read on. */
  private static int misused(ParameterException e) {
    CommandLine command = e.getCommandLine();
    command.getErr().println("quadrille: " + e.getMessage());
    UnmatchedArgumentException.printSuggestions(e, command.getErr());
    command.getErr().printf("Try '%s --help'.%n", command.getCommandSpec().qualifiedName());
    return ExitCode.USAGE;
  }

  /** What a verb that ended by an exception exits with. */
  private static int ended(Session session, Exception e) {
    if (e instanceof Output.ClosedPipeException) {
      return ExitCode.YES.number();
    }
    session.error(
        e instanceof Output.OutputException
            ? "quadrille: " + e.getMessage()
            : "quadrille: a fault of this program, please report it: " + e);
    if (session.isVerbose()) {
      e.printStackTrace(session.terminal().err());
    }
    return ExitCode.FAULT.number();
  }
}
