package io.weir.health.judgement;

import io.weir.health.following.HealthProperties;
import io.weir.health.following.TotalsRows;
import io.weir.shared.HealthState;
import io.weir.shared.ListPosition;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lists tables by how well they are. One query; a table that was not seen for two looks is UNKNOWN,
 * whatever it was when it was last judged.
 */
@Component
public class TableVerdicts {

  /** SQL for the state of a row now; :seenAfter is the time before which it says nothing of now. */
  public static final String STATE =
      """
      CASE WHEN state IS NULL OR failure IS NOT NULL OR observed_at IS NULL
        OR observed_at < :seenAfter THEN 'UNKNOWN' ELSE state END
      """;

  /** One of which nothing is known stands between the ill and the degraded. */
  private static final Map<String, String> ORDERS =
      Map.of(
          "score", "coalesce(CASE WHEN %s <> 'UNKNOWN' THEN score END, 49)".formatted(STATE),
          "bytes", "-coalesce(bytes, 0)",
          "files", "-coalesce(files, 0)",
          "deadBytes", "-coalesce(dead_bytes, 0)");

  private static final String LIST =
      """
      SELECT * FROM (
        SELECT *, %s AS state_now, %s AS rank,
          catalog || '.' || database || '.' || table_name AS full_name
        FROM observed_table
        WHERE missing_since IS NULL AND (:catalog::text IS NULL OR catalog = :catalog)
      ) listed
      WHERE (:q = '' OR strpos(lower(full_name), lower(:q)) > 0)
        AND (:state::text IS NULL OR state_now = :state)
        AND (:afterRank::bigint IS NULL OR (rank, full_name) > (:afterRank, :afterName))
      ORDER BY rank, full_name LIMIT :limit
      """;

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final HealthProperties properties;
  private final Clock clock;

  TableVerdicts(JdbcClient jdbc, JsonMapper json, HealthProperties properties, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.properties = properties;
    this.clock = clock;
  }

  /** A row and where it stands in its order. */
  private record Ranked(long rank, TableVerdict table) {

    String position() {
      return new ListPosition(rank, table.id().toString()).text();
    }
  }

  public Page<TableVerdict> list(
      @Nullable String catalog, @Nullable HealthState state, PageRequest page) {
    String order = ORDERS.get(page.sort() == null ? "score" : page.sort());
    if (order == null) {
      throw Problem.invalid(
          "sort",
          "Tables are sorted by score, bytes, files or deadBytes, the worst or most first.");
    }
    Optional<ListPosition> after = page.afterPosition();
    List<Ranked> found =
        jdbc.sql(LIST.formatted(STATE, order))
            .param("seenAfter", Timestamp.from(properties.seenAfter(clock.instant())))
            .param("catalog", catalog)
            .param("q", page.q())
            .param("state", state == null ? null : state.name())
            .param("afterRank", after.map(ListPosition::number).orElse(null))
            .param("afterName", after.map(ListPosition::place).orElse(null))
            .param("limit", page.limit() + 1)
            .query((row, number) -> ranked(row))
            .list();
    return Page.cut(found, page.limit(), Ranked::position).map(Ranked::table);
  }

  private Ranked ranked(ResultSet row) throws SQLException {
    HealthState state = HealthState.valueOf(row.getString("state_now"));
    TableVerdict table =
        new TableVerdict(
            new TableId(
                row.getString("catalog"), row.getString("database"), row.getString("table_name")),
            row.getString("layer"),
            state == HealthState.UNKNOWN ? null : row.getObject("score", Integer.class),
            state,
            row.getObject("bytes", Long.class),
            row.getObject("files", Long.class),
            row.getObject("dead_bytes", Long.class),
            TotalsRows.instant(row, "observed_at"),
            verdict(row, state));
    return new Ranked(row.getLong("rank"), table);
  }

  /** As it was judged; what became unknown since has its reason too. */
  private Verdict verdict(ResultSet row, HealthState state) throws SQLException {
    String judgement = row.getString("judgement");
    Verdict judged = judgement == null ? Verdict.NONE : json.readValue(judgement, Verdict.class);
    return state != HealthState.UNKNOWN || judged.unknown() != null
        ? judged
        : new Verdict(
            Judgement.notSeen(row.getString("failure"), TotalsRows.instant(row, "observed_at")),
            judged.causes());
  }
}
