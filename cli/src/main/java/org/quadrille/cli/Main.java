package org.quadrille.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.quadrille.cli.cover.CoverBest;
import org.quadrille.cli.cover.CoverCheck;
import org.quadrille.cli.cover.CoverConvert;
import org.quadrille.cli.cover.CoverCount;
import org.quadrille.cli.cover.CoverGroup;
import org.quadrille.cli.cover.CoverInfo;
import org.quadrille.cli.cover.CoverSolve;
import org.quadrille.cli.cover.CoverVerify;
import org.quadrille.cli.puzzle.PuzzleGroup;
import org.quadrille.cli.puzzle.PuzzleLangford;
import org.quadrille.cli.puzzle.PuzzleList;
import org.quadrille.cli.puzzle.PuzzlePolyominoes;
import org.quadrille.cli.puzzle.PuzzleQueens;
import org.quadrille.cli.puzzle.PuzzleWords;
import org.quadrille.cli.sudoku.SudokuBench;
import org.quadrille.cli.sudoku.SudokuCheck;
import org.quadrille.cli.sudoku.SudokuCount;
import org.quadrille.cli.sudoku.SudokuGroup;
import org.quadrille.cli.sudoku.SudokuSolve;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The way in. */
public final class Main {
  private record Verb(String name, Function<Session, Object> make) {}

  private static final List<Verb> SUDOKU_VERBS =
      List.of(
          new Verb("solve", SudokuSolve::new),
          new Verb("check", SudokuCheck::new),
          new Verb("count", SudokuCount::new),
          new Verb("bench", SudokuBench::new));

  private static final List<Verb> COVER_VERBS =
      List.of(
          new Verb("solve", CoverSolve::new),
          new Verb("count", CoverCount::new),
          new Verb("check", CoverCheck::new),
          new Verb("best", CoverBest::new),
          new Verb("verify", CoverVerify::new),
          new Verb("info", CoverInfo::new),
          new Verb("convert", CoverConvert::new));

  private static final List<Verb> PUZZLE_VERBS =
      List.of(
          new Verb("list", PuzzleList::new),
          new Verb("queens", PuzzleQueens::new),
          new Verb("langford", PuzzleLangford::new),
          new Verb("polyominoes", PuzzlePolyominoes::new),
          new Verb("words", PuzzleWords::new));

  private Main() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // numbers and case do not depend on the machine
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
    StringWriter help = new StringWriter(); // picocli would swallow a failing write
    try {
      int code = commandLine(session, args).setOut(new PrintWriter(help)).execute(args);
      session.out().print(help.toString());
      session.out().flush();
      return code;
    } catch (RuntimeException | Error e) {
      return ended(session, e);
    }
  }

  private static CommandLine commandLine(Session session, String... args) {
    return new CommandLine(new Quadrille())
        .addSubcommand(group(new SudokuGroup(), SUDOKU_VERBS, session, args))
        .addSubcommand(group(new CoverGroup(), COVER_VERBS, session, args))
        .addSubcommand(group(new PuzzleGroup(), PUZZLE_VERBS, session, args))
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setErr(new PrintWriter(session.terminal().err(), true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler(new Misuse())
        .setExecutionExceptionHandler(new Ending(session));
  }

  /**
   * A group with its verbs; where the words name one, with that one alone, since to describe a verb
   * to picocli takes longer than to solve a puzzle.
   */
  private static CommandLine group(
      Object group, List<Verb> verbs, Session session, String... args) {
    CommandLine command = new CommandLine(group);
    boolean named =
        args.length > 1
            && args[0].equals(command.getCommandName())
            && verbs.stream().anyMatch(verb -> verb.name.equals(args[1]));
    for (Verb verb : verbs) {
      if (!named || verb.name.equals(args[1])) {
        command.addSubcommand(verb.make.apply(session));
      }
    }
    return command;
  }

  /**
   * One line that says what is wrong and one that says where to read on. (A class, as is {@link
   * Ending}: for these two interfaces a lambda costs 20 ms of start-up.)
   */
  private static final class Misuse implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException e, String[] words) {
      CommandLine command = e.getCommandLine();
      command.getErr().println("quadrille: " + e.getMessage());
      UnmatchedArgumentException.printSuggestions(e, command.getErr());
      command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
      return ExitCode.USAGE;
    }
  }

  private record Ending(Session session) implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
      return ended(session, e);
    }
  }

  /** What a verb that ended by an exception exits with. */
  private static int ended(Session session, Throwable e) {
    if (e instanceof Output.ClosedPipeException) {
      return ExitCode.YES.number();
    }
    String what =
        e instanceof Output.OutputException
            ? String.valueOf(e.getMessage())
            : e instanceof OutOfMemoryError
                ? "out of memory; QUADRILLE_JAVA_OPTS=-Xmx4g, for example, allows 4 GB"
                : "a fault of this program, please report it: " + e;
    session.error("quadrille: " + what);
    if (session.isVerbose()) {
      e.printStackTrace(session.terminal().err());
    }
    return ExitCode.FAULT.number();
  }
}
