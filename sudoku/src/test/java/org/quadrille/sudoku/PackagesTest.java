package org.quadrille.sudoku;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.quadrille.sudoku.io.PuzzleReader;
import org.quadrille.sudoku.solve.Sudoku;

/** The allowed dependencies between the packages of this module. */
@AnalyzeClasses(
    packages = "org.quadrille.sudoku",
    importOptions = ImportOption.DoNotIncludeTests.class)
class PackagesTest {
  private static final String MODEL = "org.quadrille.sudoku";
  private static final String SOLVE = "org.quadrille.sudoku.solve..";
  private static final String IO = "org.quadrille.sudoku.io..";

  /** A slice for each package, including the root package. */
  private static final SliceAssignment PACKAGES =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
          String name = javaClass.getPackageName();
          return name.equals(MODEL) || name.startsWith(MODEL + ".")
              ? SliceIdentifier.of(name)
              : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
          return "packages of the module";
        }
      };

  @ArchTest
  static final ArchRule NO_CYCLES_BETWEEN_PACKAGES =
      slices().assignedFrom(PACKAGES).should().beFreeOfCycles();

  @ArchTest
  static final ArchRule THE_MODEL_DEPENDS_ON_NEITHER =
      noClasses()
          .that()
          .resideInAPackage(MODEL)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(SOLVE, IO);

  @ArchTest
  static final ArchRule SOLVE_DOES_NOT_DEPEND_ON_IO =
      noClasses()
          .that()
          .resideInAPackage(SOLVE)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(IO);

  @ArchTest
  static final ArchRule IO_DOES_NOT_DEPEND_ON_SOLVE =
      noClasses()
          .that()
          .resideInAPackage(IO)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(SOLVE);

  @ArchTest
  static void theRulesSeeAllPackages(JavaClasses all) {
    assertThat(all.contain(Grid.class)).isTrue();
    assertThat(all.contain(Sudoku.class)).isTrue();
    assertThat(all.contain(PuzzleReader.class)).isTrue();
    assertThat(all.contain(PackagesTest.class)).isFalse();
  }
}
