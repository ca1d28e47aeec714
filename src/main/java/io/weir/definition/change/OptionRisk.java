package io.weir.definition.change;

import java.util.List;

/** What a change of an option may do. */
final class OptionRisk {

  /** Options on which the meaning or the layout of the data depends. */
  private static final List<String> OF_DATA =
      List.of(
          "bucket",
          "merge-engine",
          "sequence.field",
          "deletion-vectors.",
          "fields.",
          "record-level.",
          "partition.expiration",
          "snapshot.time-retained",
          "snapshot.num-retained",
          "tag.num-retained",
          "tag.default-time-retained");

  /** Options that running jobs have read already. */
  private static final List<String> OF_JOBS =
      List.of("changelog-producer", "write-", "num-sorted-run", "compaction.", "full-compaction");

  private OptionRisk() {}

  static Risk of(String key) {
    if (OF_DATA.stream().anyMatch(key::startsWith)) {
      return Risk.RED;
    }
    return OF_JOBS.stream().anyMatch(key::startsWith) ? Risk.AMBER : Risk.GREEN;
  }
}
