package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ModuleTest {
  @Test
  void exportsTheApiToAllAndTheInternalPackageToItsOwnModules() throws Exception {
    // read from its file: mutation tests run without modules
    Path classes =
        Path.of(Problem.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"))) {
      Map<String, Set<String>> targets =
          ModuleDescriptor.read(in).exports().stream()
              .collect(Collectors.toMap(Exports::source, Exports::targets));
      Set<String> all = Set.of();
      assertThat(targets)
          .containsOnly(
              Map.entry("org.quadrille.core", all),
              Map.entry("org.quadrille.core.io", all),
              Map.entry("org.quadrille.core.search", all),
              Map.entry("org.quadrille.core.verify", all),
              Map.entry(
                  "org.quadrille.core.internal",
                  Set.of(
                      "org.quadrille.cli",
                      "org.quadrille.dlx",
                      "org.quadrille.puzzles",
                      "org.quadrille.sudoku")));
    }
  }
}
