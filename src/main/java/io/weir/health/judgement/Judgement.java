package io.weir.health.judgement;

import io.weir.health.advice.Advice;
import io.weir.health.signal.Reading;
import io.weir.shared.HealthState;
import io.weir.shared.Severity;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How well a table is, and why.
 *
 * @param score 0 to 100; null when the table is UNKNOWN
 * @param unknown why nothing is known of it now; null when something is
 * @param signals in the order of their list; what was last known, when the table is UNKNOWN
 * @param advice worst first
 * @param observedAt when the table was last seen; null when never
 * @param snapshotId at which; null when nothing was ever committed
 */
public record Judgement(
    @Nullable Integer score,
    HealthState state,
    @Nullable String unknown,
    List<ScoredReading> signals,
    List<Advice> advice,
    @Nullable Instant observedAt,
    @Nullable Long snapshotId) {

  private static final int FULL = 100;
  private static final int ILL_UNDER = 50;
  private static final int DEGRADED_UNDER = 80;

  /**
   * A signal with what it costs.
   *
   * @param lost points of a hundred
   * @param because the signal that it follows from, and with which its points are lost; null for
   *     none
   */
  public record ScoredReading(Reading reading, int lost, @Nullable String because) {}

  public Judgement {
    signals = List.copyOf(signals);
    advice = List.copyOf(advice);
  }

  /**
   * Why nothing is known of a table now.
   *
   * @param failure why the last look failed; null when it did not
   * @param observedAt when it was last seen; null when never
   */
  public static String notSeen(@Nullable String failure, @Nullable Instant observedAt) {
    if (failure != null) {
      return failure;
    }
    return observedAt == null
        ? "It was not looked at yet."
        : "It was not seen since " + observedAt + ".";
  }

  /** Of a table of which nothing is known. */
  public static Judgement unknown(
      String reason, @Nullable Instant observedAt, @Nullable Long snapshotId) {
    return new Judgement(
        null, HealthState.UNKNOWN, reason, List.of(), List.of(), observedAt, snapshotId);
  }

  static Judgement of(
      List<ScoredReading> signals,
      List<Advice> advice,
      Instant observedAt,
      @Nullable Long snapshotId) {
    int score = Math.max(0, FULL - signals.stream().mapToInt(ScoredReading::lost).sum());
    return new Judgement(
        score, state(score, signals), null, signals, advice, observedAt, snapshotId);
  }

  /** The same with nothing known of now. */
  Judgement because(String reason) {
    return new Judgement(
        null, HealthState.UNKNOWN, reason, signals, advice, observedAt, snapshotId);
  }

  private static HealthState state(int score, List<ScoredReading> signals) {
    Severity worst =
        signals.stream()
            .map(signal -> signal.reading().severity())
            .max(Severity::compareTo)
            .orElse(Severity.INFO);
    if (worst == Severity.ERROR || score < ILL_UNDER) {
      return HealthState.ILL;
    }
    return worst == Severity.WARNING || score < DEGRADED_UNDER
        ? HealthState.DEGRADED
        : HealthState.HEALTHY;
  }
}
