package io.weir.health;

import io.weir.catalog.Catalogs;
import io.weir.catalog.TableEvent;
import io.weir.health.following.FollowedTables;
import io.weir.health.judgement.JudgedTables;
import io.weir.lease.DecisionsChanged;
import io.weir.lease.LeaseReleased;
import jakarta.annotation.PreDestroy;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Looks at every catalog now and then, each on a thread of its own: one that is slow or dead delays
 * no other, and is not looked at again before its last look has ended.
 */
@Component
class TableCollector {

  private static final Logger log = LoggerFactory.getLogger(TableCollector.class);

  private final Catalogs catalogs;
  private final CatalogSweep sweep;
  private final TablePresence presence;
  private final DirectoryTimes times;
  private final FollowedTables followed;
  private final JudgedTables judged;
  private final Clock clock;
  private final Set<String> busy = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "observe-tables");
            thread.setDaemon(true);
            return thread;
          });

  TableCollector(
      Catalogs catalogs,
      CatalogSweep sweep,
      TablePresence presence,
      DirectoryTimes times,
      FollowedTables followed,
      JudgedTables judged,
      Clock clock) {
    this.catalogs = catalogs;
    this.sweep = sweep;
    this.presence = presence;
    this.times = times;
    this.followed = followed;
    this.judged = judged;
    this.clock = clock;
  }

  @Scheduled(fixedDelayString = "${weir.health.interval:PT15S}")
  void lookAtAll() {
    List<String> names = catalogs.names();
    for (String catalog : names) {
      if (busy.add(catalog)) {
        threads.execute(() -> look(catalog));
      }
    }
    presence.registered(names);
    times.registered(names);
  }

  @EventListener
  void tableIsGone(TableEvent.Dropped dropped) {
    presence.dropped(dropped.table());
  }

  /** What Weir itself did shows at the next beat, also on a table that is seldom looked at. */
  @EventListener
  void actHasEnded(LeaseReleased released) {
    followed.lookSoon(released.table());
  }

  @EventListener
  void isCaredForOtherwise(DecisionsChanged changed) {
    judged.judgeSoon(changed.table());
  }

  private void look(String catalog) {
    try {
      sweep.run(catalog, clock.instant());
    } catch (RuntimeException e) {
      log.warn("The tables of catalog {} could not be observed: {}", catalog, e.toString());
    } finally {
      busy.remove(catalog);
    }
  }

  @PreDestroy
  void close() {
    threads.shutdownNow();
  }
}
