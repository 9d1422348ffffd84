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
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point: builds the command line, runs it and maps failures to exit codes. */
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

  private Main() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // numbers and case do not depend on the machine
    // No option needs these converters, which would load many classes.
    System.setProperty("picocli.converters.excludes", "java\\.(sql|time)\\..*");
    LogProvider.useDeferredLogback();
    Terminal terminal = Terminal.ofProcess();
    Session session = new Session(terminal);
    CountDownLatch done = session.forwardSignals();
    int code = run(session, args);
    done.countDown();
    System.exit(code);
  }

  /**
   * Runs the command with the given streams and environment.
   *
   * @param terminal the streams and environment
   * @param args the arguments of the command
   * @return the exit code
   */
  static int run(Terminal terminal, String... args) {
    return run(new Session(terminal), args);
  }

  private static int run(Session session, String... args) {
    StringWriter help = new StringWriter(); // since picocli ignores failing writes
    try {
      int code = commandLine(session, args).setOut(new PrintWriter(help)).execute(args);
      session.out().print(help.toString());
      session.out().flush();
      return code;
    } catch (RuntimeException | Error e) {
      return handleFailure(session, e);
    }
  }

  /**
   * Returns the command with its groups and verbs. If the arguments name a verb, only that verb is
   * added, because adding a verb to picocli takes longer than solving a puzzle.
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
        .setParameterExceptionHandler(new UsageErrorHandler())
        .setExecutionExceptionHandler(new ExecutionErrorHandler(session));
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
   * Prints one line with the error and one that refers to the help. (This and {@link
   * ExecutionErrorHandler} are classes because lambdas for them add 20 ms to the start-up.)
   */
  private static final class UsageErrorHandler implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException e, String[] args) {
      CommandLine command = e.getCommandLine();
      command.getErr().println("quadrille: " + message(e));
      UnmatchedArgumentException.printSuggestions(e, command.getErr());
      command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
      return ExitCode.USAGE;
    }
  }

  private static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption()) {
      // The message of picocli lists all arguments that follow, too.
      return "Unknown option: '" + unmatched.getUnmatched().get(0) + "'";
    }
    return e.getArgSpec() != null && e.getCause() instanceof TypeConversionException cause
        ? "%s: %s, found '%s'"
            .formatted(name(e.getArgSpec()), expectation(e.getArgSpec(), cause), e.getValue())
        : String.valueOf(e.getMessage());
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /** Returns what an option or parameter expects, for a value that cannot be converted. */
  private static String expectation(ArgSpec argument, TypeConversionException cause) {
    if (argument.completionCandidates() != null) {
      return "expected one of " + String.join(", ", argument.completionCandidates());
    }
    Class<?> type = argument.typeInfo().getType();
    if (type == int.class || type == Integer.class) {
      return "expected an integer up to " + Integer.MAX_VALUE;
    }
    return type == long.class || type == Long.class
        ? "expected an integer up to " + Long.MAX_VALUE
        : String.valueOf(cause.getMessage());
  }

  private record ExecutionErrorHandler(Session session) implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
      return handleFailure(session, e);
    }
  }

  /** Reports the exception that ended a verb and returns the exit code. */
  private static int handleFailure(Session session, Throwable e) {
    if (e instanceof Output.ClosedPipeException) {
      return ExitCode.YES.number();
    }
    String what =
        e instanceof Output.OutputException
            ? String.valueOf(e.getMessage())
            : e instanceof OutOfMemoryError
                ? "out of memory; to allow 4 GB, for example, set QUADRILLE_JAVA_OPTS=-Xmx4g"
                : "internal error, please report it: " + e;
    session.error("quadrille: " + what);
    if (session.isVerbose()) {
      e.printStackTrace(session.terminal().err());
    }
    return ExitCode.FAULT.number();
  }
}
