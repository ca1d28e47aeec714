package io.weir.paimon;

import io.weir.paimon.tally.ConsumerFacts;
import java.time.Instant;
import java.util.List;

/**
 * What a rollback takes away.
 *
 * @param snapshotId where it leads to
 * @param committedAt when that was committed
 * @param latest the newest snapshot before it
 * @param snapshots how many go
 * @param newest of those that go, newest first; the first few
 * @param recordsAfter rows of the table's files once it is done, not yet merged
 * @param recordsBefore the same now
 * @param tags that go, since their snapshots do
 * @param consumers that wait for a snapshot which goes: they would pass over what is committed
 *     instead of it
 * @param neededBy branches whose files only those tags keep; they forbid it
 */
public record RollbackLoss(
    long snapshotId,
    Instant committedAt,
    long latest,
    long snapshots,
    List<TableSnapshot> newest,
    long recordsAfter,
    long recordsBefore,
    List<TableTag> tags,
    List<ConsumerFacts> consumers,
    List<String> neededBy) {

  public RollbackLoss {
    newest = List.copyOf(newest);
    tags = List.copyOf(tags);
    consumers = List.copyOf(consumers);
    neededBy = List.copyOf(neededBy);
  }

  /** Whether there is anything to take back. */
  public boolean isEmpty() {
    return snapshots == 0 && tags.isEmpty();
  }
}
