package io.weir.job;

import io.weir.cluster.Cluster;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.definition.Finding;
import io.weir.shared.Problem;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.springframework.stereotype.Service;

/** Looks at what a job would meet, and makes nothing. */
@Service
public class JobPreflight {

  private final JobParts parts;
  private final Clusters clusters;
  private final SyncPreflight syncs;
  private final SyncOptions options;
  private final CompactionTargets targets;

  JobPreflight(
      JobParts parts,
      Clusters clusters,
      SyncPreflight syncs,
      SyncOptions options,
      CompactionTargets targets) {
    this.parts = parts;
    this.clusters = clusters;
    this.syncs = syncs;
    this.options = options;
    this.targets = targets;
  }

  /**
   * Blocks a minute at most.
   *
   * @throws Problem INVALID when it names what is not there
   */
  public Preflight run(JobDeclaration job) {
    parts.require(job);
    List<Finding> findings = new ArrayList<>(ofCluster(job));
    findings.addAll(options.check(job.spec()));
    List<Preflight.TablePair> tables = List.of();
    if (job.spec() instanceof MySqlSync sync) {
      tables = syncs.tables(sync, findings);
    } else if (job.spec() instanceof Compaction compaction) {
      findings.addAll(targets.check(compaction));
    }
    findings.sort(Comparator.comparing(Finding::severity, Comparator.<Severity>reverseOrder()));
    return new Preflight(findings, tables);
  }

  private List<Finding> ofCluster(JobDeclaration job) {
    Cluster cluster = clusters.get(job.cluster());
    var seen = cluster.sight().overview();
    if (cluster.sight().state() != ClusterState.UP || seen == null) {
      return List.of(
          Findings.warning(
              "cluster-not-up",
              "/cluster",
              "The cluster is not up, so that the job starts later: " + cluster.sight().message()));
    }
    if (seen.slotsFree() < job.spec().parallelism()) {
      return List.of(
          Findings.warning(
              "no-free-slot",
              "/cluster",
              "The cluster has %d free slots and the job needs %d."
                  .formatted(seen.slotsFree(), job.spec().parallelism())));
    }
    return List.of();
  }
}
