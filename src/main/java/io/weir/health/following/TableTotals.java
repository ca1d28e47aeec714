package io.weir.health.following;

import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.SizeHistogram;
import io.weir.paimon.tally.SnapshotFacts;
import io.weir.paimon.tally.Tally;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a whole table adds up to.
 *
 * @param position the snapshot of which it is so
 * @param snapshots how many there are, as far as is known
 * @param dead data files that are only there for older snapshots and tags; null until the history
 *     was read
 * @param changelog null until the history was read
 * @param lastCommitAt null when nothing was ever committed
 */
public record TableTotals(
    Position position,
    FileSums sums,
    SizeHistogram sizes,
    long snapshots,
    @Nullable FileCount dead,
    @Nullable FileCount changelog,
    @Nullable Instant lastCommitAt) {

  /** Of a table that was just counted. */
  static TableTotals of(Position position, Tally tally, @Nullable SnapshotFacts newest) {
    return new TableTotals(
        position,
        tally.sums(),
        tally.sizes(),
        newest == null ? 0 : 1,
        null,
        null,
        newest == null ? null : newest.committedAt());
  }

  /** These with what snapshots changed. */
  TableTotals plus(Position now, Tally change, List<SnapshotFacts> added) {
    FileCount died =
        added.stream().map(SnapshotFacts::dead).reduce(FileCount.NONE, FileCount::plus);
    FileCount logged =
        added.stream().map(SnapshotFacts::changelog).reduce(FileCount.NONE, FileCount::plus);
    return new TableTotals(
        now,
        sums.plus(change.sums()),
        sizes.plus(change.sizes()),
        snapshots + added.size(),
        dead == null ? null : dead.plus(died),
        changelog == null ? null : changelog.plus(logged),
        added.get(added.size() - 1).committedAt());
  }

  /** These with what the history holds; null where it is not read to its end. */
  TableTotals with(
      long snapshotCount, @Nullable FileCount deadFiles, @Nullable FileCount changelogFiles) {
    return new TableTotals(
        position, sums, sizes, snapshotCount, deadFiles, changelogFiles, lastCommitAt);
  }
}
