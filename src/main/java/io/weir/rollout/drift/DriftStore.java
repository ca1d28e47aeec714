package io.weir.rollout.drift;

import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Keeps what was seen of the drift of tables. */
@Repository
@Transactional
class DriftStore {

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final Clock clock;

  DriftStore(JdbcClient jdbc, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.clock = clock;
  }

  /** Keeps a look, unless another definition was applied meanwhile. */
  void save(AppliedDefinition applied, Look look) {
    TableId table = applied.table();
    jdbc.sql(
            """
            UPDATE applied_definition
            SET drift_state = ?, differences = ?::jsonb, message = ?, checked_at = ?
            WHERE catalog = ? AND database = ? AND table_name = ? AND plan_id = ?
            """)
        .param(look.state().name())
        .param(json.writeValueAsString(look.differences()))
        .param(look.message())
        .param(Timestamp.from(clock.instant()))
        .params(table.catalog(), table.database(), table.table(), applied.plan())
        .update();
  }

  /** Empty when no definition was applied to the table. */
  @Transactional(readOnly = true)
  Optional<TableDrift> find(TableId table) {
    return jdbc.sql(
            """
            SELECT * FROM applied_definition
            WHERE catalog = ? AND database = ? AND table_name = ?
            """)
        .params(table.catalog(), table.database(), table.table())
        .query((row, number) -> drift(row))
        .optional();
  }

  /** Those that are not as they were declared, by name. */
  @Transactional(readOnly = true)
  Page<TableDrift> find(List<String> catalogs, @Nullable String database, PageRequest page) {
    List<TableDrift> found =
        jdbc.sql(
                """
                SELECT * FROM applied_definition
                WHERE drift_state <> 'NONE'
                  AND catalog = ANY(:catalogs)
                  AND (:database::text IS NULL OR database = :database)
                  AND (:after = '' OR catalog || '.' || database || '.' || table_name > :after)
                ORDER BY catalog || '.' || database || '.' || table_name LIMIT :limit
                """)
            .param("catalogs", catalogs.toArray(String[]::new))
            .param("database", database)
            .param("after", page.after().orElse(""))
            .param("limit", page.limit() + 1)
            .query((row, number) -> drift(row))
            .list();
    return Page.cut(found, page.limit(), last -> last.table().toString());
  }

  /** Whether each table of a database has drifted, by name; of those that were looked at. */
  @Transactional(readOnly = true)
  Map<String, Boolean> drifted(String catalog, String database) {
    Map<String, Boolean> drifted = new HashMap<>();
    jdbc.sql(
            """
            SELECT table_name, drift_state FROM applied_definition
            WHERE catalog = ? AND database = ? AND drift_state IN ('NONE', 'DRIFTED')
            """)
        .params(catalog, database)
        .query(
            row -> {
              drifted.put(
                  row.getString("table_name"), row.getString("drift_state").equals("DRIFTED"));
            });
    return drifted;
  }

  /** The catalogs of tables to which definitions were applied. */
  @Transactional(readOnly = true)
  List<String> catalogs() {
    return jdbc.sql("SELECT DISTINCT catalog FROM applied_definition").query(String.class).list();
  }

  private TableDrift drift(ResultSet row) throws SQLException {
    String state = row.getString("drift_state");
    String differences = row.getString("differences");
    Timestamp checkedAt = row.getTimestamp("checked_at");
    return new TableDrift(
        new TableId(
            row.getString("catalog"), row.getString("database"), row.getString("table_name")),
        state == null ? null : DriftState.valueOf(state),
        row.getLong("plan_id"),
        row.getString("commit_ref"),
        row.getString("applied_by"),
        row.getTimestamp("applied_at").toInstant(),
        checkedAt == null ? null : checkedAt.toInstant(),
        differences == null
            ? List.of()
            : json.readValue(differences, new TypeReference<List<Difference>>() {}),
        row.getString("message"));
  }
}
