package io.weir.paimon.tally;

import io.weir.paimon.tally.SchemaFacts.Buckets;
import io.weir.paimon.tally.SchemaFacts.Compaction;
import io.weir.paimon.tally.SchemaFacts.ManifestMerging;
import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import io.weir.paimon.tally.SchemaFacts.Retention;
import io.weir.paimon.tally.SchemaFacts.TagSchedule;
import java.time.Duration;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.CoreOptions.ChangelogProducer;
import org.apache.paimon.CoreOptions.PartitionExpireStrategy;
import org.apache.paimon.CoreOptions.TagCreationMode;
import org.apache.paimon.table.BucketMode;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/** Reads off a loaded table how it is kept; asks the storage nothing. */
final class SchemaReader {

  /** Kept as an option, of which Paimon knows nothing. */
  private static final String LAYER = "weir.layer";

  private final FileStoreTable table;
  private final CoreOptions options;

  SchemaReader(FileStoreTable table) {
    this.table = table;
    this.options = table.coreOptions();
  }

  SchemaFacts read() {
    boolean keyed = !table.primaryKeys().isEmpty();
    Buckets buckets = buckets(table.bucketMode());
    return new SchemaFacts(
        table.options().get(LAYER),
        keyed,
        buckets,
        buckets == Buckets.FIXED ? options.bucket() : 0,
        !table.partitionKeys().isEmpty(),
        options.writeOnly(),
        options.deletionVectorsEnabled(),
        options.targetFileSize(keyed),
        new Compaction(
            options.numSortedRunCompactionTrigger(),
            options.numSortedRunStopTrigger(),
            options.numLevels() - 1,
            fullAfterCommits()),
        new ManifestMerging(
            options.manifestMergeMinCount(),
            options.manifestFullCompactionThresholdSize().getBytes()),
        new Retention(
            options.snapshotTimeRetain(),
            options.snapshotNumRetainMin(),
            options.snapshotNumRetainMax()),
        partitionExpiry(),
        tagSchedule());
  }

  private static Buckets buckets(BucketMode mode) {
    return switch (mode) {
      case HASH_FIXED -> Buckets.FIXED;
      case HASH_DYNAMIC, KEY_DYNAMIC -> Buckets.DYNAMIC;
      case POSTPONE_MODE -> Buckets.POSTPONED;
      case BUCKET_UNAWARE -> Buckets.NONE;
    };
  }

  /**
   * A changelog that full compactions make asks for one after each commit, if nothing else is said.
   */
  private @Nullable Integer fullAfterCommits() {
    Integer said = options.toConfiguration().get(CoreOptions.FULL_COMPACTION_DELTA_COMMITS);
    boolean producing = options.changelogProducer() == ChangelogProducer.FULL_COMPACTION;
    return said == null && producing ? Integer.valueOf(1) : said;
  }

  private @Nullable PartitionExpiry partitionExpiry() {
    Duration after = options.partitionExpireTime();
    if (after == null || table.partitionKeys().isEmpty()) {
      return null;
    }
    return new PartitionExpiry(
        after,
        options.partitionExpireCheckInterval(),
        options.partitionExpireStrategy() == PartitionExpireStrategy.UPDATE_TIME,
        options.partitionTimestampPattern(),
        options.partitionTimestampFormatter(),
        options.partitionDefaultName());
  }

  private @Nullable TagSchedule tagSchedule() {
    TagCreationMode mode = options.tagCreationMode();
    if (mode != TagCreationMode.PROCESS_TIME && mode != TagCreationMode.WATERMARK) {
      return null;
    }
    return new TagSchedule(
        AutomaticTags.period(options),
        options.tagCreationDelay(),
        mode == TagCreationMode.WATERMARK);
  }
}
