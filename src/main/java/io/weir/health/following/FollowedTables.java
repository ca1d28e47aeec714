package io.weir.health.following;

import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Which tables and branches are followed, where each stands and when it is looked at next. */
@Component
public class FollowedTables {

  /** So many looks without making sure are too many, whatever is configured. */
  private static final int UNSURE = 1_000_000;

  private final JdbcClient jdbc;

  FollowedTables(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** The names of a database's tables that are followed. */
  public Set<String> names(String catalog, String database) {
    return jdbc.sql("SELECT table_name FROM observed_table WHERE catalog = ? AND database = ?")
        .params(catalog, database)
        .query(String.class)
        .set();
  }

  /** Begins to follow the tables of a database that are not followed yet. */
  public void begin(String catalog, String database, Collection<String> tables) {
    jdbc.sql(
            """
            INSERT INTO table_observation (catalog, database, table_name)
            SELECT ?, ?, name FROM unnest(?) AS name ON CONFLICT DO NOTHING
            """)
        .params(catalog, database, tables.toArray(String[]::new))
        .update();
  }

  /**
   * Follows these branches of a table, and no others of it. Those that are followed already cost
   * nothing.
   */
  void followBranches(FollowedTable table, Collection<String> branches) {
    if (table.branches().equals(Set.copyOf(branches))) {
      return;
    }
    String[] names = branches.toArray(String[]::new);
    jdbc.sql("DELETE FROM table_observation WHERE table_id = ? AND NOT branch = ANY (?)")
        .params(table.number(), names)
        .update();
    jdbc.sql(
            """
            INSERT INTO table_observation (catalog, database, table_name, branch, table_id)
            SELECT catalog, database, table_name, name, id FROM table_observation, unnest(?) AS name
            WHERE id = ? ON CONFLICT DO NOTHING
            """)
        .params(names, table.number())
        .update();
  }

  /** Those of a catalog that are to be looked at by then, those that wait longest first. */
  public List<FollowedTable> due(String catalog, Instant by) {
    return jdbc.sql(
            """
            SELECT id, catalog, database, table_name, branch, snapshot_id, snapshot_identity,
              snapshot_records, schema_id, small_below_bytes, looks, observed_at, last_commit_at,
              surroundings_at,
              ARRAY(SELECT branch FROM table_observation WHERE table_id = followed.id) AS branches
            FROM table_observation followed
            WHERE catalog = ? AND next_look_at <= ? AND missing_since IS NULL ORDER BY next_look_at
            """)
        .params(catalog, Timestamp.from(by))
        .query((row, number) -> table(row))
        .list();
  }

  /** That these tables are still as they were; names them by number, with the next look at each. */
  void unchanged(Map<Long, Instant> next, Instant at) {
    if (next.isEmpty()) {
      return;
    }
    jdbc.sql(
            """
            UPDATE table_observation SET observed_at = ?, looks = looks + 1, next_look_at = due.next
            FROM unnest(?, ?::timestamptz[]) AS due (id, next) WHERE table_observation.id = due.id
            """)
        .param(Timestamp.from(at))
        .param(next.keySet().toArray(Long[]::new))
        .param(next.values().stream().map(Instant::toString).toArray(String[]::new))
        .update();
  }

  /** That the known snapshot of these tables was made sure of, or another one is known now. */
  void verified(Collection<Long> numbers) {
    jdbc.sql("UPDATE table_observation SET looks = 0 WHERE id = ANY (?)")
        .param(numbers.toArray(Long[]::new))
        .update();
  }

  void lookAgain(long number, Instant next) {
    jdbc.sql("UPDATE table_observation SET next_look_at = ? WHERE id = ?")
        .params(Timestamp.from(next), number)
        .update();
  }

  /** That a table, and what is beside its newest snapshot, is to be read at the next beat. */
  public void lookSoon(TableId table) {
    jdbc.sql(
            """
            UPDATE observed_table SET next_look_at = '-infinity', surroundings_at = NULL
            WHERE catalog = ? AND database = ? AND table_name = ?
            """)
        .params(table.catalog(), table.database(), table.table())
        .update();
  }

  /**
   * That these tables of a database may be others than before: at the next look it is made sure of
   * the snapshot that they stand at, and what is beside it is read again.
   */
  public void lookAnew(String catalog, String database, Collection<String> tables) {
    if (tables.isEmpty()) {
      return;
    }
    jdbc.sql(
            """
            UPDATE observed_table SET next_look_at = '-infinity', surroundings_at = NULL, looks = ?
            WHERE catalog = ? AND database = ? AND table_name = ANY (?)
            """)
        .params(UNSURE, catalog, database, tables.toArray(String[]::new))
        .update();
  }

  /** That a look failed, and why; what was seen before stays. */
  void failed(long number, String reason, Instant next) {
    jdbc.sql(
            """
            UPDATE table_observation SET failure = ?, next_look_at = ?, judge_at = '-infinity'
            WHERE id = ?
            """)
        .params(reason, Timestamp.from(next), number)
        .update();
  }

  /** That these could be read; those where that was not so before are judged anew. */
  public void recovered(Collection<Long> numbers) {
    jdbc.sql(
            """
            UPDATE table_observation SET failure = NULL, judge_at = '-infinity'
            WHERE id = ANY (?) AND failure IS NOT NULL
            """)
        .param(numbers.toArray(Long[]::new))
        .update();
  }

  /** That the tally of a table must be counted anew. */
  public void countAnew(long number, Instant next) {
    jdbc.sql("UPDATE table_observation SET small_below_bytes = NULL, next_look_at = ? WHERE id = ?")
        .params(Timestamp.from(next), number)
        .update();
  }

  /**
   * Keeps what surrounds a table.
   *
   * @param surroundings as JSON
   * @param schema as JSON
   * @param at null where some of its history is still to be read
   */
  void surrounded(long number, String surroundings, String schema, @Nullable Instant at) {
    jdbc.sql(
            """
            UPDATE table_observation SET surroundings = ?::jsonb, schema_facts = ?::jsonb,
              surroundings_at = ?, judge_at = '-infinity'
            WHERE id = ?
            """)
        .param(surroundings)
        .param(schema)
        .param(at == null ? null : Timestamp.from(at))
        .param(number)
        .update();
  }

  private static FollowedTable table(ResultSet row) throws SQLException {
    return new FollowedTable(
        row.getLong("id"),
        new TableId(
            row.getString("catalog"), row.getString("database"), row.getString("table_name")),
        row.getString("branch"),
        Set.of((String[]) row.getArray("branches").getArray()),
        TotalsRows.position(row),
        row.getInt("looks"),
        TotalsRows.instant(row, "observed_at"),
        TotalsRows.instant(row, "last_commit_at"),
        TotalsRows.instant(row, "surroundings_at"));
  }
}
