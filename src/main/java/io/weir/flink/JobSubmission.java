package io.weir.flink;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A job to be submitted.
 *
 * @param jobId 32 hexadecimal digits, chosen and saved before
 * @param name the pipeline's name, as Flink shows it
 * @param program which entry class of the runner jar
 * @param spec what the program is to do, secrets included: it travels sealed and is shown nowhere
 * @param settings how Flink is to run it
 * @param startFrom a savepoint or checkpoint; null to start from nothing
 */
public record JobSubmission(
    String jobId,
    String name,
    Program program,
    Map<String, Object> spec,
    JobSettings settings,
    @Nullable String startFrom) {

  /** The entry classes of the runner jar. */
  public enum Program {
    SYNC_MYSQL_DATABASE("io.weir.runner.SyncMySqlDatabase"),
    COMPACT_TABLE("io.weir.runner.CompactTable");

    private final String entryClass;

    Program(String entryClass) {
      this.entryClass = entryClass;
    }

    /** The class's full name. */
    public String entryClass() {
      return entryClass;
    }
  }

  public JobSubmission {
    spec = Map.copyOf(spec);
  }

  /** Never prints the spec, which may hold secrets. */
  @Override
  public String toString() {
    return "JobSubmission[" + jobId + ", " + name + ", " + program + "]";
  }
}
