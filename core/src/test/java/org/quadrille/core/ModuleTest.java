package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ModuleTest {
  @Test
  void theseAreThePackagesThatOthersMaySee() throws Exception {
    // read from its file: mutation tests run without modules
    Path classes =
        Path.of(Problem.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"))) {
      assertThat(ModuleDescriptor.read(in).exports())
          .allMatch(exported -> !exported.isQualified())
          .extracting(ModuleDescriptor.Exports::source)
          .containsExactlyInAnyOrder(
              "org.quadrille.core",
              "org.quadrille.core.io",
              "org.quadrille.core.search",
              "org.quadrille.core.verify");
    }
  }
}
