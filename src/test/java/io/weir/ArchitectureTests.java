package io.weir;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.weir.access.Open;
import io.weir.access.Requires;
import jakarta.persistence.Entity;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.springframework.data.repository.Repository;
import org.springframework.modulith.core.ApplicationModules;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

class ArchitectureTests {

  private static final JavaClasses CODE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.weir");

  @Test
  void modulesDependAsTheyDeclare() {
    ApplicationModules.of(WeirApplication.class).verify();
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("io.weir.(*)..").should().beFreeOfCycles().check(CODE);
    slices().matching("io.weir.(*).(*)..").should().beFreeOfCycles().check(CODE);
  }

  @Test
  void onlyThePortsKnowWhatIsBehindThem() {
    confined("io.weir.paimon", "org.apache.paimon..");
    confined("io.weir.flink", "org.apache.flink..");
    confined("io.weir.flink", "org.apache.calcite..");
    confined("io.weir.scheduling", "org.quartz..");
    confined("io.weir.database", "io.zonky..");
    confined("io.weir.cli", "picocli..");
  }

  @Test
  void theCommandHasNoPartOfTheService() {
    noClasses()
        .that()
        .resideInAPackage("io.weir.cli..")
        .and()
        .doNotHaveSimpleName("package-info")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("io.weir..", "org.springframework..")
                .and(not(resideInAPackage("io.weir.cli.."))))
        .check(CODE);
  }

  private static void confined(String port, String library) {
    noClasses()
        .that()
        .resideOutsideOfPackage(port + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(library)
        .check(CODE);
  }

  @Test
  void entitiesAndRepositoriesStayInTheirPackage() {
    classes().that().areAnnotatedWith(Entity.class).should().bePackagePrivate().check(CODE);
    classes().that().areAssignableTo(Repository.class).should().bePackagePrivate().check(CODE);
  }

  @Test
  void controllersStayInTheirWebPackage() {
    classes()
        .that()
        .areAnnotatedWith(RestController.class)
        .and()
        .resideOutsideOfPackage("io.weir")
        .should()
        .bePackagePrivate()
        .andShould()
        .resideInAPackage("io.weir.*.web")
        .check(CODE);
  }

  @Test
  void everyEndpointDeclaresAPermission() {
    methods()
        .that()
        .areDeclaredInClassesThat()
        .areAnnotatedWith(RestController.class)
        .and()
        .areMetaAnnotatedWith(RequestMapping.class)
        .should()
        .beAnnotatedWith(Requires.class)
        .orShould()
        .beAnnotatedWith(Open.class)
        .check(CODE);
  }

  @Test
  void timeComesFromTheClock() {
    noClasses().should().callMethod(Instant.class, "now").check(CODE);
    noClasses().should().callMethod(System.class, "currentTimeMillis").check(CODE);
  }

  @Test
  void namesSaySomething() {
    noClasses()
        .that()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveNameMatching(".*(Impl|Dto|VO|Utils?|Helper|Manager)")
        .check(CODE);
  }
}
