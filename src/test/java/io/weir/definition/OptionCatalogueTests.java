package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.OptionMarks.Buckets;
import io.weir.definition.OptionMarks.Change;
import io.weir.definition.OptionMarks.Scope;
import io.weir.definition.OptionMarks.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionCatalogueTests {

  @Test
  void holdsAllThatPaimonDeclaresAndTheFamiliesItsListLacks() {
    assertThat(OptionCatalogue.tableOptions())
        .hasSize(232 + 17 + 60 + OptionFamilies.ENTRIES.size());
    assertThat(OptionCatalogue.all())
        .extracting(OptionEntry::key)
        .isSorted()
        .contains("fields.<column>.aggregate-function");
  }

  @Test
  void knowsWhatTheFlinkConnectorDeclares() {
    OptionEntry parallelism = OptionCatalogue.find("sink.parallelism").orElseThrow();
    assertThat(parallelism.type()).isEqualTo("Integer");
    assertThat(parallelism.scope()).isEqualTo(Scope.WRITE);
    assertThat(OptionCatalogue.isKnown("sink.paralelism")).isFalse();
    assertThat(OptionCatalogue.nearest("sink.paralelism")).hasValue("sink.parallelism");
  }

  @Test
  void holdsTheOptionsOfACatalogApartFromThoseOfATable() {
    assertThat(OptionCatalogue.all())
        .filteredOn(entry -> entry.scope() == Scope.CATALOG)
        .hasSize(22 + 2 + 6 + 12)
        .doesNotContainAnyElementsOf(OptionCatalogue.tableOptions())
        .extracting(OptionEntry::key)
        .contains("warehouse", "lock-key-max-length", "hive-conf-dir", "dlf.region");
    assertThat(OptionCatalogue.isOfCatalog("cache.expiration-interval")).isTrue();
    assertThat(OptionCatalogue.isKnown("warehouse")).isFalse();
    assertThat(OptionCatalogue.find("warehouse")).isEmpty();
  }

  @Test
  void describesAnEnumeration() {
    OptionEntry engine = OptionCatalogue.find("merge-engine").orElseThrow();
    assertThat(engine.type()).isEqualTo("Enum");
    assertThat(engine.values())
        .containsExactlyInAnyOrder("deduplicate", "partial-update", "aggregation", "first-row");
    assertThat(engine.defaultValue()).isEqualTo("deduplicate");
    assertThat(engine.immutable()).isTrue();
    assertThat(engine.appliesTo()).isEqualTo(Tables.PRIMARY_KEY);
    assertThat(engine.description()).isNotBlank().doesNotContain("<");
  }

  @Test
  void tellsScopesAndDefaults() {
    assertThat(OptionCatalogue.find("scan.snapshot-id").orElseThrow().scope())
        .isEqualTo(Scope.READ);
    OptionEntry retained = OptionCatalogue.find("snapshot.time-retained").orElseThrow();
    assertThat(retained.type()).isEqualTo("Duration");
    assertThat(retained.defaultValue()).isEqualTo("1 h");
    assertThat(retained.scope()).isEqualTo(Scope.TABLE);
  }

  @Test
  void suggestsTheNearestKeyOnly() {
    assertThat(OptionCatalogue.nearest("bukcet")).contains("bucket");
    assertThat(OptionCatalogue.nearest("something-else-entirely")).isEmpty();
  }

  @Test
  void tellsWhatEachValueMeans() {
    OptionEntry engine = OptionCatalogue.find("merge-engine").orElseThrow();
    assertThat(engine.meanings()).containsOnlyKeys(engine.values());
    assertThat(engine.meanings().get("first-row")).containsIgnoringCase("first");
  }

  @Test
  void knowsOlderKeys() {
    assertThat(OptionCatalogue.find("write-only").orElseThrow().olderKeys())
        .contains("write.compaction-skip");
    assertThat(OptionCatalogue.today("write.compaction-skip")).contains("write-only");
  }

  @ParameterizedTest
  @CsvSource({
    "merge-engine,RECREATE,",
    "bucket,RESCALE,",
    "bucket-key,RECREATE,FIXED",
    "deletion-vectors.enabled,FULL_COMPACTION,",
    "changelog-producer,JOB_RESTART,",
    "dynamic-bucket.max-buckets,JOB_RESTART,DYNAMIC",
    "metastore.partitioned-table,NOTHING,"
  })
  void tellsWhatAChangeNeeds(String key, Change needed, Buckets buckets) {
    OptionEntry entry = OptionCatalogue.find(key).orElseThrow();
    assertThat(entry.marks().change()).isEqualTo(needed);
    assertThat(entry.marks().buckets()).isEqualTo(buckets);
  }
}
