package io.weir.paimon;

import java.util.List;

/**
 * How large a bucket is, and how its merge tree stands.
 *
 * @param levels ascending; those that hold files
 * @param sortedRuns each file of level 0 is one, and each other level that holds files
 */
public record BucketSize(
    String partition,
    int bucket,
    long records,
    long bytes,
    long files,
    List<Level> levels,
    int sortedRuns) {

  /** What one level holds. */
  public record Level(int level, long files, long bytes) {}

  public BucketSize {
    levels = List.copyOf(levels);
  }
}
