package io.weir.maintenance;

import io.weir.lease.Decision;
import io.weir.lease.TableCares;
import io.weir.scheduling.EveryTrigger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * Writes what policies decide into each table's care, where whoever judges a table reads it.
 * O(known tables of the catalog), when a policy changes or is due; rows that don't change are not
 * written.
 */
@Component
class CareDecisions {

  private final PolicyRepository repository;
  private final KnownTables tables;
  private final TableCares cares;

  CareDecisions(PolicyRepository repository, KnownTables tables, TableCares cares) {
    this.repository = repository;
    this.tables = tables;
    this.cares = cares;
  }

  /** Reads the lake when a policy is for a layer: not to be called inside a transaction. */
  void refresh(String catalog) {
    EffectivePolicies effective =
        new EffectivePolicies(
            repository.findByCatalog(catalog).stream().map(PolicyEntity::spec).toList());
    tables
        .of(catalog, effective.askLayers())
        .forEach(known -> cares.decide(known.id(), decisions(known, effective)));
  }

  private static List<Decision> decisions(KnownTables.Known known, EffectivePolicies effective) {
    Stream<Optional<PolicySpec>> deciding =
        Arrays.stream(Action.values())
            .map(action -> effective.of(action, known.id(), known.layer()));
    return deciding.flatMap(Optional::stream).map(CareDecisions::decision).toList();
  }

  private static Decision decision(PolicySpec policy) {
    return new Decision(
        policy.action().text(),
        policy.name(),
        policy.trigger() instanceof EveryTrigger every ? every.every() : null,
        policy.options(),
        policy.limits().signals());
  }
}
