package io.weir.job;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Where a deployment starts.
 *
 * @param path of the savepoint or checkpoint; null for nothing
 */
public record StartFrom(Kind kind, @Nullable String path) {

  /** From nothing: a sync takes a new snapshot of its source. */
  public static final StartFrom NOTHING = new StartFrom(Kind.NONE, null);

  /** What kind of state it starts from. */
  public enum Kind {
    @JsonProperty("none")
    NONE,
    @JsonProperty("savepoint")
    SAVEPOINT,
    @JsonProperty("checkpoint")
    CHECKPOINT
  }

  static StartFrom savepoint(String path) {
    return new StartFrom(Kind.SAVEPOINT, path);
  }

  static StartFrom checkpoint(String path) {
    return new StartFrom(Kind.CHECKPOINT, path);
  }
}
