package io.weir.health;

import io.weir.paimon.TableState;
import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Instant;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** How tables and catalogs went over time, as the collector keeps it. */
@Component
class TablePoints {

  private static final String POINT =
      """
      INSERT INTO table_point (catalog, database, table_name, at, records, bytes, files, snapshots,
        small_files, sorted_runs)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """;

  private final JdbcTemplate jdbc;

  TablePoints(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  void add(TableId id, TableState state, Instant at) {
    jdbc.update(
        POINT,
        id.catalog(),
        id.database(),
        id.table(),
        Timestamp.from(at),
        state.records(),
        state.bytes(),
        state.files(),
        state.snapshots(),
        state.smallFiles(),
        state.sortedRunsMax());
  }

  /** Adds up a catalog's tables as they are now. */
  void addSum(String catalog, Instant at) {
    jdbc.update(
        """
        INSERT INTO catalog_point (catalog, at, tables, records, bytes, files, snapshots)
        SELECT ?, ?, count(*), coalesce(sum(records), 0), coalesce(sum(bytes), 0),
          coalesce(sum(files), 0), coalesce(sum(snapshots), 0)
        FROM table_observation WHERE catalog = ? ON CONFLICT DO NOTHING
        """,
        catalog,
        Timestamp.from(at),
        catalog);
  }

  void deleteBefore(Instant time) {
    jdbc.update("DELETE FROM table_point WHERE at < ?", Timestamp.from(time));
    jdbc.update("DELETE FROM catalog_point WHERE at < ?", Timestamp.from(time));
  }
}
