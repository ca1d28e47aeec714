package io.weir.health.judgement;

import io.weir.catalog.Catalog;
import io.weir.catalog.Catalogs;
import io.weir.health.following.SnapshotRows;
import io.weir.health.signal.Commits;
import io.weir.health.signal.JobFacts;
import io.weir.health.signal.OldPartition;
import io.weir.health.signal.PartitionFacts;
import io.weir.health.signal.Storage;
import io.weir.health.signal.TableFacts;
import io.weir.job.DesiredState;
import io.weir.job.Job;
import io.weir.job.JobTables;
import io.weir.lease.TableCares;
import io.weir.paimon.tally.SchemaFacts;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Gathers what is known of a table for its signals. Reads the database only: a few rows, the newest
 * snapshots, and the partitions that may be worst in something, however many there are; all
 * partitions' names only where partitions expire.
 */
@Component
class FactsReader {

  private final SnapshotRows snapshots;
  private final NotablePartitions partitions;
  private final TableCares cares;
  private final JobTables jobs;
  private final Catalogs catalogs;
  private final Clock clock;

  FactsReader(
      SnapshotRows snapshots,
      NotablePartitions partitions,
      TableCares cares,
      JobTables jobs,
      Catalogs catalogs,
      Clock clock) {
    this.snapshots = snapshots;
    this.partitions = partitions;
    this.cares = cares;
    this.jobs = jobs;
    this.catalogs = catalogs;
    this.clock = clock;
  }

  /**
   * @param storage of the table's catalog
   */
  TableFacts read(JudgedTable table, Storage storage) {
    SchemaFacts schema = table.known().schema();
    Commits commits = snapshots.newest(table.number(), table.known().snapshots());
    List<PartitionFacts> notable = partitions.of(table.number());
    @Nullable OldPartition oldest =
        schema.partitionExpiry() == null
            ? null
            : partitions.oldest(table.number(), schema.partitionExpiry()).orElse(null);
    return new TableFacts(
        table.id(),
        clock.instant(),
        storage,
        schema,
        table.known().sums(),
        table.known().snapshots(),
        table.known().dead(),
        table.known().surroundings(),
        commits,
        notable,
        oldest,
        cares.find(table.id()).orElse(null),
        jobs.on(table.id()).stream().map(FactsReader::facts).toList());
  }

  private static JobFacts facts(Job job) {
    return new JobFacts(
        job.name(),
        job.cluster(),
        job.spec().effect(),
        job.desiredState() == DesiredState.RUNNING,
        job.status().state().name(),
        job.status().since(),
        job.status().sentence(),
        job.spec().checkpointInterval(),
        job.status().lastCheckpointAt());
  }

  /** Where the tables of a catalog are. */
  Storage storage(String name) {
    Catalog catalog = catalogs.get(name);
    int end = catalog.warehouse().indexOf("://");
    String scheme =
        end < 0 ? "file" : catalog.warehouse().substring(0, end).toLowerCase(Locale.ROOT);
    return new Storage(scheme, "true".equals(catalog.options().get("lock.enabled")));
  }
}
