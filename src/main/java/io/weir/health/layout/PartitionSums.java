package io.weir.health.layout;

import java.time.Instant;

/**
 * What the live files of a partition add up to.
 *
 * @param partition such as {@code dt=20240101}; empty when the table is not partitioned
 * @param smallFiles those under the size from which the table's files are not small
 * @param deletedRecords that are marked as deleted within the files of a primary-key table
 * @param sortedRuns of the bucket that has most
 * @param changedAt when its files were last seen to have changed; when it was first counted, for
 *     one that did not change since
 */
public record PartitionSums(
    String partition,
    long records,
    long bytes,
    long files,
    long smallFiles,
    long deletedRecords,
    long sortedRuns,
    long bucketCount,
    Instant changedAt) {}
