package io.weir.maintenance;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Gives each due run to one worker of all Weirs on the database. A claim lasts a while and is
 * renewed; one that lapses, because its Weir died, can be claimed anew. Time is the database's.
 */
@Repository
@Transactional
class RunClaims {

  /** How long a claim lasts unless renewed. */
  static final Duration TTL = Duration.ofSeconds(30);

  private static final String UNTIL =
      "clock_timestamp() + " + TTL.toMillis() + " * interval '1 millisecond'";

  /** This Weir, among all that share the database. */
  private final String worker = UUID.randomUUID().toString();

  private final JdbcClient jdbc;
  private final RunRows rows;

  RunClaims(JdbcClient jdbc, RunRows rows) {
    this.jdbc = jdbc;
    this.rows = rows;
  }

  /** Claims runs that are due, oldest first: those not started, and those whose worker is gone. */
  List<Run> claim(int limit) {
    return jdbc.sql(
            """
            UPDATE run SET claimed_by = ?, claimed_until = %s
            WHERE id IN (
              SELECT id FROM run
              WHERE ended_at IS NULL AND not_before <= clock_timestamp()
                AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
              ORDER BY not_before, id LIMIT ? FOR UPDATE SKIP LOCKED)
            RETURNING *
            """
                .formatted(UNTIL))
        .params(worker, limit)
        .query(rows)
        .list();
  }

  /** Prolongs this worker's claims; those no longer its own are left alone. */
  void renew(Collection<Long> ids) {
    if (!ids.isEmpty()) {
      jdbc.sql(
              "UPDATE run SET claimed_until = "
                  + UNTIL
                  + " WHERE claimed_by = :worker AND id IN (:ids)")
          .param("worker", worker)
          .param("ids", ids)
          .update();
    }
  }

  /** Lets go of a run, so that it can be claimed again at once. */
  void release(long id) {
    jdbc.sql(
            "UPDATE run SET claimed_by = NULL, claimed_until = NULL WHERE id = ? AND claimed_by = ?")
        .params(id, worker)
        .update();
  }
}
