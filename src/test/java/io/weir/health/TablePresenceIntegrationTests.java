package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.catalog.Observations;
import io.weir.catalog.TableEvent;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.Lake;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.JdbcTemplate;

@WeirIntegrationTest
class TablePresenceIntegrationTests {

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private Observations observations;
  @Autowired private CatalogSweep sweep;
  @Autowired private TablePresence presence;
  @Autowired private JdbcTemplate jdbc;
  @Autowired private ApplicationEventPublisher events;

  @TempDir private Path directory;
  private final String catalog = "p" + UUID.randomUUID().toString().substring(0, 8);
  private final TableId id = new TableId(catalog, "ods", "t");
  private Path warehouse;

  @BeforeEach
  void observe() {
    warehouse = directory.resolve("warehouse");
    catalogs.create(
        new CatalogSpec(catalog, "filesystem", warehouse.toString(), Map.of(), Map.of()));
    Lake lake = catalogs.lake(catalog);
    lake.createDatabase("ods");
    List<ColumnShape> columns = List.of(new ColumnShape(-1, "id", "INT", null, null));
    lake.createTable("ods", "t", new TableShape(columns, List.of(), List.of(), Map.of(), null));
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
  }

  @AfterEach
  void forget() {
    if (catalogs.names().contains(catalog)) {
      catalogs.delete(catalog);
    }
  }

  @Test
  void aTableThatIsBackWithinADayGoesOnAsItWas() throws IOException {
    long number = number();
    Path elsewhere = directory.resolve("elsewhere");
    Files.move(warehouse, elsewhere);
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    assertThat(observations.find(id)).isEmpty();
    assertThat(summary().<Integer>at("$.tables")).isZero();
    presence.forgetLongMissing();
    assertThat(points(number)).isEqualTo(1);

    Files.move(elsewhere, warehouse, StandardCopyOption.REPLACE_EXISTING);
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    assertThat(observations.find(id)).isPresent();
    assertThat(number()).isEqualTo(number);
    assertThat(summary().<Integer>at("$.tables")).isEqualTo(1);
  }

  @Test
  void aDatabaseThatIsNotListedTakesNothingWithIt() throws IOException {
    long number = number();
    Files.move(warehouse.resolve("ods.db"), directory.resolve("elsewhere"));
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    assertThat(observations.find(id)).isEmpty();
    assertThat(points(number)).isEqualTo(1);
  }

  @Test
  void aTableThatIsMissingForADayIsForgottenWithItsPoints() throws IOException {
    long number = number();
    Files.move(warehouse, directory.resolve("elsewhere"));
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    jdbc.update(
        "UPDATE table_observation SET missing_since = missing_since - interval '1 day' WHERE id = ?",
        number);
    presence.forgetLongMissing();
    assertThat(points(number)).isZero();
    assertThat(known(number)).isZero();
  }

  @Test
  void aTableThatWeirDropsIsForgottenAtOnce() {
    long number = number();
    events.publishEvent(new TableEvent.Dropped(id));
    assertThat(points(number)).isZero();
    assertThat(known(number)).isZero();
  }

  @Test
  void theTablesOfACatalogThatIsNotRegisteredAreForgotten() {
    long number = number();
    catalogs.delete(catalog);
    presence.registered(catalogs.names());
    assertThat(observations.find(id)).isEmpty();
    presence.forgetLongMissing();
    assertThat(points(number)).isZero();
  }

  private long number() {
    Long number =
        jdbc.queryForObject(
            "SELECT id FROM table_observation WHERE catalog = ?", Long.class, catalog);
    return number == null ? -1 : number;
  }

  private Integer points(long number) {
    return jdbc.queryForObject(
        "SELECT count(*) FROM point_raw WHERE series_id = ?", Integer.class, number);
  }

  private Integer known(long number) {
    return jdbc.queryForObject(
        "SELECT count(*) FROM table_observation WHERE id = ?", Integer.class, number);
  }

  private Answer summary() {
    return Answer.of(api.admin().get().uri("/health/summary?catalog=" + catalog));
  }
}
