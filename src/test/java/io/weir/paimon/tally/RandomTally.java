package io.weir.paimon.tally;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Partitions of random buckets, with numbers so small that many of them are equal. */
public final class RandomTally {

  private static final int MOST_FILES = 4;
  private static final long SIZE_STEP = 1 << 20;
  private static final long SMALL_BELOW = 2 * SIZE_STEP;

  private RandomTally() {}

  /** By the name that the partition is to have. */
  public static Map<String, PartitionTally> of(Random random, int partitions, int mostBuckets) {
    Map<String, PartitionTally> all = new HashMap<>();
    for (int number = 0; number < partitions; number++) {
      all.put("dt=%05d".formatted(number), partition(random, 1 + random.nextInt(mostBuckets)));
    }
    return all;
  }

  private static PartitionTally partition(Random random, int buckets) {
    PartitionTally partition = new PartitionTally();
    for (int bucket = 0; bucket < buckets; bucket++) {
      for (int file = random.nextInt(MOST_FILES); file >= 0; file--) {
        partition.add(file(random, bucket), SMALL_BELOW);
      }
    }
    return partition;
  }

  private static FileEntry file(Random random, int bucket) {
    FileEntry entry = new FileEntry();
    entry.kind = FileEntry.ADD;
    entry.partition = ByteBuffer.allocate(0);
    entry.bucket = bucket;
    entry.level = random.nextInt(3);
    entry.bytes = SIZE_STEP * (1 + random.nextInt(3));
    entry.records = 1 + random.nextInt(3);
    return entry;
  }
}
