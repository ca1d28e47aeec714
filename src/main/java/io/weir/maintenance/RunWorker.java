package io.weir.maintenance;

import jakarta.annotation.PreDestroy;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionalEventListener;

/**
 * Claims due runs, on a beat and as soon as one is queued, and works on a few at a time. O(due
 * runs) a beat.
 */
@Component
class RunWorker {

  /** A run was queued: look at once. */
  record RunQueued() {}

  private final RunClaims claims;
  private final RunExecution execution;
  private final Semaphore free;
  private final ExecutorService pool;
  private volatile boolean ready;

  RunWorker(RunClaims claims, RunExecution execution, MaintenanceSettings settings) {
    this.claims = claims;
    this.execution = execution;
    this.free = new Semaphore(settings.workers());
    this.pool = Executors.newFixedThreadPool(settings.workers(), r -> new Thread(r, "run-worker"));
  }

  @EventListener(ApplicationReadyEvent.class)
  void begin() {
    ready = true;
  }

  @TransactionalEventListener(RunQueued.class)
  void look() {
    beat();
  }

  @Scheduled(fixedDelayString = "PT1S")
  void beat() {
    int places = ready ? free.drainPermits() : 0;
    if (places == 0) {
      return;
    }
    List<Run> claimed = List.of();
    try {
      claimed = claims.claim(places);
    } finally {
      free.release(places - claimed.size());
    }
    claimed.forEach(run -> pool.execute(() -> work(run)));
  }

  private void work(Run run) {
    try {
      execution.execute(run);
    } finally {
      free.release();
      claims.release(run.id());
    }
  }

  @PreDestroy
  void end() {
    ready = false;
    pool.shutdownNow();
  }
}
