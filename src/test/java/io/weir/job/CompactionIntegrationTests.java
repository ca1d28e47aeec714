package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.catalog.Catalogs;
import io.weir.cluster.Cluster;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.flink.CompactionProgram;
import io.weir.flink.FlinkJobState;
import io.weir.flink.Submission;
import io.weir.lake.LakeTables;
import io.weir.lease.Act;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.lease.TableLeases;
import io.weir.shared.TableId;
import io.weir.shared.WeirHome;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.apache.paimon.Snapshot.CommitKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Compaction by the real embedded Flink: once, and as a job that goes on. */
@WeirIntegrationTest
class CompactionIntegrationTests {

  @Autowired private Api api;
  @Autowired private Jobs jobs;
  @Autowired private Clusters clusters;
  @Autowired private Catalogs catalogs;
  @Autowired private TableCares cares;
  @Autowired private TableLeases leases;
  @Autowired private WeirHome home;

  @BeforeEach
  void awaitCluster() {
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> clusters.get(Cluster.EMBEDDED).sight().state() == ClusterState.UP);
  }

  @Test
  void compactsOnceAndExpiresNothing() {
    LakeTables.Written table = written("once");
    String jobId = UUID.randomUUID().toString().replace("-", "");
    TableId id = new TableId("main", "compacting", "once");

    Submission submission =
        clusters.submit(
            Cluster.EMBEDDED,
            CompactionProgram.batch(
                jobId, "compact " + id, catalogs.opening("main"), id, "weir-run-1", "full", 1));

    assertThat(submission).isEqualTo(new Submission.Accepted());
    await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () ->
                clusters.connect(Cluster.EMBEDDED).job(jobId).orElseThrow().state()
                    == FlinkJobState.FINISHED);
    assertThat(table.kinds()).last().isEqualTo(CommitKind.COMPACT);
    assertThat(table.lastUser()).startsWith("weir-run-1");
    assertThat(table.earliest()).as("retention is one snapshot").isEqualTo(1);
    assertThat(table.files()).isEqualTo(1);
  }

  @Test
  void aDedicatedJobOwnsItsTableWhileItIsToRunAndExpiresNothing() {
    LakeTables.Written table = written("always");
    TableId id = new TableId("main", "compacting", "always");
    Map<String, Object> spec =
        Map.of(
            "catalog", "main",
            "database", "compacting",
            "table", "always",
            "checkpointInterval", "PT2S");
    Map<String, Object> body =
        Map.of("name", "compact-always", "cluster", "embedded", "kind", "compaction", "spec", spec);
    api.admin().post().uri("/jobs").body(body).exchange().expectStatus().isCreated();

    assertThat(owner(id)).isEqualTo(MaintenanceOwner.COMPACT_JOB);
    assertThat(leases.excludedBy(id, Act.COMPACT)).hasSize(1);
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() -> assertThat(table.kinds()).contains(CommitKind.COMPACT));
    assertThat(table.earliest()).as("retention is one snapshot").isEqualTo(1);

    api.admin().post().uri("/jobs/compact-always/stop").exchange().expectStatus().isAccepted();
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> jobs.get("compact-always").status().state() == JobState.STOPPED);
    assertThat(owner(id)).isEqualTo(MaintenanceOwner.WEIR);
    api.admin().delete().uri("/jobs/compact-always").exchange().expectStatus().isNoContent();
    await().atMost(Duration.ofSeconds(10)).until(() -> jobs.all().isEmpty());
  }

  private MaintenanceOwner owner(TableId table) {
    return cares.find(table).orElseThrow().owner();
  }

  private LakeTables.Written written(String name) {
    Path warehouse = home.resolve("warehouse");
    LakeTables.Written table = LakeTables.create(warehouse, "compacting", name);
    for (int commit = 0; commit < 6; commit++) {
      table.write(commit);
    }
    return table;
  }
}
