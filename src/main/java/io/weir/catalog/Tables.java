package io.weir.catalog;

import io.weir.definition.Layer;
import io.weir.lease.Care;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.paimon.Lake;
import io.weir.paimon.LakeTable;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;

/** Browses the tables of catalogs. Every method asks the storage and blocks. */
@Service
public class Tables {

  private static final Map<String, Comparator<Listed>> ORDERS =
      Map.of(
          "name", Comparator.comparing(Listed::name),
          "records", byObserved(Observation::records),
          "bytes", byObserved(Observation::bytes),
          "files", byObserved(Observation::files),
          "snapshots", byObserved(Observation::snapshots),
          "lastCommitAt", byObserved(Tables::lastCommitMillis),
          "state", by(Tables::scoreIfKnown));

  private final Catalogs catalogs;
  private final Observations observations;
  private final TableCares cares;
  private final DriftMarks drifts;
  private final ApplicationEventPublisher events;

  Tables(
      Catalogs catalogs,
      Observations observations,
      TableCares cares,
      DriftMarks drifts,
      ApplicationEventPublisher events) {
    this.catalogs = catalogs;
    this.observations = observations;
    this.cares = cares;
    this.drifts = drifts;
    this.events = events;
  }

  /** A name and what was observed under it, before its schema is read. */
  private record Listed(String name, @Nullable TableStanding standing) {}

  /** Numbers are from the last observations; schemas are read for the page alone. */
  public Page<TableRow> list(String catalog, String database, PageRequest page) {
    Lake lake = catalogs.lake(catalog);
    Map<String, TableStanding> observed = observations.of(catalog, database);
    List<Listed> names =
        lake.tables(database).stream()
            .filter(page::matches)
            .map(name -> new Listed(name, observed.get(name)))
            .toList();
    Page<Listed> listed = page.page(names, Listed::name, ORDERS);
    List<String> shown = listed.items().stream().map(Listed::name).toList();
    Map<String, SchemaVersion> schemas = lake.schemas(database, shown);
    Map<String, MaintenanceOwner> owners = cares.owners(catalog, database);
    Map<String, Boolean> drift = drifts.of(catalog, database);
    return listed.map(
        item -> {
          TableId id = new TableId(catalog, database, item.name());
          SchemaVersion schema = schemas.get(item.name());
          return row(id, item, schema, owners.get(item.name()), drift.get(item.name()));
        });
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public TableView get(TableId id) {
    LakeTable table = catalogs.table(id);
    List<SchemaVersion> schemas = table.schemas();
    SchemaVersion newest = schemas.get(0);
    return new TableView(
        id,
        newest,
        care(id, newest).owner(),
        schemas.get(schemas.size() - 1).at(),
        observations.find(id).orElse(null),
        table.branchCount(),
        drifts.find(id).orElse(null));
  }

  /**
   * Makes sure that there is such a table. The storage is asked only about one that nobody observed
   * yet, so that what Weir knows of the others can be told while their storage is away.
   *
   * @throws Problem NOT_FOUND when there is no such catalog, database or table
   */
  public void require(TableId id) {
    catalogs.get(id.catalog());
    if (observations.find(id).isEmpty()) {
      catalogs.table(id).schema();
    }
  }

  /** How a table is cared for; decided now when nobody looked at it before. */
  public Care care(TableId id, SchemaVersion schema) {
    return cares.find(id).orElseGet(() -> firstSight(Map.of(id, schema)).get(0));
  }

  private List<Care> firstSight(Map<TableId, SchemaVersion> schemas) {
    List<Care> begun =
        schemas.entrySet().stream()
            .map(table -> cares.firstSight(table.getKey(), isWriteOnly(table.getValue())))
            .toList();
    events.publishEvent(new TablesAdopted(List.copyOf(schemas.keySet())));
    return begun;
  }

  /** Decides the owner of those tables that nobody looked at before. */
  public void adopt(String catalog, String database, List<String> names) {
    Map<String, MaintenanceOwner> owners = cares.owners(catalog, database);
    List<String> unknown = names.stream().filter(name -> !owners.containsKey(name)).toList();
    if (!unknown.isEmpty()) {
      Map<TableId, SchemaVersion> schemas = new HashMap<>();
      catalogs
          .lake(catalog)
          .schemas(database, unknown)
          .forEach((name, schema) -> schemas.put(new TableId(catalog, database, name), schema));
      firstSight(schemas);
    }
  }

  /** Whether its writers leave compaction to others. */
  static boolean isWriteOnly(SchemaVersion schema) {
    return Boolean.parseBoolean(schema.shape().options().get("write-only"));
  }

  private TableRow row(
      TableId id,
      Listed item,
      @Nullable SchemaVersion schema,
      @Nullable MaintenanceOwner owner,
      @Nullable Boolean drift) {
    if (schema == null) {
      return new TableRow(id, null, null, owner, item.standing(), drift);
    }
    return new TableRow(
        id,
        schema.shape().options().get(Layer.OPTION),
        schema.shape().comment(),
        owner == null ? care(id, schema).owner() : owner,
        item.standing(),
        drift);
  }

  private static Comparator<Listed> byObserved(ToLongFunction<Observation> number) {
    return by(standing -> number.applyAsLong(standing.observation()));
  }

  private static Comparator<Listed> by(ToLongFunction<TableStanding> number) {
    return Comparator.comparingLong(
        listed -> listed.standing() == null ? -1 : number.applyAsLong(listed.standing()));
  }

  private static long scoreIfKnown(TableStanding standing) {
    return standing.score() == null ? -1 : standing.score();
  }

  private static long lastCommitMillis(Observation observation) {
    return observation.lastCommitAt() == null ? 0 : observation.lastCommitAt().toEpochMilli();
  }
}
