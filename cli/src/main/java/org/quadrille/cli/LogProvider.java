package org.quadrille.cli;

/**
 * Tells SLF4J which provider to use. It names the class, since many commands log nothing and need
 * not load it.
 */
final class LogProvider {
  /** The system property of SLF4J that names the provider. */
  private static final String PROVIDER = "slf4j.provider";

  /** The system property of SLF4J for its own messages, such as which provider it uses. */
  private static final String OWN_MESSAGES = "slf4j.internal.verbosity";

  private LogProvider() {}

  /** Makes SLF4J use {@link DeferredLogback}. Must be called before the first logger is created. */
  static void useDeferredLogback() {
    System.setProperty(PROVIDER, "org.quadrille.cli.DeferredLogback");
    System.setProperty(OWN_MESSAGES, "WARN");
  }

  /** Makes SLF4J use Logback at once. Must be called before the first logger is created. */
  static void useLogback() {
    System.clearProperty(PROVIDER);
  }
}
