package io.weir.health.signal;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long rows wait for a full compaction, where the table asks for one after so many commits: a
 * snapshot of which files came to the top level.
 */
final class FullCompactionLag implements Signal {

  static final String ID = "full-compaction-lag";
  private static final int TIMES = 2;
  private static final Duration LEAST = Duration.ofMinutes(5);

  private static final About ABOUT =
      new About(
          ID,
          "Full compaction lag",
          "How long the oldest row waits that no full compaction has taken, where a table asks for"
              + " one after so many commits; a warning after twice the time of these. Readers of the"
              + " changelog, and of the top level alone, see nothing newer.",
          Unit.SECONDS,
          Limits.warning(300),
          20);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    Integer after = facts.schema().compaction().fullAfterCommits();
    if (after == null || !facts.schema().keyed() || isUnknown(facts)) {
      return Optional.empty();
    }
    Duration commit = facts.commits().usualInterval().orElse(Duration.ZERO);
    Duration limit = commit.multipliedBy((long) TIMES * after);
    double least = (limit.compareTo(LEAST) < 0 ? LEAST : limit).toSeconds();
    Optional<Instant> since = waitingSince(facts);
    return Optional.of(
        Reading.of(
            this,
            since.map(time -> facts.age(time).toSeconds()).orElse(0L),
            facts.limits(ID, Limits.warning(least)),
            List.of(evidence(facts, after, commit))));
  }

  private static boolean isFull(TableFacts facts, Commit commit) {
    return commit.isCompaction()
        && commit.level() != null
        && commit.level() >= facts.schema().compaction().topLevel();
  }

  /** Where nobody looked at which level a compaction wrote to. */
  private static boolean isUnknown(TableFacts facts) {
    return facts.commits().newestFirst().stream()
        .filter(Commit::isCompaction)
        .anyMatch(commit -> commit.level() == null);
  }

  private static Optional<Instant> waitingSince(TableFacts facts) {
    Instant since = null;
    for (Commit commit : facts.commits().newestFirst()) {
      if (isFull(facts, commit)) {
        break;
      }
      if (commit.isAppend()) {
        since = commit.at();
      }
    }
    return Optional.ofNullable(since);
  }

  private static Evidence evidence(TableFacts facts, int after, Duration commit) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("fullAfterCommits", after);
    values.put("usualCommitInterval", commit.toString());
    facts
        .commits()
        .newest(one -> isFull(facts, one))
        .ifPresent(
            full -> {
              values.put("lastFullCompactionAt", full.at().toString());
              values.put("snapshot", full.id());
            });
    return new Evidence("compaction", facts.id().table(), values);
  }
}
