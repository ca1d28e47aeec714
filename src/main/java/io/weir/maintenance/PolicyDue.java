package io.weir.maintenance;

import io.weir.scheduling.ScheduleListener;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Turns a due time of a policy into runs: one for each table that it decides for. */
@Component
class PolicyDue implements ScheduleListener {

  private static final Logger log = LoggerFactory.getLogger(PolicyDue.class);

  private final PolicyRepository repository;
  private final PolicyCoverage coverage;
  private final CareDecisions decisions;
  private final Runs runs;

  PolicyDue(
      PolicyRepository repository, PolicyCoverage coverage, CareDecisions decisions, Runs runs) {
    this.repository = repository;
    this.coverage = coverage;
    this.decisions = decisions;
    this.runs = runs;
  }

  @Override
  public void due(String schedule, Instant dueAt) {
    Policies.ofSchedule(schedule)
        .flatMap(repository::findById)
        .map(PolicyEntity::spec)
        .filter(PolicySpec::enabled)
        .ifPresent(policy -> queue(policy, dueAt));
  }

  private void queue(PolicySpec policy, Instant dueAt) {
    decisions.refresh(policy.scope().catalog());
    long queued =
        coverage.of(policy).stream()
            .filter(PolicyCoverage.Covered::applies)
            .flatMap(covered -> runs.due(policy, covered.table(), dueAt).stream())
            .count();
    log.debug("Policy {} was due at {}: queued {} runs", policy.name(), dueAt, queued);
  }
}
