package io.weir.cluster;

import io.weir.flink.ClusterOverview;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** What was last seen of each cluster. */
@Component
class ClusterSights {

  private final JdbcClient jdbc;

  ClusterSights(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Transactional(readOnly = true)
  ClusterSight find(String cluster) {
    return jdbc.sql("SELECT * FROM cluster_observation WHERE cluster = ?")
        .param(cluster)
        .query((row, number) -> sight(row))
        .optional()
        .orElse(ClusterSight.NEVER_SEEN);
  }

  /** Keeps what was seen; a silent cluster keeps what it last said of itself. */
  @Transactional
  void save(String cluster, ClusterSight sight) {
    ClusterOverview overview = sight.overview();
    if (overview == null) {
      jdbc.sql(
              """
              INSERT INTO cluster_observation (cluster, state, message)
              SELECT name, :state, :message FROM cluster WHERE name = :cluster
              ON CONFLICT (cluster) DO UPDATE SET state = excluded.state, message = excluded.message
              """)
          .param("state", sight.state().name())
          .param("message", sight.message())
          .param("cluster", cluster)
          .update();
      return;
    }
    jdbc.sql(
            """
            INSERT INTO cluster_observation (cluster, state, message, flink_version, incarnation, slots_total,
              slots_free, task_managers, jobs_running, checkpoint_directory, savepoint_directory, seen_at)
            SELECT name, :state, :message, :version, :incarnation, :slots, :free, :managers, :jobs,
              :checkpoints, :savepoints, :seen FROM cluster WHERE name = :cluster
            ON CONFLICT (cluster) DO UPDATE SET state = excluded.state, message = excluded.message,
              flink_version = excluded.flink_version, incarnation = excluded.incarnation,
              slots_total = excluded.slots_total, slots_free = excluded.slots_free,
              task_managers = excluded.task_managers, jobs_running = excluded.jobs_running,
              checkpoint_directory = excluded.checkpoint_directory,
              savepoint_directory = excluded.savepoint_directory, seen_at = excluded.seen_at
            """)
        .param("state", sight.state().name())
        .param("message", sight.message())
        .param("version", overview.flinkVersion())
        .param("incarnation", overview.incarnation())
        .param("slots", overview.slotsTotal())
        .param("free", overview.slotsFree())
        .param("managers", overview.taskManagers())
        .param("jobs", overview.jobsRunning())
        .param("checkpoints", overview.checkpointDirectory())
        .param("savepoints", overview.savepointDirectory())
        .param("seen", timestamp(sight))
        .param("cluster", cluster)
        .update();
  }

  private static @Nullable Timestamp timestamp(ClusterSight sight) {
    return sight.seenAt() == null ? null : Timestamp.from(sight.seenAt());
  }

  private static ClusterSight sight(ResultSet row) throws SQLException {
    Timestamp seenAt = row.getTimestamp("seen_at");
    ClusterOverview overview =
        seenAt == null
            ? null
            : new ClusterOverview(
                row.getString("flink_version"),
                row.getString("incarnation"),
                row.getInt("slots_total"),
                row.getInt("slots_free"),
                row.getInt("task_managers"),
                row.getInt("jobs_running"),
                row.getString("checkpoint_directory"),
                row.getString("savepoint_directory"));
    return new ClusterSight(
        ClusterState.valueOf(row.getString("state")),
        row.getString("message"),
        overview,
        seenAt == null ? null : seenAt.toInstant());
  }
}
