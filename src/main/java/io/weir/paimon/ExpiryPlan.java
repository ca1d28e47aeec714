package io.weir.paimon;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frozen range of snapshots that an expiry may delete: {@code [earliest, endExclusive)}, and
 * nothing beyond it, whatever is committed or expired meanwhile.
 *
 * @param earliest the oldest snapshot there is; 0 when there is none
 * @param endExclusive the oldest snapshot that stays; equal to {@code earliest} when nothing goes
 * @param latest the newest snapshot; 0 when there is none
 * @param retention what was asked for
 * @param frozenAt when the range was computed; the retained time counts back from here
 * @param bounds all that keeps snapshots, tightest first; the first one decided the end
 * @param taggedInRange tags on snapshots that go: their files stay and remain readable by the tag
 */
public record ExpiryPlan(
    long earliest,
    long endExclusive,
    long latest,
    SnapshotRetention retention,
    Instant frozenAt,
    List<Bound> bounds,
    List<TableTag> taggedInRange) {

  /**
   * Something that keeps all snapshots from an id on.
   *
   * @param name of the consumer or branch; null for the retention
   * @param keepsFrom the oldest snapshot that it keeps
   */
  public record Bound(Kind kind, @Nullable String name, long keepsFrom) {}

  /** What can keep a snapshot. */
  public enum Kind {
    RETAIN_MIN,
    RETAIN_TIME,
    CONSUMER,
    BRANCH
  }

  public ExpiryPlan {
    bounds = List.copyOf(bounds);
    taggedInRange = List.copyOf(taggedInRange);
  }

  /** How many snapshot ids the range spans. */
  public long count() {
    return endExclusive - earliest;
  }

  public boolean isEmpty() {
    return count() <= 0;
  }
}
