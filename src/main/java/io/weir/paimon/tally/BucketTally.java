package io.weir.paimon.tally;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * What the files of one bucket add up to. Every number is a plain sum, so that what one snapshot
 * changed, files that go counted negative, can be added; only what is derived (runs) is not one.
 */
public final class BucketTally {

  private FileSums sums = FileSums.NONE;
  private final TreeMap<Integer, LevelSums> levels = new TreeMap<>();
  private final SizeHistogram sizes = new SizeHistogram();

  BucketTally() {}

  /** One that was kept. */
  BucketTally(FileSums sums, Collection<LevelSums> levels, SizeHistogram sizes) {
    this.sums = sums;
    levels.forEach(this::addLevel);
    this.sizes.add(sizes);
  }

  void add(FileEntry entry, long smallBelowBytes) {
    long sign = entry.sign();
    long bytes = entry.bytes * sign;
    sums =
        sums.plus(
            new FileSums(
                entry.records * sign,
                bytes,
                sign,
                entry.bytes < smallBelowBytes ? sign : 0,
                entry.deletedRecords * sign));
    addLevel(new LevelSums(entry.level, sign, bytes));
    sizes.add(entry.bytes, sign);
  }

  void add(BucketTally other) {
    sums = sums.plus(other.sums);
    other.levels.values().forEach(this::addLevel);
    sizes.add(other.sizes);
  }

  private void addLevel(LevelSums added) {
    levels.merge(added.level(), added, BucketTally::plus);
  }

  private static LevelSums plus(LevelSums one, LevelSums other) {
    return new LevelSums(one.level(), one.files() + other.files(), one.bytes() + other.bytes());
  }

  public FileSums sums() {
    return sums;
  }

  /** Ordered by level, without those that hold nothing. */
  public List<LevelSums> levels() {
    List<LevelSums> filled = new ArrayList<>();
    for (LevelSums level : levels.values()) {
      if (level.files() != 0 || level.bytes() != 0) {
        filled.add(level);
      }
    }
    return filled;
  }

  public SizeHistogram sizes() {
    return sizes;
  }

  /** What a read has to merge: each file of level 0 is a run, each higher level is one. */
  public int sortedRuns() {
    long runs = 0;
    for (LevelSums level : levels.values()) {
      runs += level.level() == 0 ? level.files() : Math.min(1, level.files());
    }
    return Math.toIntExact(runs);
  }

  /** Whether nothing is left of it, or nothing was changed. */
  boolean isNothing() {
    return sums.equals(FileSums.NONE) && levels().isEmpty() && sizes.counts().length == 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BucketTally tally
        && sums.equals(tally.sums)
        && levels().equals(tally.levels())
        && sizes.equals(tally.sizes);
  }

  @Override
  public int hashCode() {
    return sums.hashCode();
  }

  @Override
  public String toString() {
    return sums + " " + levels() + " " + sizes;
  }
}
