package io.weir.health.signal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who made a table's snapshots: each with how many of which kind, and between which two snapshots.
 */
public record Committers(List<Committer> byName) {

  /**
   * One of them.
   *
   * @param name of a job, or what a stranger calls itself
   * @param first snapshot of those that are looked at
   * @param lastAt when it last committed
   */
  public record Committer(
      String name, long appends, long compactions, long first, long last, Instant lastAt) {

    /** Whether it only compacts. */
    boolean isCompactor() {
      return compactions > 0 && appends == 0;
    }

    /** Whether it commits while the other does, and not only before or after it. */
    boolean overlaps(Committer other) {
      return first < other.last && other.first < last;
    }

    Evidence evidence() {
      Map<String, Object> values = new LinkedHashMap<>();
      values.put("appends", appends);
      values.put("compactions", compactions);
      values.put("firstSnapshot", first);
      values.put("lastSnapshot", last);
      values.put("lastAt", lastAt.toString());
      return new Evidence("committer", name, values);
    }
  }

  /** Those of these snapshots, but for Weir's own runs. */
  static Committers of(List<Commit> commits) {
    Map<String, Committer> found = new LinkedHashMap<>();
    for (Commit commit : commits) {
      if (!commit.isByWeir()) {
        found.merge(commit.committer(), one(commit), Committers::plus);
      }
    }
    List<Committer> sorted = new ArrayList<>(found.values());
    sorted.sort(Comparator.comparing(Committer::name));
    return new Committers(sorted);
  }

  private static Committer one(Commit commit) {
    return new Committer(
        commit.committer(),
        commit.isAppend() ? 1 : 0,
        commit.isCompaction() ? 1 : 0,
        commit.id(),
        commit.id(),
        commit.at());
  }

  private static Committer plus(Committer one, Committer other) {
    return new Committer(
        one.name,
        one.appends + other.appends,
        one.compactions + other.compactions,
        Math.min(one.first, other.first),
        Math.max(one.last, other.last),
        one.lastAt.isAfter(other.lastAt) ? one.lastAt : other.lastAt);
  }

  /** Those that commit while another of them does. */
  static List<Committer> together(List<Committer> committers) {
    return committers.stream()
        .filter(one -> committers.stream().anyMatch(other -> other != one && one.overlaps(other)))
        .toList();
  }
}
