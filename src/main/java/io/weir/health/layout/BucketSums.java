package io.weir.health.layout;

import io.weir.paimon.tally.BucketTally;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.LevelSums;
import java.util.List;

/**
 * What the live files of a bucket add up to, and how its merge tree stands.
 *
 * @param smallFiles those under the size from which the table's files are not small
 * @param levels ascending; those that hold files
 * @param sortedRuns each file of level 0 is one, and each other level that holds files
 */
public record BucketSums(
    String partition,
    int bucket,
    long records,
    long bytes,
    long files,
    long smallFiles,
    List<LevelSums> levels,
    int sortedRuns) {

  public BucketSums {
    levels = List.copyOf(levels);
  }

  static BucketSums of(String partition, int number, BucketTally bucket) {
    FileSums sums = bucket.sums();
    return new BucketSums(
        partition,
        number,
        sums.records(),
        sums.bytes(),
        sums.files(),
        sums.smallFiles(),
        bucket.levels(),
        bucket.sortedRuns());
  }
}
