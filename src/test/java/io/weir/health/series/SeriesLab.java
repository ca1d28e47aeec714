package io.weir.health.series;

import com.zaxxer.hikari.HikariDataSource;
import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.flywaydb.core.Flyway;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Series in a database of their own, at whatever time a test says it is. */
class SeriesLab implements AutoCloseable {

  static final SeriesRetention RETENTION =
      new SeriesRetention(Duration.ofDays(2), Duration.ofDays(30), Duration.ofDays(365));

  final JdbcTemplate jdbc;
  final Partitions partitions;
  final RollUp rollUp;
  final SeriesUpkeep upkeep;
  final TablePoints points;
  private final HikariDataSource source;
  private final TransactionTemplate transaction;
  private final JdbcTemplate server;
  private final String database;

  private SeriesLab(HikariDataSource source, JdbcTemplate server, String database) {
    this.source = source;
    this.server = server;
    this.database = database;
    jdbc = new JdbcTemplate(source);
    transaction = new TransactionTemplate(new JdbcTransactionManager(source));
    partitions = new Partitions(jdbc, transaction);
    rollUp = new RollUp(jdbc, transaction, partitions);
    upkeep = new SeriesUpkeep(jdbc, partitions, rollUp, RETENTION);
    points = new TablePoints(jdbc, partitions);
  }

  /** With all tables as they are today. */
  static SeriesLab open(JdbcTemplate server, JdbcConnectionDetails details) {
    SeriesLab lab = empty(server, details);
    lab.migrate("latest");
    return lab;
  }

  /** With no tables at all. */
  static SeriesLab empty(JdbcTemplate server, JdbcConnectionDetails details) {
    String database = "series_" + UUID.randomUUID().toString().replace("-", "");
    server.execute("CREATE DATABASE " + database);
    HikariDataSource source = new HikariDataSource();
    source.setJdbcUrl(details.getJdbcUrl().replaceFirst("/[^/?]+($|\\?)", "/" + database + "$1"));
    source.setUsername(details.getUsername());
    source.setPassword(details.getPassword());
    source.setMaximumPoolSize(4);
    return new SeriesLab(source, server, database);
  }

  void migrate(String target) {
    Flyway.configure().dataSource(source).target(target).load().migrate();
  }

  static TableId id(String table) {
    return new TableId("c", "d", table);
  }

  /** Observes a table, which has so many of everything, and keeps the point. */
  void look(String table, Instant at, long count) {
    jdbc.update(
        """
        INSERT INTO table_observation (catalog, database, table_name, records, bytes, files,
          snapshots, small_files, sorted_runs, observed_at)
        SELECT 'c', 'd', ?, n, n, n, n, n, n, ? FROM (SELECT ?::bigint AS n) counts
        ON CONFLICT (catalog, database, table_name, branch) DO UPDATE SET records = excluded.records,
          bytes = excluded.bytes, files = excluded.files, snapshots = excluded.snapshots,
          small_files = excluded.small_files, sorted_runs = excluded.sorted_runs
        """,
        table,
        Timestamp.from(at),
        count);
    points.add(numbers(table), at);
  }

  /** Of the tables whose names are like this. */
  List<Long> numbers(String like) {
    return jdbc.queryForList(
        "SELECT id FROM table_observation WHERE table_name LIKE ? ORDER BY id", Long.class, like);
  }

  SeriesReader reader(Instant now) {
    return new SeriesReader(jdbc, RETENTION, Clock.fixed(now, ZoneOffset.UTC));
  }

  long count(String table) {
    Long count = jdbc.queryForObject("SELECT count(*) FROM " + table, Long.class);
    return count == null ? 0 : count;
  }

  /** The partitions of a resolution, by name. */
  List<String> partitionsOf(Resolution resolution) {
    return jdbc.queryForList(
        "SELECT relname FROM pg_class WHERE relispartition AND relkind = 'r' AND relname LIKE ? ORDER BY 1",
        String.class,
        resolution.table() + "%");
  }

  /** Does the work while someone else has read these points and not ended the transaction. */
  void whileReading(String table, Runnable work) {
    transaction.executeWithoutResult(
        status -> {
          count(table);
          CompletableFuture.runAsync(work).join();
        });
  }

  @Override
  public void close() {
    source.close();
    server.execute("DROP DATABASE " + database);
  }
}
