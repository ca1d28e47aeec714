package io.weir.flink;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong with a job.
 *
 * @param history newest first
 */
public record JobExceptions(List<Failure> history) {

  public JobExceptions {
    history = List.copyOf(history);
  }

  /** The newest failure. */
  public Optional<Failure> newest() {
    return history.stream().findFirst();
  }

  /**
   * One failure.
   *
   * @param raw the whole stack trace
   * @param taskName which task it was; null when it was none alone
   */
  public record Failure(Instant at, FailureCause cause, String raw, @Nullable String taskName) {}
}
