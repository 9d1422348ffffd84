package org.quadrille.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;

/** The dependencies and invariants in ARCHITECTURE.md. */
@AnalyzeClasses(packages = "org.quadrille", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule CORE_DEPENDS_ON_NO_OTHER_MODULE =
      noClasses()
          .that()
          .resideInAPackage("org.quadrille.core..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.quadrille..")
                  .and(not(resideInAPackage("org.quadrille.core.."))));

  @ArchTest
  static final ArchRule DLX_DEPENDS_ONLY_ON_CORE =
      noClasses()
          .that()
          .resideInAPackage("org.quadrille.dlx..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.quadrille.sudoku..", "org.quadrille.puzzles..", "org.quadrille.cli..");

  @ArchTest
  static final ArchRule SUDOKU_DEPENDS_NEITHER_ON_PUZZLES_NOR_ON_CLI =
      noClasses()
          .that()
          .resideInAPackage("org.quadrille.sudoku..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.quadrille.puzzles..", "org.quadrille.cli..");

  @ArchTest
  static final ArchRule PUZZLES_DEPEND_ONLY_ON_CORE =
      noClasses()
          .that()
          .resideInAPackage("org.quadrille.puzzles..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.quadrille..")
                  .and(not(resideInAPackage("org.quadrille.puzzles..")))
                  .and(not(resideInAPackage("org.quadrille.core.."))));

  @ArchTest
  static final ArchRule THE_VERIFIER_USES_NO_SEARCH =
      noClasses()
          .that()
          .resideInAPackage("org.quadrille.core.verify")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.quadrille.core.search..", "org.quadrille.dlx..");

  @ArchTest
  static final ArchRule ENGINES_ARE_NOT_EXPORTED =
      classes()
          .that()
          .implement("org.quadrille.dlx.search.CoverEngine")
          .should()
          .resideOutsideOfPackage("org.quadrille.dlx");

  @ArchTest
  static final ArchRule SOLVERS_ARE_PACKAGE_PRIVATE =
      classes()
          .that()
          .areAssignableTo("org.quadrille.sudoku.solve.SudokuSolver")
          .and()
          .areNotInterfaces()
          .should()
          .bePackagePrivate();

  @ArchTest
  static final ArchRule ONLY_CLI_PRINTS =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.quadrille.cli..")
          .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule ONLY_CLI_EXITS =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.quadrille.cli..")
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class);

  @ArchTest
  static final ArchRule ONLY_CLI_CHOOSES_A_LOGGING_BACKEND =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.quadrille.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("ch.qos.logback..");

  @ArchTest
  static final ArchRule NOTHING_NEEDS_A_SCREEN_OR_FONTS =
      noClasses().should().dependOnClassesThat().resideInAnyPackage("java.awt..", "javax.swing..");

  @ArchTest
  static final ArchRule CHOICES_DO_NOT_DEPEND_ON_THE_CLOCK =
      noClasses()
          .that()
          .resideInAPackage("org.quadrille.dlx..")
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis");

  @ArchTest
  static final ArchRule NO_CYCLES_BETWEEN_MODULES =
      slices().matching("org.quadrille.(*)..").should().beFreeOfCycles();

  @ArchTest
  static void theRulesCoverAllModules(JavaClasses all) {
    assertThat(all.contain("org.quadrille.core.Problem")).isTrue();
    assertThat(all.contain("org.quadrille.dlx.links.DancingLinks")).isTrue();
    assertThat(all.contain("org.quadrille.sudoku.solve.Sudoku")).isTrue();
    assertThat(all.contain("org.quadrille.puzzles.Queens")).isTrue();
    assertThat(all.contain("org.quadrille.cli.Main")).isTrue();
  }
}
