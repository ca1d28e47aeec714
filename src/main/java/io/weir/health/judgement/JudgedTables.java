package io.weir.health.judgement;

import io.weir.health.following.FollowedTables;
import io.weir.health.following.TotalsRows;
import io.weir.health.judgement.JudgedTable.Seen;
import io.weir.health.signal.TableFacts;
import io.weir.paimon.tally.SchemaFacts;
import io.weir.paimon.tally.Surroundings;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Which tables are to be judged, and what is kept of the judgement. */
@Component
public class JudgedTables {

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final FollowedTables followed;

  JudgedTables(JdbcClient jdbc, JsonMapper json, FollowedTables followed) {
    this.jdbc = jdbc;
    this.json = json;
    this.followed = followed;
  }

  /** Those of a catalog that are due by then, those that wait longest first. */
  List<JudgedTable> due(String catalog, Instant by, int most) {
    return jdbc.sql(
            """
            SELECT * FROM observed_table
            WHERE catalog = ? AND judge_at <= ? AND missing_since IS NULL ORDER BY judge_at LIMIT ?
            """)
        .params(catalog, Timestamp.from(by), most)
        .query((row, number) -> table(row))
        .list();
  }

  /** Empty when the table was never listed. */
  public Optional<JudgedTable> find(TableId table) {
    return jdbc.sql(
            """
            SELECT * FROM observed_table
            WHERE catalog = ? AND database = ? AND table_name = ? AND missing_since IS NULL
            """)
        .params(table.catalog(), table.database(), table.table())
        .query((row, number) -> table(row))
        .optional();
  }

  /** That a table is to be judged again at the next beat. */
  public void judgeSoon(TableId table) {
    jdbc.sql(
            """
            UPDATE observed_table SET judge_at = '-infinity'
            WHERE catalog = ? AND database = ? AND table_name = ?
            """)
        .params(table.catalog(), table.database(), table.table())
        .update();
  }

  /**
   * Keeps a judgement, and who holds what is in use no more.
   *
   * @param facts null when nothing is known of the table
   * @param next when the table is to be judged again, also if nothing happens
   */
  void keep(long table, Judgement judgement, @Nullable TableFacts facts, Instant next) {
    jdbc.sql(
            """
            UPDATE table_observation SET score = ?, state = ?, judgement = ?::jsonb,
              tag_bytes = ?, consumer_bytes = ?, judge_at = ?
            WHERE id = ?
            """)
        .param(judgement.score())
        .param(judgement.state().name())
        .param(json.writeValueAsString(Verdict.of(judgement)))
        .param(facts == null ? null : facts.tagBytes())
        .param(facts == null ? null : facts.consumerBytes())
        .param(Timestamp.from(next))
        .param(table)
        .update();
  }

  private JudgedTable table(ResultSet row) throws SQLException {
    return new JudgedTable(
        row.getLong("id"),
        id(row),
        row.getString("failure"),
        TotalsRows.instant(row, "observed_at"),
        row.getObject("snapshot_id", Long.class),
        seen(row));
  }

  private @Nullable Seen seen(ResultSet row) throws SQLException {
    String schema = row.getString("schema_facts");
    String surroundings = row.getString("surroundings");
    if (schema == null || surroundings == null || row.getObject("small_below_bytes") == null) {
      return null;
    }
    try {
      return new Seen(
          json.readValue(schema, SchemaFacts.class),
          TotalsRows.sums(row),
          row.getLong("snapshots"),
          TotalsRows.count(row, "dead"),
          json.readValue(surroundings, Surroundings.class));
    } catch (JacksonException unreadable) {
      // what was kept by another version
      followed.lookSoon(id(row));
      return null;
    }
  }

  private static TableId id(ResultSet row) throws SQLException {
    return new TableId(
        row.getString("catalog"), row.getString("database"), row.getString("table_name"));
  }
}
