package io.weir.rollout;

import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Remembers which options the last applied definition of each table had set. */
@Repository
@Transactional
class AppliedDefinitions {

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final Clock clock;

  AppliedDefinitions(JdbcClient jdbc, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.clock = clock;
  }

  /** The keys; empty when no definition was applied to the table. */
  @Transactional(readOnly = true)
  Set<String> optionsOf(TableId table) {
    return jdbc.sql(
            "SELECT options FROM applied_definition WHERE catalog = ? AND database = ? AND table_name = ?")
        .params(table.catalog(), table.database(), table.table())
        .query(String.class)
        .optional()
        .map(keys -> Set.copyOf(json.readValue(keys, new TypeReference<List<String>>() {})))
        .orElseGet(Set::of);
  }

  void applied(TableId table, Set<String> options, long plan) {
    jdbc.sql(
            """
            INSERT INTO applied_definition (catalog, database, table_name, options, plan_id, applied_at)
            VALUES (?, ?, ?, ?::jsonb, ?, ?)
            ON CONFLICT (catalog, database, table_name) DO UPDATE SET
              options = excluded.options, plan_id = excluded.plan_id, applied_at = excluded.applied_at
            """)
        .params(table.catalog(), table.database(), table.table())
        .params(json.writeValueAsString(new HashSet<>(options)), plan)
        .param(Timestamp.from(clock.instant()))
        .update();
  }

  /** Keeps what is remembered of a table under the name that it got; may be repeated. */
  void rename(TableId table, String to) {
    if (isKnown(table)) {
      forget(new TableId(table.catalog(), table.database(), to));
      jdbc.sql(
              """
              UPDATE applied_definition SET table_name = ?
              WHERE catalog = ? AND database = ? AND table_name = ?
              """)
          .params(to, table.catalog(), table.database(), table.table())
          .update();
    }
  }

  /** Whether a definition was applied to the table. */
  @Transactional(readOnly = true)
  boolean isKnown(TableId table) {
    return jdbc.sql(
                "SELECT count(*) FROM applied_definition WHERE catalog = ? AND database = ? AND table_name = ?")
            .params(table.catalog(), table.database(), table.table())
            .query(Integer.class)
            .single()
        == 1;
  }

  void forget(TableId table) {
    jdbc.sql("DELETE FROM applied_definition WHERE catalog = ? AND database = ? AND table_name = ?")
        .params(table.catalog(), table.database(), table.table())
        .update();
  }
}
