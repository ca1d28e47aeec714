package io.weir.health.series;

import java.sql.Timestamp;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** Adds points to the series of tables and catalogs, and ends series. */
@Component
public class TablePoints {

  private static final String POINTS =
      """
      INSERT INTO point_raw (series_id, at, %s)
      SELECT id, ?, %s FROM observed_table
      WHERE observed_at IS NOT NULL AND failure IS NULL AND missing_since IS NULL AND
      """
          .formatted(TableMetric.COLUMNS, TableMetric.COLUMNS);

  private static final String SUM =
      """
      INSERT INTO point_raw (series_id, at, %s)
      SELECT series.id, ?, %s FROM catalog_series series LEFT JOIN observed_table observation
        ON observation.catalog = series.catalog AND observation.missing_since IS NULL
      WHERE series.catalog = ? GROUP BY series.id ON CONFLICT DO NOTHING
      """
          .formatted(TableMetric.COLUMNS, TableMetric.each(TableMetric::overCatalog));

  private final JdbcTemplate jdbc;
  private final Partitions partitions;

  TablePoints(JdbcTemplate jdbc, Partitions partitions) {
    this.jdbc = jdbc;
    this.partitions = partitions;
  }

  /** Keeps what is stored of these tables, named by number, as points of this time. */
  public void add(Collection<Long> tables, Instant at) {
    if (!tables.isEmpty()) {
      jdbc.update(
          POINTS + " id = ANY (?) ON CONFLICT DO NOTHING",
          placeFor(at),
          tables.toArray(Long[]::new));
    }
  }

  /** Keeps what is stored of each table of a catalog as a point of this time. */
  public void addAll(String catalog, Instant at) {
    jdbc.update(POINTS + " catalog = ? ON CONFLICT DO NOTHING", placeFor(at), catalog);
  }

  /** Keeps what a catalog's tables come to now. */
  public void addSum(String catalog, Instant at) {
    jdbc.update("INSERT INTO catalog_series (catalog) VALUES (?) ON CONFLICT DO NOTHING", catalog);
    jdbc.update(SUM, placeFor(at), catalog);
  }

  /** Deletes all points of these series, which costs as much as they have points. */
  public void forget(Collection<Long> series) {
    if (series.isEmpty()) {
      return;
    }
    for (Resolution resolution : Resolution.values()) {
      jdbc.update(
          "DELETE FROM " + resolution.table() + " WHERE series_id = ANY (?)",
          (Object) series.toArray(Long[]::new));
    }
  }

  /** Forgets the sums of catalogs that are not among these. */
  public void retainSums(Collection<String> catalogs) {
    forget(
        jdbc.queryForList(
            "DELETE FROM catalog_series WHERE NOT catalog = ANY (?) RETURNING id",
            Long.class,
            (Object) catalogs.toArray(String[]::new)));
  }

  /** Also where a clock is so wrong that nobody made one: a look must not fail for it. */
  private Timestamp placeFor(Instant at) {
    Instant time = at.truncatedTo(ChronoUnit.MICROS);
    partitions.cover(Resolution.RAW, time, time);
    return Timestamp.from(time);
  }
}
