package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.rule.Rules;
import io.weir.paimon.DefinitionTrial;
import io.weir.shared.Severity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** What the templates of layers set is nothing that a rule or the trial has anything against. */
class LayerTemplatesTests {

  private static final Path TEMPLATES =
      Path.of("frontend/src/features/tables/editor/layerTemplates.json");

  private final Definitions definitions = new Definitions(Rules.ALL, new DefinitionTrial());

  record Template(Map<String, String> always, Map<String, String> withKey) {}

  /** A table as someone declares it before the template is applied. */
  record Kind(List<String> key, List<String> partitionedBy, String bucket) {}

  @Test
  void areThereForEveryLayer() {
    assertThat(templates().keySet()).containsExactlyInAnyOrder(Layer.values());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void raiseNoAlarm(Kind kind) {
    templates()
        .forEach(
            (layer, template) ->
                assertThat(definitions.check(table(kind, layer, template)))
                    .as(layer + " " + kind)
                    .allMatch(finding -> finding.severity() == Severity.INFO));
  }

  static Stream<Kind> kinds() {
    return Stream.of(
        new Kind(List.of("id"), List.of(), "2"),
        new Kind(List.of("id"), List.of(), "-1"),
        new Kind(List.of("id", "dt"), List.of("dt"), "4"),
        new Kind(List.of(), List.of(), "-1"),
        new Kind(List.of(), List.of("dt"), "-1"));
  }

  private static TableDefinition table(Kind kind, Layer layer, Template template) {
    Map<String, String> options = new HashMap<>(template.always());
    if (!kind.key().isEmpty()) {
      options.putAll(template.withKey());
    }
    options.put("bucket", kind.bucket());
    List<Column> columns =
        List.of(
            new Column("id", "BIGINT NOT NULL", null, null),
            new Column("dt", "STRING NOT NULL", null, null),
            new Column("amount", "DECIMAL(10, 2)", null, null),
            new Column("note", "STRING", null, null),
            new Column("updated_at", "TIMESTAMP(3)", null, null));
    return new TableDefinition(
        "t", columns, kind.key(), kind.partitionedBy(), options, null, layer);
  }

  private static Map<Layer, Template> templates() {
    try {
      return new JsonMapper()
          .readValue(Files.readString(TEMPLATES), new TypeReference<Map<Layer, Template>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
