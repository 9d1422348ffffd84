package org.quadrille.core.io;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs warnings when the caller does not receive them. */
final class Warnings {
  private Warnings() {}

  static void log(FormatWarning warning) {
    Log.LOGGER.warn("{}", warning);
  }

  /** Initializes logging on first use only. */
  private static final class Log {
    static final Logger LOGGER = LoggerFactory.getLogger("org.quadrille.core.io");
  }
}
