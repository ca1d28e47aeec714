package io.weir.job;

import io.weir.shared.Problem;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionPhase;
import org.springframework.transaction.event.TransactionalEventListener;

/**
 * The control loop: for each job observe, validate, reconcile, on a tick and as soon as someone
 * changed a job. Several Weirs may run it on one database: each job is one Weir's at a time.
 */
@Component
class JobLoop implements DisposableBean {

  private static final Logger log = LoggerFactory.getLogger(JobLoop.class);
  private static final int WORKERS = 4;
  private static final int STEPS_IN_A_ROW = 5;
  private static final Duration STEADY = Duration.ofSeconds(3);

  private final JobRepository jobs;
  private final JobLock lock;
  private final JobLook look;
  private final Clock clock;
  private final ExecutorService workers = Executors.newFixedThreadPool(WORKERS, JobLoop::thread);
  private final Set<String> busy = ConcurrentHashMap.newKeySet();
  private final Map<String, Instant> restUntil = new ConcurrentHashMap<>();

  JobLoop(JobRepository jobs, JobLock lock, JobLook look, Clock clock) {
    this.jobs = jobs;
    this.lock = lock;
    this.look = look;
    this.clock = clock;
  }

  @Scheduled(fixedDelayString = "PT1S")
  void tick() {
    Instant now = clock.instant();
    for (String job : jobs.namesToLookAt()) {
      if (!restUntil.getOrDefault(job, Instant.MIN).isAfter(now)) {
        enqueue(job);
      }
    }
  }

  @TransactionalEventListener(phase = TransactionPhase.AFTER_COMMIT)
  void changed(JobChanged change) {
    restUntil.remove(change.name());
    enqueue(change.name());
  }

  private void enqueue(String job) {
    if (!busy.add(job)) {
      return;
    }
    try {
      workers.execute(() -> work(job));
    } catch (RejectedExecutionException e) {
      busy.remove(job);
    }
  }

  private void work(String job) {
    try {
      lock.whileHeld(job, () -> steps(job));
    } catch (Problem e) {
      log.debug("Job {}: {}", job, e.detail());
    } catch (RuntimeException e) {
      log.error("Job {} could not be looked at", job, e);
    } finally {
      busy.remove(job);
    }
  }

  private void steps(String job) {
    for (int i = 0; i < STEPS_IN_A_ROW; i++) {
      JobLook.Outcome outcome = look.at(job);
      if (outcome != JobLook.Outcome.AGAIN) {
        if (outcome == JobLook.Outcome.STEADY) {
          restUntil.put(job, clock.instant().plus(STEADY));
        } else {
          restUntil.remove(job);
        }
        return;
      }
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "job-loop");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void destroy() throws InterruptedException {
    workers.shutdownNow();
    workers.awaitTermination(10, TimeUnit.SECONDS);
  }
}
