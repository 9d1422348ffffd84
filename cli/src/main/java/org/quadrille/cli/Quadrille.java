package org.quadrille.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ScopeType;

/** The command without a verb: it only holds the groups of verbs. */
@Command(
    name = "quadrille",
    description = "Solves exact cover problems, and sudokus as exact cover problems.",
    synopsisSubcommandLabel = "COMMAND",
    scope = ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = Quadrille.Version.class)
final class Quadrille {
  /** The version that the build wrote into the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Quadrille.class.getPackage().getImplementationVersion();
      return new String[] {"quadrille " + (version == null ? "(not packaged)" : version)};
    }
  }
}
