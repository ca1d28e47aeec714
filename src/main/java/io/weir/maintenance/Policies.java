package io.weir.maintenance;

import io.weir.audit.AuditTrail;
import io.weir.catalog.Catalogs;
import io.weir.scheduling.Schedules;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionTemplate;

/** Keeps policies, and their schedules with them. */
@Service
public class Policies {

  private static final String SCHEDULE = "policy/";
  private static final int PREVIEWED_TIMES = 5;

  private final PolicyRepository repository;
  private final PolicyCoverage coverage;
  private final CareDecisions decisions;
  private final Schedules schedules;
  private final Catalogs catalogs;
  private final AuditTrail audit;
  private final TransactionTemplate transaction;
  private final Clock clock;

  Policies(
      PolicyRepository repository,
      PolicyCoverage coverage,
      CareDecisions decisions,
      Schedules schedules,
      Catalogs catalogs,
      AuditTrail audit,
      TransactionTemplate transaction,
      Clock clock) {
    this.repository = repository;
    this.coverage = coverage;
    this.decisions = decisions;
    this.schedules = schedules;
    this.catalogs = catalogs;
    this.audit = audit;
    this.transaction = transaction;
    this.clock = clock;
  }

  /**
   * A table that a policy is for.
   *
   * @param table its full name
   * @param reason why the policy does nothing for it; null when it applies
   */
  public record CoveredTable(String table, boolean applies, @Nullable String reason) {}

  /** What a policy would mean if it were declared so. */
  public record Preview(
      String sentence,
      List<CoveredTable> tables,
      List<Instant> nextFireTimes,
      List<String> conflicts) {}

  public Page<Policy> list(PageRequest page) {
    List<Policy> found =
        repository.findAll().stream()
            .filter(p -> page.matches(p.getId()))
            .map(this::shown)
            .toList();
    return page.page(
        found,
        p -> p.spec().name(),
        Map.of(
            "name", Comparator.comparing(p -> p.spec().name()),
            "action", Comparator.comparing(p -> p.spec().action())));
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Policy get(String name) {
    return shown(require(name));
  }

  /** Empty when there is no such policy. */
  public Optional<Policy> find(String name) {
    return repository.findById(name).map(this::shown);
  }

  /** What is declared of all policies. */
  public List<PolicySpec> specs() {
    return repository.findAll().stream().map(PolicyEntity::spec).toList();
  }

  /**
   * Checks what a policy would be among others, and keeps nothing.
   *
   * @param others all that there would be, but for itself
   * @throws Problem as {@link #create}
   */
  public void check(PolicySpec spec, List<PolicySpec> others) {
    requireCatalog(spec);
    refuse(
        coverage.conflicts(
            spec,
            others.stream()
                .filter(other -> other.scope().catalog().equals(spec.scope().catalog()))
                .toList()));
  }

  /** What a policy would mean; keeps nothing. */
  public Preview preview(PolicySpec spec) {
    List<CoveredTable> tables =
        coverage.of(spec).stream()
            .map(c -> new CoveredTable(c.table().toString(), c.applies(), c.reason()))
            .toList();
    return new Preview(
        spec.sentence(),
        tables,
        schedules.preview(spec.trigger(), PREVIEWED_TIMES),
        coverage.conflicts(spec));
  }

  /**
   * Declares a policy and schedules it.
   *
   * @throws Problem CONFLICT when the name is taken or another policy is equally near to a table;
   *     INVALID when its catalog is not registered
   */
  public Policy create(PolicySpec spec) {
    check(spec);
    return changed(
        spec,
        () -> {
          if (repository.existsById(spec.name())) {
            throw Problem.conflict("There is already a policy named '" + spec.name() + "'.");
          }
          return kept(
              new PolicyEntity(spec, clock.instant()),
              "policy.create",
              "Made policy " + spec.name());
        });
  }

  /**
   * Declares a policy anew.
   *
   * @param version as the caller last saw it
   * @throws Problem NOT_FOUND, PRECONDITION_FAILED when it changed since, or as {@link #create}
   */
  public Policy update(PolicySpec spec, long version) {
    require(spec.name());
    check(spec);
    return changed(
        spec,
        () -> {
          PolicyEntity entity = require(spec.name());
          entity.requireVersion(version, "policy");
          entity.become(spec);
          return kept(entity, "policy.update", "Changed policy " + spec.name());
        });
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public void delete(String name) {
    PolicySpec spec = require(name).spec();
    transaction.executeWithoutResult(
        status -> {
          repository.delete(require(name));
          repository.flush();
          schedules.remove(SCHEDULE + name);
          audit.record(
              "policy.delete", name, "Removed policy " + name, Map.of("was", spec.sentence()));
        });
    decisions.refresh(spec.scope().catalog());
  }

  /** The lake may be read for what a policy decides, so that is done outside the transaction. */
  private Policy changed(PolicySpec spec, Supplier<PolicyEntity> change) {
    PolicyEntity entity = Objects.requireNonNull(transaction.execute(status -> change.get()));
    decisions.refresh(spec.scope().catalog());
    return shown(entity);
  }

  private PolicyEntity kept(PolicyEntity entity, String action, String summary) {
    PolicyEntity kept = repository.saveAndFlush(entity);
    PolicySpec spec = kept.spec();
    if (spec.enabled()) {
      schedules.put(SCHEDULE + spec.name(), spec.trigger());
    } else {
      schedules.remove(SCHEDULE + spec.name());
    }
    audit.record(
        action,
        spec.name(),
        summary,
        Map.of("sentence", spec.sentence(), "enabled", spec.enabled(), "limits", spec.limits()));
    return kept;
  }

  private void check(PolicySpec spec) {
    requireCatalog(spec);
    refuse(coverage.conflicts(spec));
  }

  private void requireCatalog(PolicySpec spec) {
    if (!catalogs.names().contains(spec.scope().catalog())) {
      throw Problem.invalid(
          "/scope/catalog", "There is no catalog named '" + spec.scope().catalog() + "'.");
    }
  }

  private static void refuse(List<String> conflicts) {
    if (!conflicts.isEmpty()) {
      throw Problem.conflict(
          String.join(" ", conflicts) + " Narrow one of the scopes, or change that policy.");
    }
  }

  private Policy shown(PolicyEntity entity) {
    return entity.toPolicy(schedules.next(SCHEDULE + entity.getId()).orElse(null));
  }

  private PolicyEntity require(String name) {
    return repository.findById(name).orElseThrow(() -> Problem.notFound("policy", name));
  }

  /** The policy that a schedule is for; empty when the schedule is not a policy's. */
  static Optional<String> ofSchedule(String schedule) {
    return schedule.startsWith(SCHEDULE)
        ? Optional.of(schedule.substring(SCHEDULE.length()))
        : Optional.empty();
  }
}
