package io.weir.health;

import io.weir.catalog.Catalogs;
import io.weir.catalog.Tables;
import io.weir.health.following.CatalogFollowing;
import io.weir.health.following.CatalogFollowing.Looked;
import io.weir.health.following.FollowedTable;
import io.weir.health.following.FollowedTables;
import io.weir.health.following.HistoryKeeping;
import io.weir.health.following.ListingFailures;
import io.weir.health.judgement.Judge;
import io.weir.paimon.Lake;
import io.weir.paimon.TableFollowing;
import io.weir.paimon.TableListing;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/**
 * Notices the tables of a catalog that are new or gone, and looks at those that are due. Lists each
 * database with one call.
 */
@Component
class CatalogSweep {

  /** So many tables are looked at within one call's time. */
  private static final int COUNTED_AT_ONCE = 2000;

  /** Of those that are to be counted: all their buckets are in memory together. */
  private static final int NEW_AT_ONCE = 64;

  private final Catalogs catalogs;
  private final Tables tables;
  private final ListingFailures failures;
  private final FollowedTables followed;
  private final TablePresence presence;
  private final DirectoryTimes times;
  private final CatalogFollowing following;
  private final HistoryKeeping histories;
  private final Judge judge;
  private final CatalogPoints points;

  CatalogSweep(
      Catalogs catalogs,
      Tables tables,
      ListingFailures failures,
      FollowedTables followed,
      TablePresence presence,
      DirectoryTimes times,
      CatalogFollowing following,
      HistoryKeeping histories,
      Judge judge,
      CatalogPoints points) {
    this.catalogs = catalogs;
    this.tables = tables;
    this.failures = failures;
    this.followed = followed;
    this.presence = presence;
    this.times = times;
    this.following = following;
    this.histories = histories;
    this.judge = judge;
    this.points = points;
  }

  /**
   * Blocks until all that are due by then were looked at; a catalog that does not answer leaves its
   * reason on its tables.
   */
  void run(String catalog, Instant dueBy) {
    try {
      Lake lake = catalogs.lake(catalog);
      list(lake, catalog);
      Set<FollowedTable> changed = look(lake.following(), followed.due(catalog, dueBy));
      judge.judgeDue(catalog);
      points.keep(catalog, changed);
      catalogs.saw(catalog, null);
    } catch (Problem problem) {
      failures.ofCatalog(catalog, problem.detail());
      catalogs.saw(catalog, problem.detail());
    }
  }

  private void list(Lake lake, String catalog) {
    List<String> databases = lake.databases();
    for (String database : databases) {
      listOrSayWhyNot(lake, catalog, database);
    }
    presence.listedDatabases(catalog, databases);
    times.listedDatabases(catalog, databases);
  }

  /** A database that can't be listed keeps the others from nothing; a dead storage ends it all. */
  private void listOrSayWhyNot(Lake lake, String catalog, String database) {
    try {
      TableListing listing = lake.listing(database, followed.names(catalog, database));
      List<String> names = listing.names();
      tables.adopt(catalog, database, names);
      followed.begin(catalog, database, names);
      presence.listed(catalog, database, names);
      followed.lookAnew(catalog, database, times.changed(catalog, database, listing));
    } catch (Problem problem) {
      if (problem.type() == ProblemType.TIMEOUT) {
        throw problem;
      }
      failures.ofDatabase(catalog, database, problem.detail());
    }
  }

  private Set<FollowedTable> look(TableFollowing lake, List<FollowedTable> due) {
    Map<Boolean, List<FollowedTable>> byCounted =
        due.stream().collect(Collectors.partitioningBy(FollowedTable::isCounted));
    Set<FollowedTable> changed = new HashSet<>();
    changed.addAll(look(lake, byCounted.getOrDefault(true, List.of()), COUNTED_AT_ONCE));
    changed.addAll(look(lake, byCounted.getOrDefault(false, List.of()), NEW_AT_ONCE));
    return changed;
  }

  private Set<FollowedTable> look(TableFollowing lake, List<FollowedTable> tables, int atOnce) {
    Set<FollowedTable> allChanged = new HashSet<>();
    for (int start = 0; start < tables.size(); start += atOnce) {
      List<FollowedTable> batch = tables.subList(start, Math.min(start + atOnce, tables.size()));
      allChanged.addAll(lookAtAll(lake, batch));
    }
    return allChanged;
  }

  /** A reason why a table could not be read stays until all that is due of it could. */
  private Set<FollowedTable> lookAtAll(TableFollowing lake, List<FollowedTable> batch) {
    Looked looked = following.look(lake, batch);
    Set<FollowedTable> read = new HashSet<>(batch);
    read.removeAll(looked.failed());
    read.removeAll(histories.read(lake, batch, looked.changed()));
    followed.recovered(read.stream().map(FollowedTable::number).toList());
    return looked.changed();
  }
}
