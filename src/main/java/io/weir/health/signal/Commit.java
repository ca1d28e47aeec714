package io.weir.health.signal;

import io.weir.catalog.Committer;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot that is there.
 *
 * @param kind APPEND, COMPACT, OVERWRITE or ANALYZE
 * @param level the highest at which it added files; -1 when it added none, null when nobody looked
 * @param deadBytes of files that were live until then
 */
public record Commit(
    long id, String kind, String user, Instant at, @Nullable Integer level, long deadBytes) {

  /** Whether it rewrote files: one that merges manifests alone is called the same. */
  boolean isCompaction() {
    return kind.equals("COMPACT") && (level == null || level >= 0 || deadBytes > 0);
  }

  /** Whether it added rows: streaming jobs make snapshots without any too. */
  boolean isAppend() {
    return kind.equals("APPEND") && (level == null || level >= 0);
  }

  /** A job's deployments have one name; strangers have the one they gave themselves. */
  String committer() {
    return Committer.of(user).orElse(user);
  }

  /** Whether one of Weir's own runs made it. */
  boolean isByWeir() {
    return Committer.of(user).filter(name -> !name.startsWith("job ")).isPresent();
  }
}
