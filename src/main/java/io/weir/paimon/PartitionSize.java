package io.weir.paimon;

import java.time.Instant;

/**
 * How large a partition is.
 *
 * @param partition such as {@code dt=20240101}; empty when the table is not partitioned
 * @param lastFileAt when its newest file was made
 */
public record PartitionSize(
    String partition, long records, long bytes, long files, Instant lastFileAt) {}
