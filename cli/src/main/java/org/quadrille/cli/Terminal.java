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

/** The streams and environment of the process, and which of the streams are terminals. */
public final class Terminal {
  private final InputStream in;
  private final Output out;
  private final PrintStream err;
  private final String terminals;
  private final Map<String, String> environment;

  /**
   * Creates a terminal.
   *
   * @param in standard input
   * @param out standard output
   * @param err standard error
   * @param terminals the file descriptors (0, 1, 2) that are terminals, as digits
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
   * Returns the terminal of this process. The launcher passes which streams are terminals in a
   * system property. Without the launcher, Java only knows whether both input and output are
   * terminals. Standard input is a channel, so that an interrupt ends a blocking read.
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

  /** Since Java 22 a console need not be a terminal; {@code isTerminal} is not in Java 17. */
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

  /** Returns standard input. */
  public InputStream in() {
    return in;
  }

  /** Returns standard output. */
  public Output out() {
    return out;
  }

  /** Returns standard error. */
  public PrintStream err() {
    return err;
  }

  /** Returns whether standard input is a terminal. */
  public boolean inIsTerminal() {
    return terminals.indexOf('0') >= 0;
  }

  /** Returns whether standard output is a terminal. */
  public boolean outIsTerminal() {
    return terminals.indexOf('1') >= 0;
  }

  /** Returns whether standard error is a terminal. */
  public boolean errIsTerminal() {
    return terminals.indexOf('2') >= 0;
  }

  /** Returns whether to use colour by default: on a terminal, unless NO_COLOR is set. */
  public boolean colours() {
    return environment.getOrDefault("NO_COLOR", "").isEmpty() && outIsTerminal();
  }

  /**
   * Returns whether the terminal shows Unicode, by the locale variables or the system. The launcher
   * passes this in a system property, because it runs Java with a fixed locale.
   */
  public boolean unicode() {
    String property = System.getProperty("quadrille.unicode");
    if (property != null) {
      return Boolean.parseBoolean(property);
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
