package io.weir.health.scrape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.access.Role;
import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.Lake;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestRows;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

/** What a real scrape of a real lake gets. */
@WeirIntegrationTest
class ScrapeIntegrationTests {

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;

  @TempDir private Path directory;
  private final String catalog = "s" + UUID.randomUUID().toString().substring(0, 8);

  @AfterEach
  void forget() {
    catalogs.delete(catalog);
  }

  @Test
  void tellsOfTablesAndOfWhatTheyComeTo() {
    catalogs.create(
        new CatalogSpec(catalog, "filesystem", directory.toString(), Map.of(), Map.of()));
    Lake lake = catalogs.lake(catalog);
    lake.createDatabase("ods");
    List<ColumnShape> columns = List.of(new ColumnShape(-1, "id", "INT NOT NULL", null, null));
    lake.createTable(
        "ods", "t", new TableShape(columns, List.of("id"), List.of(), Map.of("bucket", "1"), null));
    TestRows.write(catalogs.table(new TableId(catalog, "ods", "t")), 1, 5);
    String table = "{catalog=\"" + catalog + "\",database=\"ods\",table=\"t\"}";
    await()
        .atMost(Duration.ofMinutes(2))
        .untilAsserted(
            () ->
                assertThat(scrape())
                    .contains("weir_table_score" + table + " 100.0")
                    .contains("weir_table_records" + table + " 5.0")
                    .contains("weir_table_last_commit_timestamp_seconds" + table)
                    .contains("weir_tables{catalog=\"" + catalog + "\",state=\"HEALTHY\"} 1.0")
                    .contains("weir_catalog_records{catalog=\"" + catalog + "\"} 5.0")
                    .contains("weir_jobs{state=\"FAILED\"}")
                    .contains("jvm_memory_used_bytes"));
  }

  @Test
  void asksWhoScrapes() {
    catalogs.create(
        new CatalogSpec(catalog, "filesystem", directory.toString(), Map.of(), Map.of()));
    String root = api.baseUrl().replaceFirst("/api/v1/?$", "");
    Answer anonymous = Answer.of(api.anonymous().get().uri(root + "/actuator/prometheus"));
    assertThat(anonymous.status()).isEqualTo(401);
  }

  private String scrape() {
    String root = api.baseUrl().replaceFirst("/api/v1/?$", "");
    return Answer.of(api.as(Role.VIEWER).get().uri(root + "/actuator/prometheus")).body();
  }
}
