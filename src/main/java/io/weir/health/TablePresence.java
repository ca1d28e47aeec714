package io.weir.health;

import io.weir.health.series.TablePoints;
import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Which of the known tables are there. One that is in no listing may be back soon, as when a
 * warehouse was not mounted and listed nothing: it is missing, and what is known of it is kept for
 * a day. One that Weir itself dropped, or whose catalog is registered no more, is forgotten at
 * once. Branches go with their table.
 */
@Component
class TablePresence {

  /** A table that is missing for so long is forgotten. */
  static final Duration PATIENCE = Duration.ofDays(1);

  /** So many tables are forgotten in one transaction: each may have some ten thousand points. */
  private static final int BATCH = 50;

  private final JdbcTemplate jdbc;
  private final TransactionTemplate transaction;
  private final TablePoints points;
  private final Clock clock;

  TablePresence(
      JdbcTemplate jdbc, TransactionTemplate transaction, TablePoints points, Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.points = points;
    this.clock = clock;
  }

  /** These, and no others, are the tables of a database. */
  void listed(String catalog, String database, Collection<String> tables) {
    String[] names = tables.toArray(String[]::new);
    jdbc.update(
        """
        UPDATE table_observation SET missing_since = CASE WHEN missing_since IS NULL THEN ?::timestamptz END
        WHERE catalog = ? AND database = ? AND (missing_since IS NULL) <> (table_name = ANY (?))
        """,
        Timestamp.from(clock.instant()),
        catalog,
        database,
        names);
  }

  /** These, and no others, are the databases of a catalog. */
  void listedDatabases(String catalog, Collection<String> databases) {
    jdbc.update(
        """
        UPDATE table_observation SET missing_since = ?
        WHERE catalog = ? AND missing_since IS NULL AND NOT database = ANY (?)
        """,
        Timestamp.from(clock.instant()),
        catalog,
        databases.toArray(String[]::new));
  }

  /** These, and no others, are registered. */
  void registered(Collection<String> catalogs) {
    jdbc.update(
        """
        UPDATE table_observation SET missing_since = '-infinity'
        WHERE missing_since IS DISTINCT FROM '-infinity' AND NOT catalog = ANY (?)
        """,
        (Object) catalogs.toArray(String[]::new));
    points.retainSums(catalogs);
  }

  void dropped(TableId table) {
    forget(
        "catalog = ? AND database = ? AND table_name = ?",
        table.catalog(),
        table.database(),
        table.table());
  }

  @Scheduled(fixedDelayString = "PT1M")
  void forgetLongMissing() {
    Instant since = clock.instant().minus(PATIENCE);
    int forgotten = BATCH;
    while (forgotten == BATCH) {
      forgotten =
          forget(
              """
              id IN (SELECT id FROM observed_table WHERE missing_since <= ?
                ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED)
              """,
              Timestamp.from(since),
              BATCH);
    }
  }

  /** How many were. */
  private int forget(String which, Object... parameters) {
    Integer count =
        transaction.execute(
            status -> {
              List<Long> gone =
                  jdbc.queryForList(
                      "DELETE FROM table_observation WHERE " + which + " RETURNING id",
                      Long.class,
                      parameters);
              points.forget(gone);
              return gone.size();
            });
    return count == null ? 0 : count;
  }
}
