package io.weir.flink;

import io.weir.shared.WeirHome;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
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
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final Duration STEADY = Duration.ofMinutes(1);

  private final FlinkProperties properties;
  private final EmbeddedHome home;
  private final EmbeddedLauncher launcher;
  private final Clock clock;

  private @Nullable ScheduledExecutorService keeper;
  private @Nullable EmbeddedSettings settings;
  private volatile @Nullable EmbeddedProcess jobManager;
  private @Nullable EmbeddedProcess taskManager;
  private volatile @Nullable String trouble;
  private Instant startedAt = Instant.EPOCH;
  private int quickDeaths;

  EmbeddedFlink(WeirHome weirHome, FlinkProperties properties, Clock clock) {
    this.properties = properties;
    this.home = new EmbeddedHome(weirHome.resolve("flink"));
    this.launcher = new EmbeddedLauncher(home, properties);
    this.clock = clock;
  }

  /** Whether this Weir runs a Flink of its own. */
  public boolean enabled() {
    return properties.embedded();
  }

  /** Its REST address; empty while no JobManager runs. It changes when the JobManager does. */
  public Optional<URI> address() {
    EmbeddedProcess running = jobManager;
    return running != null && running.alive()
        ? Optional.of(URI.create("http://127.0.0.1:" + running.port()))
        : Optional.empty();
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

  /** What a killed Weir left: both processes go on, one alone is ended. */
  private void takeOver() {
    try {
      EmbeddedProcess foundJobManager = launcher.findJobManager().orElse(null);
      EmbeddedProcess foundTaskManager = launcher.findTaskManager().orElse(null);
      if (foundJobManager != null && foundTaskManager != null) {
        log.info("Flink still runs from before, on port {}", foundJobManager.port());
        taskManager = foundTaskManager;
        jobManager = foundJobManager;
        startedAt = clock.instant();
      } else {
        end(foundJobManager);
        end(foundTaskManager);
      }
    } catch (IOException | RuntimeException e) {
      log.warn("What runs of the embedded Flink could not be found out: {}", e.getMessage());
    }
  }

  private void keep() {
    try {
      if (!alive(jobManager)) {
        startBoth();
      } else if (!alive(taskManager)) {
        startTaskManager();
      } else if (startedAt.plus(STEADY).isBefore(clock.instant())) {
        quickDeaths = 0;
      }
    } catch (IOException | RuntimeException e) {
      trouble = "The embedded Flink does not start: " + e.getMessage();
      log.warn(trouble);
    }
  }

  /** A TaskManager would look for the old JobManager for most of a minute: it is replaced too. */
  private void startBoth() throws IOException {
    if (clock.instant().isBefore(startedAt.plus(pause()))) {
      return;
    }
    end(taskManager);
    EmbeddedSettings fresh = new EmbeddedSettings(home, properties);
    quickDeaths++;
    startedAt = clock.instant();
    settings = fresh;
    jobManager = launcher.startJobManager(fresh);
    taskManager = launcher.startTaskManager(fresh);
    trouble = null;
    log.info("Flink starts on port {}; its logs are in {}", fresh.restPort(), home.log());
  }

  private void startTaskManager() throws IOException {
    EmbeddedSettings current = settings;
    if (current == null) {
      // found from before, so its settings are not known: a new pair has new ones
      end(jobManager);
      return;
    }
    if (!clock.instant().isBefore(startedAt.plus(pause()))) {
      quickDeaths++;
      startedAt = clock.instant();
      taskManager = launcher.startTaskManager(current);
      log.info("Flink's TaskManager died and starts again");
    }
  }

  /** The sooner they die, the longer the pause before the next start. */
  private Duration pause() {
    Duration pause = Duration.ofSeconds((1L << Math.min(quickDeaths, 5)) - 1);
    return pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
  }

  private static boolean alive(@Nullable EmbeddedProcess process) {
    return process != null && process.alive();
  }

  private static void end(@Nullable EmbeddedProcess process) throws IOException {
    if (process != null) {
      process.end();
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
      end(jobManager);
      end(taskManager);
    } catch (IOException e) {
      log.warn("Flink did not end: {}", e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    jobManager = null;
  }

  @Override
  public synchronized boolean isRunning() {
    return keeper != null;
  }
}
