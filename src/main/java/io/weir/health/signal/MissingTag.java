package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.TagSchedule;
import io.weir.paimon.tally.TagFacts;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Periods that have no tag although writers are to make one for each. A writer makes it with its
 * first commit after the period and the delay, so that the last commit is the time that counts.
 * Tags by watermark are left out: what the watermark is nobody tells.
 */
final class MissingTag implements Signal {

  static final String ID = "tag-missing";

  private static final About ABOUT =
      new About(
          ID,
          "Tag missing",
          "Periods since the newest automatic tag that should have one by now. Whoever reads a"
              + " period by its tag finds nothing.",
          Unit.COUNT,
          Limits.of(1, 2),
          15);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    TagSchedule schedule = facts.schema().tagSchedule();
    Optional<Instant> lastCommit = facts.commits().newest().map(Commit::at);
    Optional<Instant> covered = covered(facts, schedule);
    if (schedule == null || schedule.byWatermark() || lastCommit.isEmpty() || covered.isEmpty()) {
      return Optional.empty();
    }
    Duration uncovered = Duration.between(covered.get(), lastCommit.get()).minus(schedule.delay());
    long missing = uncovered.isNegative() ? 0 : uncovered.toMillis() / schedule.period().toMillis();
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("period", schedule.period().toString());
    values.put("delay", schedule.delay().toString());
    values.put("coveredUntil", covered.get().toString());
    values.put("lastCommitAt", lastCommit.get().toString());
    return Optional.of(
        Reading.of(
            this,
            missing,
            facts.limits(ID, ABOUT.limits()),
            List.of(new Evidence("schedule", facts.id().table(), values))));
  }

  /** Up to when there are tags; where there is none, since when there is something to tag. */
  private static Optional<Instant> covered(TableFacts facts, @Nullable TagSchedule schedule) {
    if (schedule == null) {
      return Optional.empty();
    }
    return facts.surroundings().tags().stream()
        .map(TagFacts::period)
        .filter(Objects::nonNull)
        .max(Comparator.naturalOrder())
        .map(period -> period.plus(schedule.period()))
        .or(facts.commits()::earliestAt);
  }
}
