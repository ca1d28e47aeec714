package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableDiff;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.lease.JobOnTable;
import io.weir.paimon.TableShape;
import io.weir.rollout.drift.AppliedDefinitions;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import jakarta.annotation.PreDestroy;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.stereotype.Component;

/**
 * Compares tables that are there with what is declared of them, several at once: some queries a
 * table, and a look into its storage only where a change or a rule depends on it.
 */
@Component
class TableSights {

  private static final int AT_ONCE = 8;

  private final Catalogs catalogs;
  private final AppliedDefinitions applied;
  private final TableFacts facts;
  private final TableJobs jobs;
  private final ExecutorService pool =
      Executors.newFixedThreadPool(AT_ONCE, work -> new Thread(work, "table-sight"));

  TableSights(Catalogs catalogs, AppliedDefinitions applied, TableFacts facts, TableJobs jobs) {
    this.catalogs = catalogs;
    this.applied = applied;
    this.facts = facts;
    this.jobs = jobs;
  }

  /**
   * By manifest; those whose table is not there, or is to be gone, are left out. Blocks.
   *
   * @throws Problem what keeps the storage from answering
   */
  Map<Read, AlteredTable> of(List<Read> reads, LakeView lake) {
    Map<Read, CompletableFuture<AlteredTable>> looks = new LinkedHashMap<>();
    for (Read read : reads) {
      if (read.manifest() instanceof Manifest.Table table && !table.absent()) {
        lake.existing(table)
            .ifPresent(
                now ->
                    looks.put(
                        read,
                        CompletableFuture.supplyAsync(
                            () -> look(read, now, lake.shape(now)), pool)));
      }
    }
    Map<Read, AlteredTable> sights = new HashMap<>();
    looks.forEach((read, look) -> sights.put(read, await(look)));
    return sights;
  }

  private static AlteredTable await(CompletableFuture<AlteredTable> look) {
    try {
      return look.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Problem problem) {
        throw problem;
      }
      throw e;
    }
  }

  private AlteredTable look(Read read, TableId now, TableShape has) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableDefinition wanted = manifest.declared();
    List<JobOnTable> working = jobs.on(now);
    boolean fed = working.stream().anyMatch(job -> job.kind() == JobOnTable.Kind.WRITER);
    TableDiff.Basis basis =
        new TableDiff.Basis(manifest.renamedColumns(), lastApplied(manifest, now), fed);
    TableDiff.Outcome difference = TableDiff.of(has, wanted, basis);
    TableDefinition altered = wanted.withDefaults(withoutLayer(has.options()));
    boolean asked = difference.changes().stream().anyMatch(RewritePlanner::dependsOnSnapshots);
    return new AlteredTable(
        read,
        now,
        has,
        altered,
        difference,
        working,
        facts.of(now, altered, difference.changes(), working),
        asked && !catalogs.table(now).snapshots(null, 1).isEmpty());
  }

  /** Of a table whose rename could not be noted they are still known by its old name. */
  private Set<String> lastApplied(Manifest.Table manifest, TableId now) {
    Optional<TableId> former = manifest.formerId();
    boolean unnoted = former.isPresent() && !applied.isKnown(now);
    return applied.optionsOf(unnoted ? former.get() : now);
  }

  private static Map<String, String> withoutLayer(Map<String, String> options) {
    Map<String, String> without = new HashMap<>(options);
    without.remove(Layer.OPTION);
    return without;
  }

  @PreDestroy
  void close() {
    pool.shutdownNow();
  }
}
