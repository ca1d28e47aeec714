package io.weir.flink;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The two processes of the embedded Flink: starts them, and again when they die, the sooner they
 * die the later. Used by one thread, but for {@link #jobManager()}.
 */
final class EmbeddedPair {

  private static final Logger log = LoggerFactory.getLogger(EmbeddedPair.class);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final Duration STEADY = Duration.ofMinutes(1);

  private final EmbeddedHome home;
  private final FlinkProperties properties;
  private final EmbeddedLauncher launcher;
  private final Clock clock;

  private @Nullable EmbeddedSettings settings;
  private volatile @Nullable EmbeddedProcess jobManager;
  private @Nullable EmbeddedProcess taskManager;
  private Instant startedAt = Instant.EPOCH;
  private int quickDeaths;

  EmbeddedPair(
      EmbeddedHome home, FlinkProperties properties, EmbeddedLauncher launcher, Clock clock) {
    this.home = home;
    this.properties = properties;
    this.launcher = launcher;
    this.clock = clock;
  }

  /** Empty while none runs. */
  Optional<EmbeddedProcess> jobManager() {
    return Optional.ofNullable(jobManager).filter(EmbeddedProcess::alive);
  }

  /** What a killed Weir left: both processes go on, one alone is ended. */
  void takeOver() throws IOException {
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
  }

  /** Starts what does not run, if it is time to. */
  void keep() throws IOException {
    if (!alive(jobManager)) {
      startBoth();
    } else if (!alive(taskManager)) {
      startTaskManager();
    } else if (startedAt.plus(STEADY).isBefore(clock.instant())) {
      quickDeaths = 0;
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

  void end() throws IOException {
    end(jobManager);
    end(taskManager);
    jobManager = null;
  }
}
