package io.weir.rollout.drift;

import io.weir.audit.Actor;
import io.weir.definition.TableDefinition;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Keeps the definition that was last applied to each table. */
@Repository
@Transactional
public class AppliedDefinitions {

  private static final String BY_TABLE = " WHERE catalog = ? AND database = ? AND table_name = ?";

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final Clock clock;

  AppliedDefinitions(JdbcClient jdbc, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.clock = clock;
  }

  /** The keys of the options that it set; empty when no definition was applied to the table. */
  @Transactional(readOnly = true)
  public Set<String> optionsOf(TableId table) {
    return jdbc.sql("SELECT options FROM applied_definition" + BY_TABLE)
        .params(table.catalog(), table.database(), table.table())
        .query(String.class)
        .optional()
        .map(keys -> Set.copyOf(json.readValue(keys, new TypeReference<List<String>>() {})))
        .orElseGet(Set::of);
  }

  /** Empty when none was applied to the table, or before definitions were kept. */
  @Transactional(readOnly = true)
  public Optional<AppliedDefinition> find(TableId table) {
    return jdbc.sql("SELECT * FROM applied_definition" + BY_TABLE + " AND definition IS NOT NULL")
        .params(table.catalog(), table.database(), table.table())
        .query((row, number) -> applied(row))
        .optional();
  }

  /** Those of a catalog, by database and name. */
  @Transactional(readOnly = true)
  List<AppliedDefinition> of(String catalog) {
    return jdbc.sql(
            """
            SELECT * FROM applied_definition WHERE catalog = ? AND definition IS NOT NULL
            ORDER BY database, table_name
            """)
        .param(catalog)
        .query((row, number) -> applied(row))
        .list();
  }

  /** Keeps a definition that was applied by the current actor: the table is as it says. */
  public void applied(AppliedDefinition applied) {
    Timestamp now = Timestamp.from(clock.instant());
    TableId table = applied.table();
    jdbc.sql(
            """
            INSERT INTO applied_definition (catalog, database, table_name, options, definition, lake_options,
              plan_id, commit_ref, applied_by, applied_at, drift_state, differences, message, checked_at)
            VALUES (?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?, ?, ?, 'NONE', '[]', NULL, ?)
            ON CONFLICT (catalog, database, table_name) DO UPDATE SET
              options = excluded.options, definition = excluded.definition,
              lake_options = excluded.lake_options, plan_id = excluded.plan_id,
              commit_ref = excluded.commit_ref, applied_by = excluded.applied_by,
              applied_at = excluded.applied_at, drift_state = excluded.drift_state,
              differences = excluded.differences, message = NULL, checked_at = excluded.checked_at
            """)
        .params(table.catalog(), table.database(), table.table())
        .param(json.writeValueAsString(applied.definition().options().keySet()))
        .param(json.writeValueAsString(applied.definition()))
        .param(json.writeValueAsString(applied.lakeOptions()))
        .param(applied.plan())
        .param(applied.commit())
        .param(Actor.current().name())
        .params(now, now)
        .update();
  }

  /** Keeps what is remembered of a table under the name that it got; may be repeated. */
  public void rename(TableId table, String to) {
    if (isKnown(table)) {
      forget(new TableId(table.catalog(), table.database(), to));
      jdbc.sql("UPDATE applied_definition SET table_name = ?" + BY_TABLE)
          .params(to, table.catalog(), table.database(), table.table())
          .update();
    }
  }

  /** Whether a definition was applied to the table. */
  @Transactional(readOnly = true)
  public boolean isKnown(TableId table) {
    return jdbc.sql("SELECT count(*) FROM applied_definition" + BY_TABLE)
            .params(table.catalog(), table.database(), table.table())
            .query(Integer.class)
            .single()
        == 1;
  }

  public void forget(TableId table) {
    jdbc.sql("DELETE FROM applied_definition" + BY_TABLE)
        .params(table.catalog(), table.database(), table.table())
        .update();
  }

  private AppliedDefinition applied(ResultSet row) throws SQLException {
    return new AppliedDefinition(
        new TableId(
            row.getString("catalog"), row.getString("database"), row.getString("table_name")),
        json.readValue(row.getString("definition"), TableDefinition.class),
        json.readValue(row.getString("lake_options"), new TypeReference<Map<String, String>>() {}),
        row.getLong("plan_id"),
        row.getString("commit_ref"));
  }
}
