package org.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.quadrille.core.Problem;
import org.quadrille.dlx.ExactCover;
import org.quadrille.puzzles.CoverPuzzle;
import org.quadrille.sudoku.solve.Sudoku;

/** The exported packages of each module, which are its API. */
class ModuleExportsTest {
  private static ModuleDescriptor module(Class<?> member) throws Exception {
    URI location = member.getProtectionDomain().getCodeSource().getLocation().toURI();
    ModuleDescriptor module =
        ModuleFinder.of(Path.of(location)).findAll().iterator().next().descriptor();
    assertThat(module.name())
        .isEqualTo(member.getPackageName().replaceAll("(org\\.quadrille\\.\\w+).*", "$1"));
    return module;
  }

  /** The packages that a module exports to all. */
  private static Set<String> exports(Class<?> member) throws Exception {
    return module(member).exports().stream()
        .filter(exported -> !exported.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toSet());
  }

  /** The packages that a module exports to some modules only, and those modules. */
  private static Map<String, Set<String>> qualifiedExports(Class<?> member) throws Exception {
    return module(member).exports().stream()
        .filter(ModuleDescriptor.Exports::isQualified)
        .collect(
            Collectors.toMap(ModuleDescriptor.Exports::source, ModuleDescriptor.Exports::targets));
  }

  @Test
  void coreSharesItsInternalPackageWithModulesOfTheProjectOnly() throws Exception {
    assertThat(qualifiedExports(Problem.class))
        .containsExactly(
            Map.entry(
                "org.quadrille.core.internal",
                Set.of(
                    "org.quadrille.cli",
                    "org.quadrille.dlx",
                    "org.quadrille.puzzles",
                    "org.quadrille.sudoku")));
    for (Class<?> member : List.of(ExactCover.class, Sudoku.class, CoverPuzzle.class, Main.class)) {
      assertThat(qualifiedExports(member)).isEmpty();
    }
  }

  @Test
  void coreExportsItsFourPackages() throws Exception {
    assertThat(exports(Problem.class))
        .containsExactlyInAnyOrder(
            "org.quadrille.core",
            "org.quadrille.core.io",
            "org.quadrille.core.search",
            "org.quadrille.core.verify");
  }

  @Test
  void dlxExportsTheFacade() throws Exception {
    assertThat(exports(ExactCover.class)).containsExactly("org.quadrille.dlx");
  }

  @Test
  void sudokuExportsPuzzlesAlgorithmsAndFormats() throws Exception {
    assertThat(exports(Sudoku.class))
        .containsExactlyInAnyOrder(
            "org.quadrille.sudoku", "org.quadrille.sudoku.io", "org.quadrille.sudoku.solve");
  }

  @Test
  void puzzlesExportsOnePackage() throws Exception {
    assertThat(exports(CoverPuzzle.class)).containsExactly("org.quadrille.puzzles");
  }

  @Test
  void cliExportsNothing() throws Exception {
    assertThat(exports(Main.class)).isEmpty();
  }
}
