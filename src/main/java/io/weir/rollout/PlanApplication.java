package io.weir.rollout;

import io.weir.audit.Actor;
import io.weir.audit.AuditTrail;
import io.weir.definition.manifest.Manifests;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.shared.Problem;
import jakarta.annotation.PreDestroy;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Applies plans, step by step, each recorded as soon as it is done. What a plan is to do is found
 * anew from its manifests, and must be what it said: so it can go on after a stop at any point, and
 * a step that was done without being recorded is seen to be done.
 */
@Component
class PlanApplication {

  private static final Logger log = LoggerFactory.getLogger(PlanApplication.class);
  private static final int AT_ONCE = 2;

  private final Planner planner;
  private final PlanStore store;
  private final StepSequence sequence;
  private final UnseenSteps unseen;
  private final AppliedNotes notes;
  private final AuditTrail audit;
  private final TransactionTemplate transaction;
  private final Set<Long> underWay = ConcurrentHashMap.newKeySet();
  private final ExecutorService pool =
      Executors.newFixedThreadPool(AT_ONCE, work -> new Thread(work, "plan-application"));

  PlanApplication(
      Planner planner,
      PlanStore store,
      StepSequence sequence,
      UnseenSteps unseen,
      AppliedNotes notes,
      AuditTrail audit,
      TransactionTemplate transaction) {
    this.planner = planner;
    this.store = store;
    this.sequence = sequence;
    this.unseen = unseen;
    this.notes = notes;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Checks that a plan still holds, and has its steps done in the background.
   *
   * @throws Problem CONFLICT when it can't be applied, or what it touches has moved
   */
  void begin(Plan plan) {
    refuseUnfit(plan);
    PlanStore.Origin origin = store.origin(plan.id());
    Reading reading = Manifests.read(origin.manifests());
    Draft draft = planner.again(reading, Set.copyOf(origin.allow()), plan);
    // a job that was affected and works on the table no more is compared nevertheless
    draft.restOn(planner.kept(origin.basis().keySet()));
    refuseBlocked(draft);
    Remaining remaining = Remaining.of(plan, origin.basis(), draft);
    if (!store.claim(plan.id())) {
      throw Problem.conflict("Plan " + plan.id() + " is being applied already.");
    }
    Progress progress = Progress.of(plan, remaining, reading, draft);
    underWay.add(plan.id());
    try {
      start(progress);
    } catch (RuntimeException e) {
      underWay.remove(plan.id());
      store.end(plan.id(), PlanStatus.INTERRUPTED, "It could not be begun. Apply it again.");
      throw e;
    }
  }

  private void start(Progress progress) {
    Plan plan = progress.plan();
    Remaining remaining = progress.remaining();
    if (remaining.moved().isPresent()) {
      store.end(plan.id(), PlanStatus.STALE, remaining.moved().get());
      throw Problem.conflict(remaining.moved().get() + " Make a new plan.");
    }
    record(plan, "plan.apply", "Began to apply plan " + plan.id());
    if (remaining.doneUnseen().isPresent()) {
      int number = remaining.doneUnseen().get();
      unseen.note(plan.steps().get(number - 1), progress.manifests());
      store.done(plan.id(), number, progress.draft().basis());
    }
    pool.execute(Actor.carrying(() -> apply(progress)));
  }

  private static void refuseUnfit(Plan plan) {
    switch (plan.status()) {
      case BLOCKED ->
          throw Problem.conflict(
              "Plan " + plan.id() + " is blocked: " + plan.blockers().get(0).message());
      case APPLYING -> throw Problem.conflict("Plan " + plan.id() + " is being applied already.");
      case APPLIED -> throw Problem.conflict("Plan " + plan.id() + " was applied already.");
      case STALE ->
          throw Problem.conflict(
              "What plan " + plan.id() + " touches has moved since. Make a new plan.");
      case READY, INTERRUPTED -> {}
    }
  }

  /** What stands against it now did not when it was made, and may pass: the plan stays as it is. */
  private static void refuseBlocked(Draft draft) {
    if (draft.isBlocked()) {
      throw Problem.conflict("The plan can't be applied now: " + draft.blockers().get(0).message());
    }
  }

  private void apply(Progress progress) {
    Plan plan = progress.plan();
    try {
      if (sequence.carryOut(progress)) {
        notes.take(progress);
        conclude(plan, PlanStatus.APPLIED, null, "plan.applied", "Applied plan " + plan.id());
      }
    } catch (Problem problem) {
      interrupt(plan, problem.detail());
    } catch (RuntimeException | Error e) {
      log.error("Plan {} failed", plan.id(), e);
      interrupt(plan, "Weir failed at this step; its log says why.");
    } finally {
      underWay.remove(plan.id());
    }
  }

  private void interrupt(Plan plan, String why) {
    String summary = "Plan " + plan.id() + " stopped: " + why;
    conclude(plan, PlanStatus.INTERRUPTED, why, "plan.interrupted", summary);
  }

  /** A plan ends with its entry in the audit trail, or not at all. */
  private void conclude(
      Plan plan, PlanStatus status, @Nullable String why, String action, String summary) {
    transaction.executeWithoutResult(
        inOne -> {
          store.end(plan.id(), status, why);
          record(plan, action, summary);
        });
  }

  private void record(Plan plan, String action, String summary) {
    transaction.executeWithoutResult(
        status -> audit.record(action, "plan " + plan.id(), summary, Map.of()));
  }

  /** Holds on to what this Weir applies, and lets go of what others applied that are gone. */
  @Scheduled(fixedDelayString = "PT10S")
  void beat() {
    store.renew(underWay);
    int abandoned = store.interruptAbandoned();
    if (abandoned > 0) {
      log.warn(
          "{} plans were being applied by a Weir that is gone; they can be resumed", abandoned);
    }
  }

  @PreDestroy
  void end() {
    pool.shutdownNow();
  }
}
