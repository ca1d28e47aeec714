package io.weir.definition.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.ManifestText;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is written of any definition is read as the same. */
class RoundTripTests {

  private static final int ROUNDS = 300;

  private final long seed = new Random().nextLong();
  private final RandomDefinitions definitions = new RandomDefinitions(seed);

  @Test
  void ofManifestsInYaml() {
    for (int round = 0; round < ROUNDS; round++) {
      TableDefinition definition = definitions.next();
      String column = definition.columns().get(0).name();
      TableId id = new TableId("main", "a b", definition.name());
      Manifest.Table table =
          new Manifest.Table(id, definition, "former: name", Map.of(column, "former"));
      String text = ManifestText.of(table);
      Reading reading = DefinitionTexts.read(text, SqlDefaults.NONE);
      assertThat(reading.findings()).as("seed %d%n%s", seed, text).isEmpty();
      assertThat(reading.manifests().get(0).manifest())
          .as("seed %d%n%s", seed, text)
          .isEqualTo(table);
      assertThat(ManifestText.of((Manifest.Table) reading.manifests().get(0).manifest()))
          .isEqualTo(text);
    }
  }

  @Test
  void ofDatabasesAndAbsentThings() {
    Manifest.Database database = new Manifest.Database("main", "no", true);
    Manifest.Table table = new Manifest.Table(new TableId("c", "d", "t"), null, null, Map.of());
    Reading reading =
        DefinitionTexts.read(ManifestText.of(database) + ManifestText.of(table), SqlDefaults.NONE);
    assertThat(reading.manifests())
        .extracting(read -> (Object) read.manifest())
        .containsExactly(database, table);
  }

  @Test
  void ofTablesInSql() {
    for (int round = 0; round < ROUNDS; round++) {
      TableDefinition definition = definitions.next();
      TableShape shape = definition.shape();
      String text = CreateTableText.of("a b", definition.name(), shape);
      Reading reading = DefinitionTexts.read(text, new SqlDefaults("main", null));
      assertThat(reading.findings()).as("seed %d%n%s", seed, text).isEmpty();
      Manifest.Table read = (Manifest.Table) reading.manifests().get(0).manifest();
      assertThat(withComment(read.definition().shape()))
          .as("seed %d%n%s", seed, text)
          .isEqualTo(withComment(shape));
    }
  }

  /** In SQL an empty comment of a table is none. */
  private static TableShape withComment(TableShape shape) {
    return new TableShape(
        shape.columns(),
        shape.primaryKey(),
        shape.partitionedBy(),
        shape.options(),
        shape.comment() == null ? "" : shape.comment());
  }
}
