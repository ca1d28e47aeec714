package io.weir.flink;

import io.weir.shared.WeirHome;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * The Flink that Weir brings along: a JobManager and a TaskManager as processes of their own, kept
 * running. They are started in the background, ended when Weir ends, and found again after Weir was
 * killed.
 */
@Component
public class EmbeddedFlink implements SmartLifecycle {

  private static final Logger log = LoggerFactory.getLogger(EmbeddedFlink.class);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(1);

  private final FlinkProperties properties;
  private final EmbeddedHome home;
  private final EmbeddedLauncher launcher;
  private final EmbeddedPair pair;

  private @Nullable ScheduledExecutorService keeper;
  private volatile @Nullable String trouble;

  EmbeddedFlink(WeirHome weirHome, FlinkProperties properties, Clock clock) {
    this.properties = properties;
    this.home = new EmbeddedHome(weirHome.resolve("flink"));
    this.launcher = new EmbeddedLauncher(home, properties);
    this.pair = new EmbeddedPair(home, properties, launcher, clock);
  }

  /** Whether this Weir runs a Flink of its own. */
  public boolean enabled() {
    return properties.embedded();
  }

  /** Its REST address; empty while no JobManager runs. It changes when the JobManager does. */
  public Optional<URI> address() {
    return pair.jobManager().map(p -> URI.create("http://127.0.0.1:" + p.port()));
  }

  /** Why it does not run, in a sentence; empty when it does or is about to. */
  public Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /** Where its jobs keep their checkpoints. */
  public Path checkpoints() {
    return home.checkpoints();
  }

  /** Where its jobs put their savepoints. */
  public Path savepoints() {
    return home.savepoints();
  }

  @Override
  public synchronized void start() {
    if (!enabled() || keeper != null) {
      return;
    }
    if (!launcher.assembled()) {
      trouble =
          "The embedded Flink is not at %s: build Weir, or set weir.flink.dist."
              .formatted(properties.dist());
      log.warn(trouble);
      return;
    }
    keeper =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "embedded-flink");
              thread.setDaemon(true);
              return thread;
            });
    keeper.execute(this::takeOver);
    keeper.scheduleWithFixedDelay(this::keep, 0, LOOK_EVERY.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void takeOver() {
    try {
      pair.takeOver();
    } catch (IOException | RuntimeException e) {
      log.warn("What runs of the embedded Flink could not be found out: {}", e.getMessage());
    }
  }

  private void keep() {
    try {
      pair.keep();
      if (pair.jobManager().isPresent()) {
        trouble = null;
      }
    } catch (IOException | RuntimeException e) {
      trouble = "The embedded Flink does not start: " + e.getMessage();
      log.warn(trouble);
    }
  }

  @Override
  public void stop() {
    ScheduledExecutorService running;
    synchronized (this) {
      running = keeper;
      keeper = null;
    }
    if (running == null) {
      return;
    }
    running.shutdown();
    try {
      if (!running.awaitTermination(30, TimeUnit.SECONDS)) {
        log.warn("Flink's keeper is still busy");
      }
      pair.end();
    } catch (IOException e) {
      log.warn("Flink did not end: {}", e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized boolean isRunning() {
    return keeper != null;
  }
}
