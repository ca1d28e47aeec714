package io.weir.job;

import io.weir.cluster.Clusters;
import io.weir.flink.FlinkCluster;
import io.weir.flink.JobCheckpoints;
import io.weir.flink.JobExceptions;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.springframework.stereotype.Service;

/**
 * Asks a job's cluster about its last deployment. Every method blocks; a cluster that is silent is
 * given up within half a minute.
 */
@Service
public class JobInsight {

  private final JobRecords records;
  private final Clusters clusters;

  JobInsight(JobRecords records, Clusters clusters) {
    this.records = records;
    this.clusters = clusters;
  }

  /** What went wrong since its last start; empty when nothing was submitted yet. */
  public JobExceptions exceptions(String job) {
    return ask(job, (flink, id) -> Optional.of(flink.exceptions(id)))
        .orElse(new JobExceptions(List.of()));
  }

  /** Empty when the cluster does not know the job. */
  public Optional<JobCheckpoints> checkpoints(String job) {
    return ask(job, FlinkCluster::checkpoints);
  }

  /** Empty when the cluster does not know the job. */
  public Optional<JobMeasures> measures(String job) {
    return ask(
        job, (flink, id) -> flink.job(id).map(seen -> new JobMeasures(seen, flink.metrics(seen))));
  }

  private <T> Optional<T> ask(String name, BiFunction<FlinkCluster, String, Optional<T>> question) {
    Job job = records.get(name);
    Deployment deployment = job.deployment();
    return deployment == null || deployment.submittedAt() == null
        ? Optional.empty()
        : question.apply(clusters.connect(job.cluster()), deployment.flinkJobId());
  }
}
