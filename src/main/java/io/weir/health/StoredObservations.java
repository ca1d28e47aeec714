package io.weir.health;

import io.weir.catalog.BranchObservation;
import io.weir.catalog.Observation;
import io.weir.catalog.Observations;
import io.weir.catalog.TableStanding;
import io.weir.health.following.HealthProperties;
import io.weir.health.following.TotalsRows;
import io.weir.health.judgement.TableVerdicts;
import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.Surroundings;
import io.weir.paimon.tally.TagFacts;
import io.weir.shared.HealthState;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** The latest observations, for whoever shows tables. */
@Component
class StoredObservations implements Observations {

  private static final String OBSERVED =
      """
      SELECT *, %s AS state_now FROM observed_table
      WHERE observed_at IS NOT NULL AND missing_since IS NULL
        AND catalog = :catalog AND database = :database
      """
          .formatted(TableVerdicts.STATE);

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final HealthProperties properties;
  private final Clock clock;

  StoredObservations(JdbcClient jdbc, JsonMapper json, HealthProperties properties, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.properties = properties;
    this.clock = clock;
  }

  @Override
  public Optional<Observation> find(TableId table) {
    return observed(" AND table_name = :table", table.catalog(), table.database())
        .param("table", table.table())
        .query((row, number) -> observation(row))
        .optional();
  }

  @Override
  public Map<String, TableStanding> of(String catalog, String database) {
    Map<String, TableStanding> standings = new HashMap<>();
    observed("", catalog, database)
        .query(
            row -> {
              standings.put(row.getString("table_name"), standing(row));
            });
    return standings;
  }

  @Override
  public Map<String, Integer> tableCounts(String catalog) {
    Map<String, Integer> counts = new HashMap<>();
    jdbc.sql(
            """
            SELECT database, count(*) FROM observed_table
            WHERE catalog = ? AND missing_since IS NULL GROUP BY database
            """)
        .param(catalog)
        .query(
            row -> {
              counts.put(row.getString(1), row.getInt(2));
            });
    return counts;
  }

  @Override
  public Map<String, FileCount> heldByTags(TableId table) {
    return observed(
            " AND table_name = :table AND surroundings IS NOT NULL",
            table.catalog(),
            table.database())
        .param("table", table.table())
        .query((row, number) -> row.getString("surroundings"))
        .optional()
        .map(kept -> json.readValue(kept, Surroundings.class).tags())
        .orElse(List.of())
        .stream()
        .collect(Collectors.toMap(TagFacts::name, TagFacts::held));
  }

  @Override
  public Map<String, BranchObservation> ofBranches(TableId table) {
    Map<String, BranchObservation> branches = new HashMap<>();
    jdbc.sql(
            """
            SELECT * FROM table_observation WHERE catalog = ? AND database = ? AND table_name = ?
              AND table_id IS NOT NULL AND missing_since IS NULL
            """)
        .params(table.catalog(), table.database(), table.table())
        .query(
            row -> {
              boolean isSeen = row.getTimestamp("observed_at") != null;
              branches.put(
                  row.getString("branch"),
                  new BranchObservation(
                      isSeen ? observation(row) : null, row.getString("failure")));
            });
    return branches;
  }

  private JdbcClient.StatementSpec observed(String which, String catalog, String database) {
    return jdbc.sql(OBSERVED + which)
        .param("seenAfter", Timestamp.from(properties.seenAfter(clock.instant())))
        .param("catalog", catalog)
        .param("database", database);
  }

  private TableStanding standing(ResultSet row) throws SQLException {
    HealthState state = HealthState.valueOf(row.getString("state_now"));
    return new TableStanding(
        observation(row),
        state,
        state == HealthState.UNKNOWN ? null : row.getObject("score", Integer.class));
  }

  private Observation observation(ResultSet row) throws SQLException {
    Instant observedAt = row.getTimestamp("observed_at").toInstant();
    return new Observation(
        row.getObject("snapshot_id", Long.class),
        observedAt,
        properties.isStale(observedAt, clock.instant()),
        row.getLong("records"),
        row.getLong("bytes"),
        row.getLong("files"),
        row.getLong("snapshots"),
        TotalsRows.instant(row, "last_commit_at"),
        row.getLong("small_files"),
        row.getInt("sorted_runs"));
  }
}
