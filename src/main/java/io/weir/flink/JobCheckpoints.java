package io.weir.flink;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The checkpoints of a job since its last start.
 *
 * @param history newest first
 */
public record JobCheckpoints(
    long completed, long failed, long inProgress, long restored, List<Checkpoint> history) {

  public JobCheckpoints {
    history = List.copyOf(history);
  }

  /** The newest complete one. */
  public Optional<Checkpoint> latest() {
    return history.stream().filter(c -> c.state() == State.COMPLETED).findFirst();
  }

  /** How a checkpoint went. */
  public enum State {
    IN_PROGRESS,
    COMPLETED,
    FAILED
  }

  /**
   * A checkpoint or savepoint.
   *
   * @param at when it was begun
   * @param path where it is, a hint only: an older one may be gone already
   * @param failure why it failed
   */
  public record Checkpoint(
      long id,
      State state,
      boolean savepoint,
      Instant at,
      Duration duration,
      long sizeBytes,
      @Nullable String path,
      @Nullable String failure) {}
}
