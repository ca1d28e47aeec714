package io.weir.paimon.tally;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What the newest schema of a table says of how it is kept; Paimon's defaults where it says
 * nothing.
 *
 * @param layer the place of the table in the warehouse, such as ODS; null for none
 * @param keyed whether it has a primary key
 * @param buckets how its rows find their bucket
 * @param bucketCount buckets of each partition where their number is fixed; else 0
 * @param partitioned whether it has partitions
 * @param writeOnly whether its writers neither compact nor expire
 * @param deletionVectors whether files are accompanied by the rows that are deleted in them
 * @param targetFileBytes at which its writers begin another file
 * @param compaction how its merge trees are kept
 * @param manifests when its writers merge its manifests
 * @param retention of its snapshots, where its writers expire them
 * @param partitionExpiry null when partitions do not expire
 * @param tagSchedule null when tags are not made by themselves
 */
public record SchemaFacts(
    @Nullable String layer,
    boolean keyed,
    Buckets buckets,
    int bucketCount,
    boolean partitioned,
    boolean writeOnly,
    boolean deletionVectors,
    long targetFileBytes,
    Compaction compaction,
    ManifestMerging manifests,
    Retention retention,
    @Nullable PartitionExpiry partitionExpiry,
    @Nullable TagSchedule tagSchedule) {

  /** How rows find their bucket. */
  public enum Buckets {
    /** By a hash of the bucket key. */
    FIXED,
    /** By an index of keys that one writer keeps. */
    DYNAMIC,
    /** By compaction: until then they are in none, and nobody sees them. */
    POSTPONED,
    /** There are none: rows of a table without a key go into any file. */
    NONE
  }

  /**
   * @param trigger sorted runs of a bucket from which a writer compacts it
   * @param stopTrigger sorted runs from which a writer waits for compaction; {@link
   *     Integer#MAX_VALUE} where it never does
   * @param topLevel to which a full compaction writes
   * @param fullAfterCommits commits after which everything is merged; null when nothing asks for it
   */
  public record Compaction(
      int trigger, int stopTrigger, int topLevel, @Nullable Integer fullAfterCommits) {}

  /**
   * @param least small manifests from which a commit merges them
   * @param fullBytes of manifests that would change, from which a commit merges all
   */
  public record ManifestMerging(int least, long fullBytes) {}

  /** Snapshots that are younger, or among the newest few, stay; more than the most never do. */
  public record Retention(Duration time, int least, int most) {}

  /**
   * @param after this time a partition goes
   * @param every this time a writer looks for such
   * @param byUpdate whether the time of a partition is that of its newest file, and not its value
   * @param pattern how its time is made of its values; null for the first value
   * @param formatter of that time; null for Paimon's own forms
   * @param nullName by which the path of a partition names a null; by its value such never expires
   */
  public record PartitionExpiry(
      Duration after,
      Duration every,
      boolean byUpdate,
      @Nullable String pattern,
      @Nullable String formatter,
      String nullName) {}

  /**
   * @param period of which there is to be one tag
   * @param delay after the end of a period until its tag is made
   * @param byWatermark whether the data's time counts, and not the clock's
   */
  public record TagSchedule(Duration period, Duration delay, boolean byWatermark) {}
}
