package org.quadrille.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ScopeType;

/** The root command, which contains the groups of verbs. */
@Command(
    name = "quadrille",
    description = "Solve exact cover problems, sudokus and other puzzles.",
    synopsisSubcommandLabel = "COMMAND",
    scope = ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = Quadrille.Version.class)
final class Quadrille {
  /** Provides the version from the manifest of the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Quadrille.class.getPackage().getImplementationVersion();
      return new String[] {"quadrille " + (version == null ? "(not packaged)" : version)};
    }
  }
}
