package io.weir.paimon.tally;

/**
 * The index files of the newest snapshot.
 *
 * @param deletionVectors files that say which records of data files are deleted
 * @param deletedRecords by deletion vectors; -1 where the table was written by a version that did
 *     not count them
 * @param buckets files of the index by which a table with dynamic buckets finds a key's bucket
 */
public record IndexFacts(FileCount deletionVectors, long deletedRecords, FileCount buckets) {

  public static final IndexFacts NONE = new IndexFacts(FileCount.NONE, 0, FileCount.NONE);
}
