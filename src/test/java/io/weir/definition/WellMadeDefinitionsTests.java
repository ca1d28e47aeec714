package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.rule.Rules;
import io.weir.paimon.DefinitionTrial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Definitions that nobody could find fault with: a rule that does is wrong. */
class WellMadeDefinitionsTests {

  private static final Path FOLDER = Path.of("src/test/resources/definitions/well-made");
  private static final int LEAST = 60;

  private final Definitions definitions = new Definitions(Rules.ALL, new DefinitionTrial());

  @Test
  void raiseNoAlarm() throws IOException {
    Map<String, List<Finding>> alarms = new LinkedHashMap<>();
    List<Manifest.Table> tables = tables();
    assertThat(tables).hasSizeGreaterThanOrEqualTo(LEAST);
    for (Manifest.Table table : tables) {
      List<Finding> findings = definitions.check(table.definition());
      if (!findings.isEmpty()) {
        alarms.put(table.target(), findings);
      }
    }
    assertThat(alarms).isEmpty();
  }

  @Test
  void areOfEveryKind() throws IOException {
    List<TableDefinition> all = tables().stream().map(Manifest.Table::definition).toList();
    assertThat(all).extracting(TableDefinition::hasKey).contains(true, false);
    assertThat(all)
        .extracting(TableDefinition::mergeEngine)
        .contains("deduplicate", "partial-update", "aggregation", "first-row");
    assertThat(all)
        .extracting(TableDefinition::changelogProducer)
        .contains("none", "input", "lookup", "full-compaction");
    assertThat(all).extracting(TableDefinition::bucket).contains(-2L, -1L, 1L, 8L);
    assertThat(all).extracting(TableDefinition::layer).contains(Layer.values());
  }

  private static List<Manifest.Table> tables() throws IOException {
    List<Manifest.Table> tables = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      files.sorted().forEach(file -> tables.addAll(read(file)));
    }
    return tables;
  }

  private static List<Manifest.Table> read(Path file) {
    try {
      Reading reading = Manifests.read(Files.readString(file));
      assertThat(reading.findings()).as(file.toString()).isEmpty();
      return reading.manifests().stream().map(r -> (Manifest.Table) r.manifest()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
