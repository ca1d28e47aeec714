package io.weir.paimon;

import java.util.List;
import java.util.Map;

/**
 * The tables of a database.
 *
 * @param names sorted
 * @param directoryTimes of those that were known, by name: when something last came directly into a
 *     table's directory or went, in milliseconds: another time than before tells that the table may
 *     be another one, or has its first tag, consumer or branch; empty on object stores, which keep
 *     no such times
 */
public record TableListing(List<String> names, Map<String, Long> directoryTimes) {

  public TableListing {
    names = List.copyOf(names);
    directoryTimes = Map.copyOf(directoryTimes);
  }
}
