package io.weir.catalog;

import com.fasterxml.jackson.annotation.JsonValue;
import io.weir.paimon.TableSnapshot;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot, and what keeps it.
 *
 * @param keptBy why the next expiry would leave it; empty when it would go. A tag keeps its files,
 *     so that the tag can be read, and not the snapshot itself
 */
public record KeptSnapshot(TableSnapshot snapshot, List<Keeper> keptBy) {

  /**
   * Something that keeps a snapshot.
   *
   * @param name of the policy, consumer, branch or tag; null where it has none, such as a retention
   *     by the table's options
   */
  public record Keeper(Kind kind, @Nullable String name) {}

  /** What can keep a snapshot. */
  public enum Kind {
    NEWEST,
    RETAIN_MIN,
    RETAIN_TIME,
    CONSUMER,
    BRANCH,
    TAG,
    /** Nobody expires snapshots of the table: no policy covers it. */
    NO_EXPIRY;

    @JsonValue
    String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public KeptSnapshot {
    keptBy = List.copyOf(keptBy);
  }
}
