package io.weir.maintenance;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.shared.Problem;

/**
 * What bounds a policy's runs.
 *
 * @param rewriteInWeirBytes a compaction that rewrites more than this is a Flink job; 0 makes all
 *     of them one
 */
public record Limits(@JsonProperty(required = true) long rewriteInWeirBytes) {

  /** 256 MiB, at 6 to 9 MB a CPU second half a minute of one core. */
  public static final Limits DEFAULT = new Limits(256L << 20);

  public Limits {
    if (rewriteInWeirBytes < 0) {
      throw Problem.invalid("/rewriteInWeirBytes", "A size can't be negative.");
    }
  }
}
