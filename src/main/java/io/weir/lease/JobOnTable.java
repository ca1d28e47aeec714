package io.weir.lease;

/**
 * A job that is to run, or may still run, on a table.
 *
 * @param name the job's name
 * @param kind what it does to the table
 */
public record JobOnTable(String name, Kind kind) {

  /** What a job does to a table. */
  public enum Kind {
    /** Commits rows. */
    WRITER,
    /** Compacts continuously. */
    COMPACTION
  }
}
