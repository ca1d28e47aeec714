package io.weir.health.signal;

import java.util.List;
import java.util.Optional;

/** All signals, in the order in which they are told of. */
public final class Signals {

  private static final List<Signal> ALL =
      List.of(
          new UnlockedStorage(),
          new DynamicBucketWriters(),
          new SeveralCompactors(),
          new JobTrouble(),
          new StaleTable(),
          new Uncompacted(),
          new SortedRuns(),
          new SmallFiles(),
          new FullCompactionLag(),
          new PostponeBacklog(),
          new DeletedRows(),
          new MissingSnapshots(),
          new SnapshotDebt(),
          new BlockingConsumer(),
          new PinningTags(),
          new MissingTag(),
          new ShortRetention(),
          new StuckPartitions(),
          new ManifestGrowth(),
          new BucketSize(),
          new SmallBuckets(),
          new BucketSkew());

  private Signals() {}

  public static List<Signal> all() {
    return ALL;
  }

  /** What the signal of this name is about; empty when there is none. */
  public static Optional<Signal.About> about(String id) {
    return ALL.stream().map(Signal::about).filter(about -> about.id().equals(id)).findFirst();
  }

  /** What they say of a table; those that have nothing to say are left out. */
  public static List<Reading> read(TableFacts facts) {
    return ALL.stream().map(signal -> signal.read(facts)).flatMap(Optional::stream).toList();
  }
}
