package io.weir.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.marcnuri.helm.Helm;
import com.marcnuri.helm.LintResult;
import com.marcnuri.helm.TemplateCommand;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HelmChartTests {

  private static final Path CHART = Path.of("deploy/helm/weir");

  @Test
  void passesTheStrictLint() {
    LintResult result = new Helm(CHART).lint().strict().call();
    assertThat(result.isFailed()).as(String.join("\n", result.getMessages())).isFalse();
  }

  @Test
  void bringsItsOwnDatabaseUnlessToldOtherwise() {
    assertThat(template().call())
        .contains("kind: StatefulSet", "replicas: 1", "runAsNonRoot: true", "volumeClaimTemplates:")
        .doesNotContain("SPRING_DATASOURCE_URL", "kind: Ingress");
  }

  @Test
  void pointsAtAnExternalDatabaseAndItsSecret() {
    String rendered =
        template()
            .set("database.url", "jdbc:postgresql://db:5432/weir")
            .set("database.existingSecret", "weir-db")
            .set("ingress.enabled", "true")
            .call();
    assertThat(rendered)
        .contains(
            "jdbc:postgresql://db:5432/weir",
            "key: database-password",
            "key: secret-key",
            "kind: Ingress");
  }

  @Test
  void refusesSeveralWeirsThatCannotShare() {
    assertThatThrownBy(() -> template().set("replicas", "2").call())
        .hasMessageContaining("More than one replica needs database.url");
    assertThat(
            template()
                .set("replicas", "2")
                .set("database.url", "jdbc:postgresql://db:5432/weir")
                .set("flink.embedded", "false")
                .call())
        .contains("replicas: 2");
  }

  @Test
  void refusesValuesThatItDoesNotKnow() {
    assertThatThrownBy(() -> template().set("replcas", "2").call()).hasMessageContaining("replcas");
  }

  private static TemplateCommand template() {
    return new Helm(CHART).template().withName("test");
  }
}
