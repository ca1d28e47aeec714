package io.weir.flink;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.flink.api.common.RuntimeExecutionMode;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.ExecutionOptions;
import org.apache.flink.configuration.ExternalizedCheckpointRetention;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.RestartStrategyOptions.RestartStrategyType;
import org.apache.flink.configuration.StateRecoveryOptions;
import org.jspecify.annotations.Nullable;

/**
 * How Flink is to run a job. A restart strategy is always set: Flink's default tries a broken job
 * for ever, and its failure never shows.
 *
 * @param checkpointInterval null for a batch job, which makes none
 * @param checkpointDirectory null for the cluster's own
 */
public record JobSettings(
    boolean batch,
    int parallelism,
    @Nullable Duration checkpointInterval,
    @Nullable String checkpointDirectory) {

  private static final int RESTART_ATTEMPTS = 5;
  private static final Duration RESTART_DELAY = Duration.ofSeconds(3);
  private static final int RETAINED_CHECKPOINTS = 3;

  /** A job that goes on until it is stopped. */
  public static JobSettings streaming(
      int parallelism, Duration checkpointInterval, @Nullable String checkpointDirectory) {
    return new JobSettings(false, parallelism, checkpointInterval, checkpointDirectory);
  }

  /** A job that ends by itself. */
  public static JobSettings batch(int parallelism) {
    return new JobSettings(true, parallelism, null, null);
  }

  /** Flink's configuration of this one job. */
  Map<String, String> toFlink() {
    Map<String, String> flink = new LinkedHashMap<>();
    flink.put(
        ExecutionOptions.RUNTIME_MODE.key(),
        (batch ? RuntimeExecutionMode.BATCH : RuntimeExecutionMode.STREAMING).name());
    flink.put(
        RestartStrategyOptions.RESTART_STRATEGY.key(),
        RestartStrategyType.FIXED_DELAY.getMainValue());
    flink.put(
        RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS.key(),
        String.valueOf(batch ? 1 : RESTART_ATTEMPTS));
    flink.put(
        RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY.key(),
        RESTART_DELAY.toMillis() + " ms");
    if (checkpointInterval != null) {
      checkpointing(flink, checkpointInterval);
    }
    return flink;
  }

  private void checkpointing(Map<String, String> flink, Duration interval) {
    flink.put(CheckpointingOptions.CHECKPOINTING_INTERVAL.key(), interval.toMillis() + " ms");
    flink.put(
        CheckpointingOptions.EXTERNALIZED_CHECKPOINT_RETENTION.key(),
        ExternalizedCheckpointRetention.RETAIN_ON_CANCELLATION.name());
    flink.put(
        CheckpointingOptions.MAX_RETAINED_CHECKPOINTS.key(), String.valueOf(RETAINED_CHECKPOINTS));
    flink.put(StateRecoveryOptions.SAVEPOINT_IGNORE_UNCLAIMED_STATE.key(), "false");
    if (checkpointDirectory != null) {
      flink.put(CheckpointingOptions.CHECKPOINTS_DIRECTORY.key(), checkpointDirectory);
    }
  }
}
