package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.OptionEntry.Scope;
import io.weir.definition.OptionEntry.Tables;
import org.junit.jupiter.api.Test;

class OptionCatalogueTests {

  @Test
  void holdsAllThatPaimonDeclaresAndTheFamiliesItsListLacks() {
    assertThat(OptionCatalogue.all()).hasSize(232 + 17 + OptionFamilies.ENTRIES.size());
    assertThat(OptionCatalogue.all())
        .extracting(OptionEntry::key)
        .isSorted()
        .contains("fields.<column>.aggregate-function");
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
}
