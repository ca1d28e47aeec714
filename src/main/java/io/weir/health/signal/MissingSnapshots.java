package io.weir.health.signal;

import io.weir.paimon.tally.SnapshotGap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How many snapshots are missing between others: expiry takes the oldest, and leaves no gap. */
final class MissingSnapshots implements Signal {

  static final String ID = "missing-snapshots";

  private static final About ABOUT =
      new About(
          ID,
          "Missing snapshots",
          "Snapshots that are missing between others. Whoever reads one of them fails; expiry by"
              + " writers goes on after them and leaves what is before, and stops where more than ten"
              + " are missing in a row.",
          Unit.COUNT,
          Limits.warning(1),
          15);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    List<SnapshotGap> gaps = facts.surroundings().gaps();
    return Optional.of(
        Reading.of(
            this,
            gaps.stream().mapToLong(SnapshotGap::count).sum(),
            facts.limits(ID, ABOUT.limits()),
            gaps.stream().map(MissingSnapshots::evidence).toList()));
  }

  private static Evidence evidence(SnapshotGap gap) {
    String name = gap.count() == 1 ? String.valueOf(gap.first()) : gap.first() + "-" + gap.last();
    return new Evidence("snapshots", name, Map.of("missing", gap.count()));
  }
}
