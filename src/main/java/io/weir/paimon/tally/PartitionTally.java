package io.weir.paimon.tally;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** What the files of one partition add up to, bucket by bucket. */
public final class PartitionTally {

  private final NavigableMap<Integer, BucketTally> buckets = new TreeMap<>();

  /** One without files. */
  public PartitionTally() {}

  /** One that was kept. */
  PartitionTally(SortedMap<Integer, BucketTally> buckets) {
    this.buckets.putAll(buckets);
  }

  /** One that was kept as {@link #toBytes()}. */
  public static PartitionTally of(byte[] bytes) {
    return BucketCode.decode(bytes);
  }

  /** For keeping it; some fifty bytes a bucket. */
  public byte[] toBytes() {
    return BucketCode.encode(this);
  }

  void add(FileEntry entry, long smallBelowBytes) {
    buckets.computeIfAbsent(entry.bucket, bucket -> new BucketTally()).add(entry, smallBelowBytes);
  }

  /** This one with the change, which may name buckets that were not there. */
  public PartitionTally plus(PartitionTally change) {
    PartitionTally sum = new PartitionTally();
    buckets.forEach((number, bucket) -> sum.bucket(number).add(bucket));
    change.buckets.forEach((number, bucket) -> sum.bucket(number).add(bucket));
    sum.buckets.values().removeIf(BucketTally::isNothing);
    return sum;
  }

  private BucketTally bucket(int number) {
    return buckets.computeIfAbsent(number, bucket -> new BucketTally());
  }

  /** By bucket number; negative numbers are Paimon's own, such as -2 for a postponed bucket. */
  public SortedMap<Integer, BucketTally> buckets() {
    return Collections.unmodifiableSortedMap(buckets);
  }

  public FileSums sums() {
    return buckets.values().stream().map(BucketTally::sums).reduce(FileSums.NONE, FileSums::plus);
  }

  public SizeHistogram sizes() {
    SizeHistogram sizes = new SizeHistogram();
    buckets.values().forEach(bucket -> sizes.add(bucket.sizes()));
    return sizes;
  }

  /** Of the bucket that holds most. */
  public long mostBytes() {
    return most(bucket -> bucket.sums().bytes());
  }

  /** Of the bucket that has most of it. */
  public long most(ToLongFunction<BucketTally> measure) {
    return buckets.values().stream().mapToLong(measure).max().orElse(0);
  }

  /** Of the bucket that has least of it. */
  public long least(ToLongFunction<BucketTally> measure) {
    return buckets.values().stream().mapToLong(measure).min().orElse(0);
  }

  /** Whether no file is left, or none was changed. */
  public boolean isNothing() {
    return buckets.values().stream().allMatch(BucketTally::isNothing);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PartitionTally tally && buckets.equals(tally.buckets);
  }

  @Override
  public int hashCode() {
    return buckets.hashCode();
  }

  @Override
  public String toString() {
    return buckets.toString();
  }
}
