package io.weir.paimon.tally;

/**
 * Where a tally stands.
 *
 * @param snapshotId 0 before the first snapshot
 * @param identity names the snapshot beyond its id, which a rollback hands out again
 * @param records that the snapshot says the table has
 * @param schemaId the snapshot's
 * @param smallBelowBytes the size under which the tally calls a file small
 */
public record Position(
    long snapshotId, String identity, long records, long schemaId, long smallBelowBytes) {

  /** Of a table that was never looked at. */
  public static final Position UNKNOWN = new Position(0, "", 0, -1, 0);

  boolean isUnknown() {
    return equals(UNKNOWN);
  }
}
