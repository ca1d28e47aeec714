package io.weir.shared;

/**
 * The full name of a table: its registered catalog, database and table. Compared exactly, case
 * included.
 *
 * @param catalog name of a registered catalog
 * @param database name of a database of that catalog
 * @param table name of a table of that database
 */
public record TableId(String catalog, String database, String table)
    implements Comparable<TableId> {

  @Override
  public int compareTo(TableId other) {
    return toString().compareTo(other.toString());
  }

  /** The name in one piece, as people type it to confirm a loss: {@code main.ods.orders}. */
  @Override
  public String toString() {
    return catalog + "." + database + "." + table;
  }
}
