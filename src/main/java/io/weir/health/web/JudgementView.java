package io.weir.health.web;

import io.weir.health.TableHealth.Check;
import io.weir.health.advice.Advice;
import io.weir.health.advice.Remedy;
import io.weir.health.judgement.Judgement;
import io.weir.health.judgement.Judgement.ScoredReading;
import io.weir.health.signal.Committers.Committer;
import io.weir.health.signal.Evidence;
import io.weir.health.signal.Limits;
import io.weir.health.signal.Reading;
import io.weir.health.signal.TableFacts;
import io.weir.health.signal.Unit;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.ActionDescriptor;
import io.weir.shared.HealthState;
import io.weir.shared.Severity;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How well a table is, as it is shown.
 *
 * @param score null when the state is UNKNOWN
 * @param unknown why nothing is known of the table now; null when something is
 * @param actors null when the table was not read yet
 */
record JudgementView(
    @Nullable Integer score,
    HealthState state,
    @Nullable String unknown,
    List<SignalView> signals,
    List<AdviceView> advice,
    @Nullable ActorsView actors,
    @Nullable Instant observedAt,
    @Nullable Long snapshotId) {

  /**
   * From which values on a signal is a warning, and an error.
   *
   * @param warning null when it is none at any value
   * @param error null when it is none at any value
   */
  record ThresholdsView(@Nullable Double warning, @Nullable Double error) {

    static ThresholdsView from(Limits limits) {
      return new ThresholdsView(limits.warning(), limits.error());
    }
  }

  /**
   * A signal as it is shown.
   *
   * @param lost points of a hundred
   * @param because the signal with which its points are lost; null for its own
   * @param share of the table's bytes that it is about, 0 to 1
   */
  record SignalView(
      String id,
      String title,
      String meaning,
      double value,
      Unit unit,
      ThresholdsView thresholds,
      Severity severity,
      double share,
      List<Evidence> evidence,
      int lost,
      @Nullable String because) {

    static SignalView from(ScoredReading scored) {
      Reading reading = scored.reading();
      return new SignalView(
          reading.id(),
          reading.about().title(),
          reading.about().meaning(),
          reading.value(),
          reading.about().unit(),
          ThresholdsView.from(reading.limits()),
          reading.severity(),
          reading.share(),
          reading.evidence(),
          scored.lost(),
          scored.because());
    }
  }

  /**
   * What to do about a cause.
   *
   * @param values that the reason names, as people read them
   * @param cost of leaving it so, in words
   * @param signals that it is the cause of
   * @param action null when Weir can do nothing about it
   */
  record AdviceView(
      String id,
      Severity severity,
      String title,
      String reason,
      Map<String, Object> values,
      String cost,
      List<String> signals,
      @Nullable ActionDescriptor action) {

    static AdviceView from(Advice advice, @Nullable ActionDescriptor action) {
      return new AdviceView(
          advice.about().id(),
          advice.severity(),
          advice.about().title(),
          advice.reason(),
          advice.values(),
          advice.about().cost(),
          advice.signals(),
          action);
    }
  }

  /**
   * Who acts on a table: declared, and seen in its snapshots.
   *
   * @param seen Weir's own runs left out
   */
  record ActorsView(
      MaintenanceOwner owner, List<JobView> jobs, List<PolicyView> policies, List<Committer> seen) {

    /** A job that is declared for a table. */
    record JobView(String name, boolean compacts, String state) {}

    /** A policy that decided something for a table. */
    record PolicyView(String action, String policy) {

      static PolicyView from(Decision decision) {
        return new PolicyView(decision.action(), decision.policy());
      }
    }

    static ActorsView from(TableFacts facts) {
      return new ActorsView(
          facts.owner(),
          facts.jobs().stream()
              .map(job -> new JobView(job.name(), job.compacts(), job.state()))
              .toList(),
          facts.care() == null
              ? List.of()
              : facts.care().decisions().stream().map(PolicyView::from).toList(),
          facts.committers());
    }
  }

  /**
   * @param actions makes a call of a remedy
   */
  static JudgementView from(Check check, Function<Remedy, @Nullable ActionDescriptor> actions) {
    Judgement judgement = check.judgement();
    return new JudgementView(
        judgement.score(),
        judgement.state(),
        judgement.unknown(),
        judgement.signals().stream().map(SignalView::from).toList(),
        judgement.advice().stream()
            .map(
                advice ->
                    AdviceView.from(
                        advice, advice.remedy() == null ? null : actions.apply(advice.remedy())))
            .toList(),
        check.facts() == null ? null : ActorsView.from(check.facts()),
        judgement.observedAt(),
        judgement.snapshotId());
  }
}
