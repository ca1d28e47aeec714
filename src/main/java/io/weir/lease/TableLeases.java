package io.weir.lease;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Gives each table to one holder at a time. Time is the database's, the one clock that all Weirs
 * share. Every call is a transaction of its own, so that a lease is visible to others as soon as it
 * is had.
 */
@Service
@Transactional(propagation = Propagation.REQUIRES_NEW)
public class TableLeases {

  private static final String KEY = "catalog = ? AND database = ? AND table_name = ?";
  private static final String LIVE = " AND fence = ? AND expires_at > clock_timestamp()";

  private final JdbcClient jdbc;
  private final ObjectProvider<JobsOnTables> jobs;
  private final ApplicationEventPublisher events;

  TableLeases(
      JdbcClient jdbc, ObjectProvider<JobsOnTables> jobs, ApplicationEventPublisher events) {
    this.jdbc = jdbc;
    this.jobs = jobs;
    this.events = events;
  }

  /**
   * Takes the lease of a table where nobody has it and no running job excludes the act.
   *
   * @param holder who, in words: {@code run 17}, {@code drop by ada}
   * @param ttl how long it lasts unless renewed
   * @throws Problem CONFLICT that names who holds it, or which jobs must stop first ({@code
   *     mustStopFirst})
   */
  public Lease acquire(TableId table, Act act, String holder, Duration ttl) {
    requireNoExcludedJob(table, act);
    return take(table, act, holder, ttl).orElseThrow(() -> held(table, act));
  }

  /** As {@link #acquire}, but empty where another holds it or a job excludes the act. */
  public Optional<Lease> tryAcquire(TableId table, Act act, String holder, Duration ttl) {
    return excludedBy(table, act).isEmpty() ? take(table, act, holder, ttl) : Optional.empty();
  }

  /** The jobs on the table that the act excludes, by name. */
  public List<JobOnTable> excludedBy(TableId table, Act act) {
    return jobs.stream()
        .flatMap(j -> j.on(table).stream())
        .filter(job -> act.excludes(job.kind()))
        .toList();
  }

  private void requireNoExcludedJob(TableId table, Act act) {
    List<JobOnTable> excluded = excludedBy(table, act);
    if (!excluded.isEmpty()) {
      List<String> names = excluded.stream().map(JobOnTable::name).toList();
      throw new Problem(
          ProblemType.CONFLICT,
          "Can't "
              + act.words()
              + " "
              + table
              + " while "
              + String.join(", ", names)
              + " runs on it. Stop it first.",
          List.of(),
          Map.of("mustStopFirst", excluded),
          null);
    }
  }

  private Optional<Lease> take(TableId table, Act act, String holder, Duration ttl) {
    return jdbc.sql(
            """
            INSERT INTO table_lease AS l (catalog, database, table_name, act, holder, fence, acquired_at, expires_at)
            VALUES (?, ?, ?, ?, ?, nextval('table_lease_fence'), clock_timestamp(), clock_timestamp() + ? * interval '1 millisecond')
            ON CONFLICT (catalog, database, table_name) DO UPDATE
              SET act = excluded.act, holder = excluded.holder, fence = excluded.fence,
                  acquired_at = excluded.acquired_at, expires_at = excluded.expires_at
              WHERE l.expires_at <= clock_timestamp()
            RETURNING *
            """)
        .params(
            table.catalog(), table.database(), table.table(), act.name(), holder, ttl.toMillis())
        .query((row, number) -> lease(row))
        .optional();
  }

  private Problem held(TableId table, Act act) {
    String who = find(table).map(Lease::holder).orElse("someone who just let go");
    return new Problem(
        ProblemType.CONFLICT,
        "Can't "
            + act.words()
            + " "
            + table
            + " now: "
            + who
            + " holds it. Try again when that has ended.",
        List.of(),
        Map.of("holder", who),
        null);
  }

  /**
   * Prolongs a lease from now.
   *
   * @throws LeaseLost when it expired or is another's
   */
  public Lease renew(Lease lease, Duration ttl) {
    TableId table = lease.table();
    return jdbc.sql(
            "UPDATE table_lease SET expires_at = clock_timestamp() + ? * interval '1 millisecond' WHERE "
                + KEY
                + LIVE
                + " RETURNING *")
        .params(ttl.toMillis(), table.catalog(), table.database(), table.table(), lease.fence())
        .query((row, number) -> lease(row))
        .optional()
        .orElseThrow(() -> new LeaseLost(lease));
  }

  /**
   * The fencing check, to be made just before each commit and each batch of deletes.
   *
   * @throws LeaseLost when it expired or is another's
   */
  public void check(Lease lease) {
    TableId table = lease.table();
    boolean live =
        jdbc.sql("SELECT count(*) FROM table_lease WHERE " + KEY + LIVE)
                .params(table.catalog(), table.database(), table.table(), lease.fence())
                .query(Integer.class)
                .single()
            == 1;
    if (!live) {
      throw new LeaseLost(lease);
    }
  }

  /** Gives a lease back; nothing happens when it is another's by now. */
  public void release(Lease lease) {
    TableId table = lease.table();
    jdbc.sql("DELETE FROM table_lease WHERE " + KEY + " AND fence = ?")
        .params(table.catalog(), table.database(), table.table(), lease.fence())
        .update();
    events.publishEvent(new LeaseReleased(table));
  }

  /** Who holds a table now; empty when nobody does. */
  public Optional<Lease> find(TableId table) {
    return jdbc.sql(
            "SELECT * FROM table_lease WHERE " + KEY + " AND expires_at > clock_timestamp()")
        .params(table.catalog(), table.database(), table.table())
        .query((row, number) -> lease(row))
        .optional();
  }

  private static Lease lease(ResultSet row) throws SQLException {
    return new Lease(
        new TableId(
            row.getString("catalog"), row.getString("database"), row.getString("table_name")),
        Act.valueOf(row.getString("act")),
        row.getString("holder"),
        row.getLong("fence"),
        row.getTimestamp("expires_at").toInstant());
  }
}
