package io.weir.rollout.drift;

import io.weir.catalog.Catalogs;
import jakarta.annotation.PreDestroy;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Looks for drift regularly, at each catalog by itself: one that is slow delays no other. */
@Component
class DriftWatch {

  private static final Logger log = LoggerFactory.getLogger(DriftWatch.class);

  private final Drifts drifts;
  private final DriftStore store;
  private final Catalogs catalogs;
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();
  private final ExecutorService pool =
      Executors.newCachedThreadPool(work -> new Thread(work, "drift-watch"));

  DriftWatch(Drifts drifts, DriftStore store, Catalogs catalogs) {
    this.drifts = drifts;
    this.store = store;
    this.catalogs = catalogs;
  }

  /** As many threads as catalogs, for as long as a look takes. */
  @Scheduled(
      initialDelayString = "${weir.drift.interval:PT5M}",
      fixedDelayString = "${weir.drift.interval:PT5M}")
  void look() {
    Set<String> registered = Set.copyOf(catalogs.names());
    store.catalogs().stream()
        .filter(registered::contains)
        .filter(underWay::add)
        .forEach(catalog -> pool.execute(() -> look(catalog)));
  }

  private void look(String catalog) {
    try {
      drifts.lookAtAll(catalog);
    } catch (RuntimeException e) {
      log.error("Could not look for drift in catalog {}", catalog, e);
    } finally {
      underWay.remove(catalog);
    }
  }

  @PreDestroy
  void end() {
    pool.shutdownNow();
  }
}
