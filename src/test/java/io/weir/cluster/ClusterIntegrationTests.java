package io.weir.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@WeirIntegrationTest
class ClusterIntegrationTests {

  @Autowired private Api api;
  @Autowired private Clusters clusters;

  @Test
  void theEmbeddedClusterIsThereFromTheFirstStartAndComesUp() {
    await()
        .atMost(Duration.ofMinutes(2))
        .untilAsserted(
            () ->
                assertThat(clusters.get(Cluster.EMBEDDED).sight().state())
                    .isEqualTo(ClusterState.UP));
    api.admin()
        .get()
        .uri("/clusters/embedded")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.kind")
        .isEqualTo("embedded")
        .jsonPath("$.slotsTotal")
        .isEqualTo(8)
        .jsonPath("$.flinkVersion")
        .isEqualTo("1.20.3")
        .jsonPath("$.incarnation")
        .isNotEmpty();
    assertThat(clusters.test(Cluster.EMBEDDED)).allMatch(c -> Boolean.TRUE.equals(c.ok()));
  }

  @Test
  void theEmbeddedClusterCannotBeDeleted() {
    api.admin().delete().uri("/clusters/embedded").exchange().expectStatus().isEqualTo(409);
  }

  @Test
  void aSessionClusterThatDoesNotAnswerIsUnknownAndItsTestSaysSo() {
    Map<String, Object> body =
        Map.of("name", "silent", "kind", "session", "url", "http://127.0.0.1:9");
    api.admin().post().uri("/clusters").body(body).exchange().expectStatus().isCreated();

    assertThat(clusters.look("silent").state()).isEqualTo(ClusterState.UNKNOWN);
    api.admin()
        .post()
        .uri("/clusters/silent/test")
        .exchange()
        .expectBody()
        .jsonPath("$.ok")
        .isEqualTo(false)
        .jsonPath("$.checks[0].id")
        .isEqualTo("reachable");
    api.admin().delete().uri("/clusters/silent").exchange().expectStatus().isNoContent();
  }

  @Test
  void refusesAnAddressThatIsNotOne() {
    Map<String, Object> body =
        Map.of("name", "odd", "kind", "session", "url", "file:///etc/passwd");
    api.admin()
        .post()
        .uri("/clusters")
        .body(body)
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo("/url");
  }
}
