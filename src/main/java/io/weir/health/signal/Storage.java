package io.weir.health.signal;

/**
 * Where a table's files are, and how its snapshots are committed.
 *
 * @param scheme such as file, hdfs or s3
 * @param locked whether a lock keeps two writers from committing the same snapshot
 */
public record Storage(String scheme, boolean locked) {}
