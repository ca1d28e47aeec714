package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.rule.Rules;
import io.weir.paimon.DefinitionTrial;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DefinitionsTests {

  private final Definitions definitions = new Definitions(Rules.ALL, new DefinitionTrial());

  @Test
  void tellsWhatRulesFindAndWhatPaimonRefusesWorstFirst() {
    TableDefinition definition =
        new TableDefinition(
            "t",
            List.of(new Column("id", "INT", null, null), new Column("v", "STRING", null, null)),
            List.of("id"),
            List.of(),
            Map.of(
                "bucket", "1",
                "merge-engine", "aggregation",
                "fields.v.aggregate-function", "listagg",
                "file.compression.per.level", "0:nonsense"),
            null,
            null);
    List<Finding> findings = definitions.check(definition);
    assertThat(findings)
        .extracting(Finding::rule)
        .containsExactly("paimon-write", "changelog-of-merged-rows");
    assertThat(findings.get(0).pointer()).isEqualTo("/options/file.compression.per.level");
  }

  @Test
  void isContentWithAnOrdinaryTable() {
    TableDefinition definition =
        new TableDefinition(
            "t",
            List.of(new Column("id", "INT", null, null)),
            List.of(),
            List.of(),
            Map.of("write-only", "true"),
            null,
            Layer.ODS);
    assertThat(definitions.check(definition)).isEmpty();
  }
}
