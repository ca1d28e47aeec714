package io.weir.health.signal;

import io.weir.paimon.tally.ManifestFacts;
import io.weir.shared.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many manifests the newest snapshot has. Their size counts too, and how many of their entries
 * are for files that went: of a table with few entries that says nothing, since they are merged
 * only when there are many.
 */
final class ManifestGrowth implements Signal {

  static final String ID = "manifests";
  private static final long MOST_BYTES = 100L << 20;
  private static final double MOST_DELETED = 0.8;
  private static final long LEAST_DELETED = 1000;

  private static final About ABOUT =
      new About(
          ID,
          "Manifests",
          "Manifests of the newest snapshot: each plan of a read or write opens them. A warning too at"
              + " more than 100 MiB, or where those that say that a file went are more than 80% of"
              + " those that say that one came.",
          Unit.COUNT,
          Limits.warning(101),
          15);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    ManifestFacts manifests = facts.surroundings().manifests();
    Limits limits = facts.limits(ID, ABOUT.limits());
    boolean isLarge = manifests.bytes() > MOST_BYTES;
    boolean isMostlyGone =
        manifests.deleted() >= LEAST_DELETED
            && manifests.deleted() > MOST_DELETED * manifests.added();
    Severity severity = limits.of(manifests.count());
    if (severity == Severity.INFO && (isLarge || isMostlyGone)) {
      severity = Severity.WARNING;
    }
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("bytes", manifests.bytes());
    values.put("addedEntries", manifests.added());
    values.put("deletedEntries", manifests.deleted());
    return Optional.of(
        new Reading(
            ABOUT,
            manifests.count(),
            limits,
            severity,
            1,
            List.of(new Evidence("manifests", facts.id().table(), values))));
  }
}
