package org.quadrille.cli;

import ch.qos.logback.classic.spi.LogbackServiceProvider;
import org.jspecify.annotations.Nullable;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * Passes warnings and errors to Logback, and starts Logback only then: that takes longer than many
 * commands. Used unless {@code --verbose} is given, since nothing below a warning is logged.
 */
public final class DeferredLogback implements SLF4JServiceProvider {
  /** Logback, started for the first warning. */
  private static final class Started {
    static final LogbackServiceProvider LOGBACK = new LogbackServiceProvider();

    static {
      LOGBACK.initialize();
    }
  }

  private static final class DeferredLogger extends LegacyAbstractLogger {
    private static final long serialVersionUID = 1L;

    DeferredLogger(String name) {
      this.name = name;
    }

    @Override
    public boolean isTraceEnabled() {
      return false;
    }

    @Override
    public boolean isDebugEnabled() {
      return false;
    }

    @Override
    public boolean isInfoEnabled() {
      return false;
    }

    @Override
    public boolean isWarnEnabled() {
      return true;
    }

    @Override
    public boolean isErrorEnabled() {
      return true;
    }

    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
      return null;
    }

    @Override
    protected void handleNormalizedLoggingCall(
        Level level,
        @Nullable Marker marker,
        String message,
        Object @Nullable [] arguments,
        @Nullable Throwable cause) {
      Started.LOGBACK
          .getLoggerFactory()
          .getLogger(name)
          .atLevel(level)
          .setCause(cause)
          .log(message, arguments);
    }
  }

  /** Used by SLF4J. */
  public DeferredLogback() {}

  @Override
  public ILoggerFactory getLoggerFactory() {
    return DeferredLogger::new;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return new BasicMarkerFactory();
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return new NOPMDCAdapter();
  }

  @Override
  public String getRequestedApiVersion() {
    return "2.0.99";
  }

  @Override
  public void initialize() {
    // nothing to prepare
  }
}
