package io.weir.maintenance;

import io.weir.catalog.TableEvent;
import io.weir.catalog.TablesAdopted;
import io.weir.lease.Decision;
import io.weir.lease.TableCares;
import io.weir.scheduling.EveryTrigger;
import io.weir.scheduling.Schedules;
import io.weir.scheduling.Trigger;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Writes what policies decide into each table's care, where whoever judges a table reads it: for
 * all known tables of a catalog when one of its policies changes or is due, and for a table alone
 * when it is first seen or made. Rows that don't change are not written.
 */
@Component
class CareDecisions {

  private static final Logger log = LoggerFactory.getLogger(CareDecisions.class);

  /** So many times of a cron expression show its nights and weekends. */
  private static final int LOOKED_AT = 500;

  private final PolicyRepository repository;
  private final KnownTables tables;
  private final TableCares cares;
  private final Schedules schedules;

  CareDecisions(
      PolicyRepository repository, KnownTables tables, TableCares cares, Schedules schedules) {
    this.repository = repository;
    this.tables = tables;
    this.cares = cares;
    this.schedules = schedules;
  }

  /** Reads the lake when a policy is for a layer: not to be called inside a transaction. */
  void refresh(String catalog) {
    decide(catalog, cares.tables(catalog));
  }

  @EventListener
  void areSeenFirst(TablesAdopted adopted) {
    adopted.tables().stream()
        .collect(Collectors.groupingBy(TableId::catalog))
        .forEach(this::decideIfPossible);
  }

  @EventListener
  void isMade(TableEvent.Created made) {
    decideIfPossible(made.table().catalog(), List.of(made.table()));
  }

  /** Where the storage does not tell layers now, the next time that a policy is due does it. */
  private void decideIfPossible(String catalog, List<TableId> of) {
    try {
      decide(catalog, of);
    } catch (Problem problem) {
      log.warn("Policies decided nothing yet for {}: {}", of, problem.detail());
    }
  }

  private void decide(String catalog, List<TableId> of) {
    List<PolicySpec> policies =
        repository.findByCatalog(catalog).stream().map(PolicyEntity::spec).toList();
    EffectivePolicies effective = new EffectivePolicies(policies);
    Map<String, Decision> decisions =
        policies.stream().collect(Collectors.toMap(PolicySpec::name, this::decision));
    tables
        .known(catalog, of, effective.askLayers())
        .forEach(known -> cares.decide(known.id(), decisions(known, effective, decisions)));
  }

  private static List<Decision> decisions(
      KnownTables.Known known, EffectivePolicies effective, Map<String, Decision> decisions) {
    return Arrays.stream(Action.values())
        .map(action -> effective.of(action, known.id(), known.layer()))
        .flatMap(Optional::stream)
        .map(policy -> Objects.requireNonNull(decisions.get(policy.name())))
        .toList();
  }

  private Decision decision(PolicySpec policy) {
    return new Decision(
        policy.action().text(),
        policy.name(),
        longestWait(policy.trigger()),
        policy.options(),
        policy.limits().signals());
  }

  /** The longest time between two of the next times; null when there are not two. */
  private @Nullable Duration longestWait(Trigger trigger) {
    if (trigger instanceof EveryTrigger every) {
      return every.every();
    }
    List<Instant> times = schedules.preview(trigger, LOOKED_AT);
    return IntStream.range(1, times.size())
        .mapToObj(i -> Duration.between(times.get(i - 1), times.get(i)))
        .max(Comparator.naturalOrder())
        .orElse(null);
  }
}
