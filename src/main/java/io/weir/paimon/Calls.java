package io.weir.paimon;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Runs what asks one catalog, within a bound of time and of concurrency. Each catalog has its own:
 * a storage that hangs uses up its own threads and no other's. Calls must not nest, or they could
 * wait for each other's thread.
 */
final class Calls implements AutoCloseable {

  private static final int MAX_WAITING = 4096;
  private static final int IDLE_SECONDS = 30;

  /** A change that returns nothing and may fail. */
  interface Change {
    void make() throws Exception;
  }

  private final String name;
  private final Duration timeout;
  private final ThreadPoolExecutor threads;

  /**
   * @param name of the catalog, for messages and thread names
   * @param timeout of a call that names none of its own; the wait for a thread counts
   */
  Calls(String name, int concurrency, Duration timeout) {
    this.name = name;
    this.timeout = timeout;
    AtomicInteger number = new AtomicInteger();
    this.threads =
        new ThreadPoolExecutor(
            concurrency,
            concurrency,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(MAX_WAITING),
            task -> {
              Thread thread = new Thread(task, "paimon-" + name + "-" + number.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
    threads.allowCoreThreadTimeOut(true);
  }

  /**
   * Does the work within the usual time.
   *
   * @param what continues the sentence "Can't ...", such as {@code list the databases}
   * @throws Problem TIMEOUT when it took too long, else what {@link Failures} makes of its failure
   */
  <T> T call(String what, Callable<T> work) {
    return call(what, timeout, work);
  }

  /** Makes a change within the usual time. */
  void run(String what, Change change) {
    call(
        what,
        () -> {
          change.make();
          return true;
        });
  }

  /** Does the work within a time of its own. */
  <T> T call(String what, Duration limit, Callable<T> work) {
    return await(what, limit, submit(what, work));
  }

  /** Does all of the works at once, as far as threads go; the results are in the same order. */
  <T> List<T> all(String what, List<? extends Callable<T>> works) {
    List<Future<T>> futures = new ArrayList<>(works.size());
    try {
      for (Callable<T> work : works) {
        futures.add(submit(what, work));
      }
      long end = System.nanoTime() + timeout.toNanos();
      List<T> results = new ArrayList<>(works.size());
      for (Future<T> future : futures) {
        results.add(await(what, Duration.ofNanos(Math.max(0, end - System.nanoTime())), future));
      }
      return results;
    } finally {
      futures.forEach(future -> future.cancel(true));
    }
  }

  /**
   * Does all of the works at once, as far as threads go; what fails or takes too long keeps the
   * others from nothing. The outcomes are in the same order.
   */
  <T> List<Outcome<T>> each(String what, List<? extends Callable<T>> works) {
    List<Future<T>> futures = new ArrayList<>(works.size());
    for (Callable<T> work : works) {
      futures.add(submit(what, work));
    }
    long end = System.nanoTime() + timeout.toNanos();
    List<Outcome<T>> outcomes = new ArrayList<>(works.size());
    for (Future<T> future : futures) {
      Duration left = Duration.ofNanos(Math.max(0, end - System.nanoTime()));
      try {
        outcomes.add(new Outcome<>(await(what, left, future), null));
      } catch (Problem problem) {
        outcomes.add(new Outcome<>(null, problem));
      }
    }
    return outcomes;
  }

  /** A result, or the problem in its place. */
  record Outcome<T>(@Nullable T result, @Nullable Problem problem) {}

  private <T> Future<T> submit(String what, Callable<T> work) {
    try {
      return threads.submit(work);
    } catch (RejectedExecutionException e) {
      String why =
          threads.isShutdown()
              ? "the catalog '" + name + "' was changed or removed meanwhile."
              : "too many calls already wait for the catalog '" + name + "'.";
      throw new Problem(ProblemType.UNAVAILABLE, "Can't " + what + ": " + why, e);
    }
  }

  private <T> T await(String what, Duration limit, Future<T> future) {
    try {
      return future.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      future.cancel(true);
      throw new Problem(
          ProblemType.TIMEOUT,
          "Can't " + what + ": the storage of the catalog '" + name + "' did not answer in time.",
          e);
    } catch (ExecutionException e) {
      throw Failures.translate(what, e.getCause() == null ? e : e.getCause());
    } catch (InterruptedException e) {
      future.cancel(true);
      Thread.currentThread().interrupt();
      throw new Problem(ProblemType.UNAVAILABLE, "Can't " + what + ": interrupted.", e);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
