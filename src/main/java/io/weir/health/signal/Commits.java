package io.weir.health.signal;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The newest snapshots of a table, and when the oldest that is there was committed.
 *
 * @param newestFirst as many as are looked at; some of them may have expired
 * @param earliestAt empty when there is none
 */
public record Commits(List<Commit> newestFirst, Optional<Instant> earliestAt) {

  public static final Commits NONE = new Commits(List.of(), Optional.empty());

  public Commits {
    newestFirst = List.copyOf(newestFirst);
  }

  Optional<Commit> newest() {
    return newestFirst.stream().findFirst();
  }

  Optional<Commit> newest(Predicate<Commit> which) {
    return newestFirst.stream().filter(which).findFirst();
  }

  List<Commit> since(Instant time) {
    return newestFirst.stream().filter(commit -> !commit.at().isBefore(time)).toList();
  }

  /** When rows first came that nobody compacted since; empty when there are none. */
  Optional<Instant> uncompactedSince() {
    Instant since = null;
    for (Commit commit : newestFirst) {
      if (commit.isCompaction()) {
        break;
      }
      if (commit.isAppend()) {
        since = commit.at();
      }
    }
    return Optional.ofNullable(since);
  }

  /** How many commits have added rows since the last compaction. */
  long appendsSinceCompaction() {
    return newestFirst.stream()
        .takeWhile(commit -> !commit.isCompaction())
        .filter(Commit::isAppend)
        .count();
  }

  /** The median time between two commits that add rows; empty when there are fewer than three. */
  Optional<Duration> usualInterval() {
    return median(gaps(Commit::isAppend));
  }

  /** The median time between two compactions; empty when there are fewer than three. */
  Optional<Duration> compactionInterval() {
    return median(gaps(Commit::isCompaction));
  }

  List<Duration> gaps(Predicate<Commit> which) {
    List<Commit> chosen = newestFirst.stream().filter(which).toList();
    List<Duration> gaps = new ArrayList<>();
    for (int i = 1; i < chosen.size(); i++) {
      gaps.add(Duration.between(chosen.get(i).at(), chosen.get(i - 1).at()));
    }
    gaps.sort(null);
    return gaps;
  }

  private static Optional<Duration> median(List<Duration> sorted) {
    return sorted.size() < 2 ? Optional.empty() : Optional.of(sorted.get(sorted.size() / 2));
  }
}
