package org.quadrille.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/**
 * The process's surroundings: its three streams, which of them are terminals, and the environment.
 */
public final class Terminal {
  private final InputStream in;
  private final Output out;
  private final PrintStream err;
  private final String terminals;
  private final Map<String, String> environment;

  /**
   * Puts together surroundings.
   *
   * @param in standard input
   * @param out standard output
   * @param err standard error
   * @param terminals those of the digits 0, 1, 2 whose streams are terminals
   * @param environment the environment variables
   */
  public Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      String terminals,
      Map<String, String> environment) {
    this.in = in;
    this.out = new Output(out);
    this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
    this.terminals = terminals;
    this.environment = environment;
  }

  /**
   * The surroundings of this process. The launcher tells which streams are terminals; without it
   * only that can be known which Java itself tells, whether both input and output are. Standard
   * input is a channel, so that an interrupt ends a read that waits.
   */
  static Terminal ofProcess() {
    String terminals = System.getProperty("quadrille.terminal");
    if (terminals == null) {
      terminals = hasConsole() ? "01" : "";
    }
    return new Terminal(
        Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel()),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        terminals,
        System.getenv());
  }

  /**
   * From Java 22 on a console may be no terminal, and says so by a method that 17 does not have.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean hasConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  /** Standard input. */
  public InputStream in() {
    return in;
  }

  /** Standard output. */
  public Output out() {
    return out;
  }

  /** Standard error. */
  public PrintStream err() {
    return err;
  }

  /** Whether standard input is a terminal. */
  public boolean inIsTerminal() {
    return terminals.indexOf('0') >= 0;
  }

  /** Whether standard output is a terminal. */
  public boolean outIsTerminal() {
    return terminals.indexOf('1') >= 0;
  }

  /** Whether standard error is a terminal. */
  public boolean errIsTerminal() {
    return terminals.indexOf('2') >= 0;
  }

  /** Whether output may be coloured where the user has not said so: NO_COLOR, then the terminal. */
  public boolean colours() {
    return environment.getOrDefault("NO_COLOR", "").isEmpty() && outIsTerminal();
  }

  /**
   * Whether the terminal shows more than ASCII, by the locale's variables, or by the system. The
   * launcher tells, since it runs Java in a locale of its own.
   */
  public boolean unicode() {
    String told = System.getProperty("quadrille.unicode");
    if (told != null) {
      return Boolean.parseBoolean(told);
    }
    for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        String upper = value.toUpperCase(Locale.ROOT);
        return upper.contains("UTF-8") || upper.contains("UTF8");
      }
    }
    return Charset.defaultCharset().equals(StandardCharsets.UTF_8)
        && System.getProperty("os.name", "").startsWith("Windows");
  }
}
