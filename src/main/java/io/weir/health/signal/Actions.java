package io.weir.health.signal;

import java.time.Duration;

/** The maintenance actions that signals know of, as policies name them. */
public final class Actions {

  public static final String COMPACT = "compact";
  public static final String EXPIRE_SNAPSHOTS = "expire-snapshots";
  public static final String EXPIRE_PARTITIONS = "expire-partitions";
  public static final String COMPACT_MANIFESTS = "compact-manifests";

  /** How often a table is compacted where a policy's cron does not tell. */
  static final Duration USUAL_PACE = Duration.ofMinutes(15);

  private Actions() {}
}
