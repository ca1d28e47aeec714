package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.definition.rule.Rules;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

@WeirIntegrationTest
class LintIntegrationTests {

  private static final String TEXT =
      """
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: main, database: ods, name: orders}
      spec:
        columns:
          - {name: id, type: BIGINT NOT NULL}
        primaryKey: [id]
        options:
          bucket: 4
          merge-enginee: aggregation
      ---
      apiVersion: weir/v1
      kind: Tabel
      metadata: {catalog: main, database: ods, name: other}
      """;

  @Autowired private Api api;

  @Test
  void tellsWhereInTheTextAFindingIs() {
    Answer answer = lint(Map.of("manifests", TEXT));
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    assertThat(answer.<String>at("$.findings[0].rule")).isEqualTo("unknown-option");
    assertThat(answer.<String>at("$.findings[0].severity")).isEqualTo("error");
    assertThat(answer.<String>at("$.findings[0].target")).isEqualTo("main.ods.orders");
    assertThat(answer.<String>at("$.findings[0].pointer")).isEqualTo("/spec/options/merge-enginee");
    assertThat(answer.<Integer>at("$.findings[0].document")).isZero();
    assertThat(answer.<Integer>at("$.findings[0].line")).isEqualTo(10);
    assertThat(answer.<String>at("$.findings[0].fix.patch[1].path"))
        .isEqualTo("/options/merge-engine");
    assertThat(answer.<String>at("$.findings[1].rule")).isEqualTo("manifest");
    assertThat(answer.<Integer>at("$.findings[1].document")).isEqualTo(1);
    assertThat(answer.<Integer>at("$.findings[1].line")).isEqualTo(13);
    assertThat(answer.<String>at("$.findings[1].target")).isNull();
  }

  @Test
  void readsJobsAndPoliciesAsStrictlyAsTheirBodies() {
    String text =
        """
        apiVersion: weir/v1
        kind: Job
        metadata: {name: compact-orders}
        spec:
          cluster: embedded
          kind: compaction
          spec: {catalog: main, database: ods, table: orders, checkpointInterval: soon}
        ---
        apiVersion: weir/v1
        kind: Policy
        metadata: {name: "ods expiry"}
        spec:
          scope: {catalog: main, database: ods}
          action: expire-snapshots
          trigger: {kind: every, every: PT1H}
        """;
    Answer answer = lint(Map.of("manifests", text));
    assertThat(answer.<List<String>>at("$.findings[*].pointer"))
        .containsExactly("/spec/spec/checkpointInterval", "/metadata/name");
    assertThat(answer.<List<Integer>>at("$.findings[*].line")).containsExactly(7, 11);
  }

  @Test
  void readsStatementsToo() {
    String statement = "CREATE TABLE t (id INT) WITH ('merge-enginee' = 'aggregation')";
    Answer answer = lint(Map.of("manifests", statement, "catalog", "main", "database", "ods"));
    assertThat(answer.<List<String>>at("$.findings[*].rule")).contains("unknown-option");
    assertThat(answer.<List<String>>at("$.findings[*].target")).contains("main.ods.t");
  }

  @Test
  void tellsTheFileThatAFindingIsIn() {
    String statement = "CREATE TABLE main.ods.t (id INT) WITH ('merge-enginee' = 'aggregation')";
    Answer answer =
        lint(
            Map.of(
                "files",
                List.of(
                    Map.of("name", "t.sql", "text", statement),
                    Map.of("name", "orders.yaml", "text", TEXT))));
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    assertThat(answer.<List<String>>at("$.findings[?(@.rule == 'unknown-option')].file"))
        .containsExactly("orders.yaml", "t.sql");
    assertThat(answer.<List<Integer>>at("$.findings[?(@.rule == 'manifest')].line"))
        .containsExactly(13);
  }

  @Test
  void refusesFilesWithoutNameOrText() {
    Answer answer = lint(Map.of("files", List.of(Map.of("name", "a.sql"))));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.<String>at("$.errors[0].pointer")).isEqualTo("/files/0/text");
    assertThat(lint(Map.of("files", List.of(Map.of("text", "")))).status()).isEqualTo(400);
    assertThat(lint(Map.of("files", List.of(), "manifests", "")).status()).isEqualTo(400);
  }

  @Test
  void findsNothingInNothing() {
    assertThat(lint(Map.of("manifests", "")).<List<Object>>at("$.findings")).isEmpty();
  }

  @Test
  void refusesABodyThatIsNone() {
    assertThat(lint(Map.of()).status()).isEqualTo(400);
    Answer unknown = lint(Map.of("manifests", "", "manifest", ""));
    assertThat(unknown.status()).isEqualTo(400);
    assertThat(unknown.<String>at("$.errors[0].pointer")).isEqualTo("/manifest");
  }

  @Test
  void listsTheRules() {
    Answer answer = Answer.of(api.as(Role.VIEWER).get().uri("/rules"));
    assertThat(answer.<List<String>>at("$.items[*].id"))
        .isSorted()
        .containsExactlyInAnyOrderElementsOf(Rules.ALL.stream().map(Rule::id).toList());
    assertThat(answer.<List<String>>at("$.items[?(@.id == 'pinned-reader')].severity"))
        .containsExactly("error");
    assertThat(answer.<List<String>>at("$.items[?(@.id == 'pinned-reader')].source"))
        .containsExactly("observed");
    assertThat(Answer.of(api.anonymous().get().uri("/rules")).status()).isEqualTo(401);
  }

  private Answer lint(Map<String, ?> body) {
    return Answer.of(
        api.as(Role.VIEWER).post().uri("/lint").contentType(MediaType.APPLICATION_JSON).body(body));
  }
}
