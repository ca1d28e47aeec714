package io.weir.maintenance;

import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Finds runs and counts them. */
@Repository
@Transactional(readOnly = true)
class RunSearch {

  private static final String WHERE =
      """
      WHERE (:catalog::text IS NULL OR catalog = :catalog)
        AND (:database::text IS NULL OR database = :database)
        AND (:table::text IS NULL OR table_name = :table)
        AND (:action::text IS NULL OR action = :action)
        AND (:statuses = '' OR status = ANY (string_to_array(:statuses, ',')))
        AND (:from::timestamptz IS NULL OR created_at >= :from)
        AND (:to::timestamptz IS NULL OR created_at < :to)
        AND id < :before
        AND (:q = '' OR database || '.' || table_name ILIKE '%' || :q || '%' OR reason ILIKE '%' || :q || '%')
      """;

  private final JdbcClient jdbc;
  private final RunRows rows;

  RunSearch(JdbcClient jdbc, RunRows rows) {
    this.jdbc = jdbc;
    this.rows = rows;
  }

  /** The last run of an origin on a table that neither came to nothing nor was broken off. */
  Optional<Long> lastOf(String origin, TableId table, Action action) {
    return jdbc.sql(
            """
            SELECT id FROM run WHERE origin = ? AND catalog = ? AND database = ? AND table_name = ? AND action = ?
                                 AND status NOT IN ('FAILED', 'CANCELLED', 'SKIPPED') ORDER BY id DESC LIMIT 1
            """)
        .params(origin, table.catalog(), table.database(), table.table(), action.name())
        .query(Long.class)
        .optional();
  }

  /** Newest first. */
  Page<Run> find(RunQuery query, PageRequest page) {
    List<Run> found =
        jdbc.sql("SELECT * FROM run " + WHERE + " ORDER BY id DESC LIMIT :limit")
            .param("catalog", query.catalog())
            .param("database", query.database())
            .param("table", query.table())
            .param("action", name(query.action()))
            .param("statuses", statuses(query))
            .param("from", timestamp(query.from()))
            .param("to", timestamp(query.to()))
            .param("before", page.afterId().orElse(Long.MAX_VALUE))
            .param("q", page.q())
            .param("limit", page.limit() + 1)
            .query(rows)
            .list();
    return Page.cut(found, page.limit(), last -> Long.toString(last.id()));
  }

  /** How many runs were created since, by where they stand; statuses with none are left out. */
  Map<RunStatus, Long> count(Instant since) {
    Map<RunStatus, Long> counts = new EnumMap<>(RunStatus.class);
    jdbc.sql("SELECT status, count(*) AS runs FROM run WHERE created_at >= ? GROUP BY status")
        .param(Timestamp.from(since))
        .query(
            row -> {
              counts.put(RunStatus.valueOf(row.getString("status")), row.getLong("runs"));
            });
    return counts;
  }

  List<RunLogEntry> log(long id) {
    return jdbc.sql("SELECT at, message FROM run_log WHERE run_id = ? ORDER BY id LIMIT 1000")
        .param(id)
        .query(
            (row, number) ->
                new RunLogEntry(row.getTimestamp("at").toInstant(), row.getString("message")))
        .list();
  }

  private static String statuses(RunQuery query) {
    return query.statuses().stream().map(RunStatus::name).collect(Collectors.joining(","));
  }

  private static @Nullable String name(@Nullable Enum<?> value) {
    return value == null ? null : value.name();
  }

  private static @Nullable Timestamp timestamp(@Nullable Instant time) {
    return time == null ? null : Timestamp.from(time);
  }
}
