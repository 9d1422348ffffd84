package org.quadrille.dlx;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The dependencies between the packages run in one direction. */
@AnalyzeClasses(
    packages = "org.quadrille.dlx",
    importOptions = ImportOption.DoNotIncludeTests.class)
class PackagesTest {
  private static final String ROOT = "org.quadrille.dlx";

  @ArchTest
  static final ArchRule dependenciesRunDown =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage(ROOT + "..")
          .layer("facade")
          .definedBy(ROOT)
          .layer("analysis")
          .definedBy(ROOT + ".analysis")
          .layer("count")
          .definedBy(ROOT + ".count")
          .layer("parallel")
          .definedBy(ROOT + ".parallel")
          .layer("auto")
          .definedBy(ROOT + ".auto")
          .layer("links")
          .definedBy(ROOT + ".links")
          .layer("cells")
          .definedBy(ROOT + ".cells")
          .layer("bitset")
          .definedBy(ROOT + ".bitset")
          .layer("itembitset")
          .definedBy(ROOT + ".itembitset")
          .layer("uses")
          .definedBy(ROOT + ".uses")
          .layer("search")
          .definedBy(ROOT + ".search")
          .whereLayer("facade")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("analysis")
          .mayOnlyBeAccessedByLayers("facade")
          .whereLayer("count")
          .mayOnlyBeAccessedByLayers("facade", "analysis")
          .whereLayer("parallel")
          .mayOnlyBeAccessedByLayers("facade", "count")
          .whereLayer("auto")
          .mayOnlyBeAccessedByLayers("facade", "analysis", "count")
          .whereLayer("links")
          .mayOnlyBeAccessedByLayers("analysis", "auto")
          .whereLayer("cells")
          .mayOnlyBeAccessedByLayers("auto")
          .whereLayer("bitset")
          .mayOnlyBeAccessedByLayers("analysis", "count", "auto")
          .whereLayer("itembitset")
          .mayOnlyBeAccessedByLayers("auto")
          .whereLayer("uses")
          .mayOnlyBeAccessedByLayers("analysis", "bitset", "itembitset")
          .whereLayer("search")
          .mayNotAccessAnyLayer();
}
