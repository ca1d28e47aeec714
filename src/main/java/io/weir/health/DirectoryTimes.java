package io.weir.health;

import io.weir.paimon.TableListing;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/**
 * Notices by a listing, and so without a call of its own, tables that may be others than before:
 * dropped and made anew under the same name, or with a first tag or consumer while nothing is
 * written. Says nothing of a table that is listed for the first time.
 */
@Component
class DirectoryTimes {

  private final Map<Place, Map<String, Long>> last = new ConcurrentHashMap<>();

  private record Place(String catalog, String database) {}

  /** The tables of which the directories changed since the last listing. */
  List<String> changed(String catalog, String database, TableListing listing) {
    Map<String, Long> now = listing.directoryTimes();
    Map<String, Long> before = last.put(new Place(catalog, database), now);
    return before == null
        ? List.of()
        : now.keySet().stream()
            .filter(before::containsKey)
            .filter(table -> !Objects.equals(before.get(table), now.get(table)))
            .toList();
  }

  /** These, and no others, are the databases of a catalog. */
  void listedDatabases(String catalog, Collection<String> databases) {
    last.keySet()
        .removeIf(
            place -> place.catalog().equals(catalog) && !databases.contains(place.database()));
  }

  /** These, and no others, are registered. */
  void registered(Collection<String> catalogs) {
    last.keySet().removeIf(place -> !catalogs.contains(place.catalog()));
  }
}
