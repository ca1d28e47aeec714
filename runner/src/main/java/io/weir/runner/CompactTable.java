package io.weir.runner;

import java.util.HashMap;
import java.util.Map;
import org.apache.flink.api.common.RuntimeExecutionMode;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.ExecutionOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.flink.action.CompactAction;

/**
 * Entry class of a dedicated compaction: a job that goes on when the runtime mode is streaming, one
 * compaction when it is batch. It only compacts: Paimon's commit would expire snapshots, partitions
 * and consumers and create tags by the way, which is Weir's to do.
 */
public final class CompactTable {

  private static final String NEVER = "36500 d";
  private static final String ALL = String.valueOf(Integer.MAX_VALUE);

  private CompactTable() {}

  public static void main(String[] args) throws Exception {
    SealedSpec spec = SealedSpec.open(args);
    Map<String, String> options = new HashMap<>(withoutRetention());
    options.put(CoreOptions.COMMIT_USER_PREFIX.key(), spec.text("commitUserPrefix"));
    StreamExecutionEnvironment env =
        StreamExecutionEnvironment.getExecutionEnvironment(new Configuration());
    boolean batch =
        env.getConfiguration().get(ExecutionOptions.RUNTIME_MODE) == RuntimeExecutionMode.BATCH;
    CompactAction compact =
        new CompactAction(spec.text("database"), spec.text("table"), spec.map("catalog"), options);
    if (batch) {
      compact.withFullCompaction(spec.text("strategy").equals("full"));
    }
    compact.run();
  }

  /** The table's options that make a commit of its own accord delete nothing and tag nothing. */
  private static Map<String, String> withoutRetention() {
    return Map.of(
        CoreOptions.SNAPSHOT_NUM_RETAINED_MIN.key(), ALL,
        CoreOptions.SNAPSHOT_NUM_RETAINED_MAX.key(), ALL,
        CoreOptions.CHANGELOG_NUM_RETAINED_MIN.key(), ALL,
        CoreOptions.CHANGELOG_NUM_RETAINED_MAX.key(), ALL,
        CoreOptions.PARTITION_EXPIRATION_CHECK_INTERVAL.key(), NEVER,
        CoreOptions.END_INPUT_CHECK_PARTITION_EXPIRE.key(), "false",
        CoreOptions.CONSUMER_EXPIRATION_TIME.key(), NEVER,
        CoreOptions.TAG_AUTOMATIC_CREATION.key(), "none");
  }
}
