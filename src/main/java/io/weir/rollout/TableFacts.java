package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.catalog.Observation;
import io.weir.catalog.Observations;
import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableChange;
import io.weir.lease.Care;
import io.weir.lease.JobOnTable;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.paimon.PartitionSize;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * What rules want to know of a table that is there. The storage is asked, O(files of the table),
 * only where a definition expires partitions or gets another number of buckets; a storage that does
 * not answer leaves them in the dark.
 */
@Component
class TableFacts {

  private static final String EXPIRATION = "partition.expiration-time";
  private static final String BUCKET = "bucket";
  private static final int MOST_PARTITIONS = 10_000;

  private final Catalogs catalogs;
  private final Observations observations;
  private final TableCares cares;

  TableFacts(Catalogs catalogs, Observations observations, TableCares cares) {
    this.catalogs = catalogs;
    this.observations = observations;
    this.cares = cares;
  }

  /**
   * @param changes what the plan changes of it
   * @param working the jobs that work on it
   */
  LakeFacts of(
      TableId id, TableDefinition definition, List<TableChange> changes, List<JobOnTable> working) {
    boolean expires = definition.option(EXPIRATION).isPresent();
    boolean rebuckets = changes.stream().anyMatch(change -> change.subject().equals(BUCKET));
    boolean partitioned = !definition.partitionedBy().isEmpty();
    List<PartitionSize> partitions =
        partitioned && (expires || rebuckets) ? partitions(id).orElse(null) : null;
    return new LakeFacts(
        partitions == null ? null : values(partitions),
        (int) working.stream().filter(job -> job.kind() == JobOnTable.Kind.WRITER).count(),
        isCompacted(id, definition, working),
        partitioned ? largest(partitions) : observedBytes(id));
  }

  private Optional<List<PartitionSize>> partitions(TableId id) {
    try {
      return Optional.of(catalogs.table(id).partitions());
    } catch (Problem problem) {
      return Optional.empty();
    }
  }

  private static List<LinkedHashMap<String, String>> values(List<PartitionSize> partitions) {
    return partitions.stream().limit(MOST_PARTITIONS).map(PartitionSize::values).toList();
  }

  private static @Nullable Long largest(@Nullable List<PartitionSize> partitions) {
    return partitions == null
        ? null
        : partitions.stream().mapToLong(PartitionSize::bytes).max().orElse(0);
  }

  private @Nullable Long observedBytes(TableId id) {
    return observations.find(id).map(Observation::bytes).orElse(null);
  }

  /** Only asked of those whose writers do not: by a job, or by Weir where a policy says so. */
  private @Nullable Boolean isCompacted(
      TableId id, TableDefinition definition, List<JobOnTable> working) {
    if (definition.option("write-only").filter("true"::equalsIgnoreCase).isEmpty()) {
      return null;
    }
    if (working.stream().anyMatch(job -> job.kind() == JobOnTable.Kind.COMPACTION)) {
      return true;
    }
    return cares.find(id).map(TableFacts::compactsByPolicy).orElse(null);
  }

  private static boolean compactsByPolicy(Care care) {
    return care.owner() == MaintenanceOwner.WEIR
        && care.decisions().stream().anyMatch(decision -> decision.action().equals("compact"));
  }
}
