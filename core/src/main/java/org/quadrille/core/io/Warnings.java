package org.quadrille.core.io;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where warnings go when the caller does not ask for them. */
final class Warnings {
  private Warnings() {}

  static void log(FormatWarning warning) {
    Log.LOGGER.warn("{}", warning);
  }

  /** Logging is set up only when there is something to log. */
  private static final class Log {
    static final Logger LOGGER = LoggerFactory.getLogger("org.quadrille.core.io");
  }
}
