package org.quadrille.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.quadrille.cli.cover.CoverBest;
import org.quadrille.cli.cover.CoverCheck;
import org.quadrille.cli.cover.CoverConvert;
import org.quadrille.cli.cover.CoverCount;
import org.quadrille.cli.cover.CoverEstimate;
import org.quadrille.cli.cover.CoverExplain;
import org.quadrille.cli.cover.CoverGroup;
import org.quadrille.cli.cover.CoverInfo;
import org.quadrille.cli.cover.CoverSample;
import org.quadrille.cli.cover.CoverSimplify;
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
import org.quadrille.cli.sudoku.SudokuConvert;
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
  private static final List<String> SUDOKU_VERBS =
      List.of("solve", "check", "count", "convert", "bench");
  private static final List<String> COVER_VERBS =
      List.of(
          "solve",
          "count",
          "check",
          "best",
          "estimate",
          "sample",
          "simplify",
          "explain",
          "verify",
          "info",
          "convert");
  private static final List<String> PUZZLE_VERBS =
      List.of("list", "queens", "langford", "polyominoes", "words");

  /** Where picocli begins to list the values of an option. */
  private static final String VALUES = "expected one of [";

  private Main() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // numbers and case do not depend on the machine
    // Converters that no option needs, and that load some hundred classes.
    System.setProperty("picocli.converters.excludes", "java\\.(sql|time)\\..*");
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

  /**
   * The command with its groups and verbs; where the words name a verb, with that one alone, since
   * to describe a verb to picocli takes longer than to solve a puzzle.
   */
  private static CommandLine commandLine(Session session, String... args) {
    CommandLine command = new CommandLine(new Quadrille());
    boolean named = args.length > 1 && verbsOf(args[0]).contains(args[1]);
    for (String group : named ? List.of(args[0]) : List.of("sudoku", "cover", "puzzle")) {
      CommandLine verbs = new CommandLine(group(group));
      for (String verb : named ? List.of(args[1]) : verbsOf(group)) {
        verbs.addSubcommand(verb(session, group, verb));
      }
      command.addSubcommand(verbs);
    }
    if (!named) {
      command.addSubcommand(new Completion(session));
    }
    return command
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setErr(new PrintWriter(session.terminal().err(), true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler(new Misuse())
        .setExecutionExceptionHandler(new Ending(session));
  }

  private static List<String> verbsOf(String group) {
    return switch (group) {
      case "sudoku" -> SUDOKU_VERBS;
      case "cover" -> COVER_VERBS;
      case "puzzle" -> PUZZLE_VERBS;
      default -> List.of();
    };
  }

  private static Object group(String name) {
    return switch (name) {
      case "sudoku" -> new SudokuGroup();
      case "cover" -> new CoverGroup();
      default -> new PuzzleGroup();
    };
  }

  private static Object verb(Session session, String group, String name) {
    return switch (group + " " + name) {
      case "sudoku solve" -> new SudokuSolve(session);
      case "sudoku check" -> new SudokuCheck(session);
      case "sudoku count" -> new SudokuCount(session);
      case "sudoku convert" -> new SudokuConvert(session);
      case "sudoku bench" -> new SudokuBench(session);
      case "cover solve" -> new CoverSolve(session);
      case "cover count" -> new CoverCount(session);
      case "cover check" -> new CoverCheck(session);
      case "cover best" -> new CoverBest(session);
      case "cover estimate" -> new CoverEstimate(session);
      case "cover sample" -> new CoverSample(session);
      case "cover simplify" -> new CoverSimplify(session);
      case "cover explain" -> new CoverExplain(session);
      case "cover verify" -> new CoverVerify(session);
      case "cover info" -> new CoverInfo(session);
      case "cover convert" -> new CoverConvert(session);
      case "puzzle list" -> new PuzzleList(session);
      case "puzzle queens" -> new PuzzleQueens(session);
      case "puzzle langford" -> new PuzzleLangford(session);
      case "puzzle polyominoes" -> new PuzzlePolyominoes(session);
      case "puzzle words" -> new PuzzleWords(session);
      default -> throw new IllegalArgumentException(group + " " + name);
    };
  }

  /**
   * One line that says what is wrong and one that says where to read on. (A class, as is {@link
   * Ending}: for these two interfaces a lambda costs 20 ms of start-up.)
   */
  private static final class Misuse implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException e, String[] words) {
      CommandLine command = e.getCommandLine();
      command.getErr().println("quadrille: " + message(e));
      UnmatchedArgumentException.printSuggestions(e, command.getErr());
      command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
      return ExitCode.USAGE;
    }
  }

  /**
   * What picocli says, but that it calls all words after an unknown option such options, too, and
   * lists the values of an option otherwise than the help does.
   */
  private static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption()) {
      return "Unknown option: '" + unmatched.getUnmatched().get(0) + "'";
    }
    String message = String.valueOf(e.getMessage());
    Iterable<String> values = e.getArgSpec() == null ? null : e.getArgSpec().completionCandidates();
    int start = message.indexOf(VALUES);
    int end = start < 0 ? -1 : message.indexOf(']', start);
    return values == null || end < 0
        ? message
        : message.substring(0, start + VALUES.length())
            + String.join(", ", values)
            + message.substring(end);
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
