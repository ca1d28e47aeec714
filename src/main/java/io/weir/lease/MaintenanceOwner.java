package io.weir.lease;

/** Who compacts a table, and with that who may expire and tag it. */
public enum MaintenanceOwner {
  /**
   * The writing job compacts and expires in its own commits, as Paimon does by default; Weir
   * refuses those actions.
   */
  WRITER,
  /**
   * A dedicated streaming compaction job compacts; writers are write-only; Weir alone expires and
   * tags.
   */
  COMPACT_JOB,
  /** Weir's runs compact; writers are write-only; Weir alone expires and tags. */
  WEIR
}
