package io.weir.health;

import io.weir.catalog.Catalogs;
import io.weir.catalog.Tables;
import io.weir.health.series.TablePoints;
import io.weir.paimon.Lake;
import io.weir.paimon.TableLook;
import io.weir.paimon.TableState;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Looks at all tables of a catalog once: asks first whether anything changed, reads only then. */
@Component
class CatalogSweep {

  /** So many tables are looked at within one call's time. */
  private static final int BATCH = 200;

  private final Catalogs catalogs;
  private final Tables tables;
  private final TableStates states;
  private final TablePresence presence;
  private final TablePoints points;
  private final HealthProperties properties;
  private final Clock clock;
  private final Map<TableId, Instant> lastPoints = new ConcurrentHashMap<>();
  private final Map<String, Instant> lastSums = new ConcurrentHashMap<>();

  CatalogSweep(
      Catalogs catalogs,
      Tables tables,
      TableStates states,
      TablePresence presence,
      TablePoints points,
      HealthProperties properties,
      Clock clock) {
    this.catalogs = catalogs;
    this.tables = tables;
    this.states = states;
    this.presence = presence;
    this.points = points;
    this.properties = properties;
    this.clock = clock;
  }

  /** Blocks until all were looked at; a catalog that does not answer leaves its reason on them. */
  void run(String catalog) {
    try {
      Lake lake = catalogs.lake(catalog);
      List<String> databases = lake.databases();
      for (String database : databases) {
        sweepOrSayWhyNot(lake, catalog, database);
      }
      presence.listedDatabases(catalog, databases);
      catalogs.saw(catalog, null);
      addSum(catalog);
    } catch (Problem problem) {
      states.failCatalog(catalog, problem.detail());
      catalogs.saw(catalog, problem.detail());
    }
  }

  /** A database that can't be listed keeps the others from nothing; a dead storage ends it all. */
  private void sweepOrSayWhyNot(Lake lake, String catalog, String database) {
    try {
      sweep(lake, catalog, database);
    } catch (Problem problem) {
      if (problem.type() == ProblemType.TIMEOUT) {
        throw problem;
      }
      states.failDatabase(catalog, database, problem.detail());
    }
  }

  private void sweep(Lake lake, String catalog, String database) {
    List<String> names = lake.tables(database);
    tables.adopt(catalog, database, names);
    Map<String, TableState> known = states.of(catalog, database);
    for (int start = 0; start < names.size(); start += BATCH) {
      List<String> batch = names.subList(start, Math.min(start + BATCH, names.size()));
      keep(catalog, database, lake.look(database, batch, known), known);
    }
    presence.listed(catalog, database, names);
    Set<String> existing = Set.copyOf(names);
    lastPoints
        .keySet()
        .removeIf(
            id ->
                id.catalog().equals(catalog)
                    && id.database().equals(database)
                    && !existing.contains(id.table()));
  }

  private void keep(
      String catalog, String database, List<TableLook> looks, Map<String, TableState> known) {
    Instant now = clock.instant();
    List<TableLook> changed = new ArrayList<>();
    List<String> unchanged = new ArrayList<>();
    List<String> due = new ArrayList<>();
    for (TableLook look : looks) {
      TableState state = look.state();
      boolean same = state != null && state.equals(known.get(look.table()));
      if (same) {
        unchanged.add(look.table());
      } else {
        changed.add(look);
      }
      TableId id = new TableId(catalog, database, look.table());
      if (state != null && (!same || isDue(lastPoints.get(id), now))) {
        due.add(look.table());
      }
    }
    states.save(catalog, database, changed, now);
    states.seenUnchanged(catalog, database, unchanged, now);
    points.add(catalog, database, due, now);
    due.forEach(table -> lastPoints.put(new TableId(catalog, database, table), now));
  }

  private void addSum(String catalog) {
    Instant now = clock.instant();
    Instant last = lastSums.get(catalog);
    if (last == null || last.plus(properties.beat().dividedBy(5)).isBefore(now)) {
      points.addSum(catalog, now);
      lastSums.put(catalog, now);
    }
  }

  private boolean isDue(@Nullable Instant last, Instant now) {
    return last == null || last.plus(properties.beat()).isBefore(now);
  }
}
