package io.weir.lease;

import io.weir.audit.AuditTrail;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Keeps each table's care. */
@Service
@Transactional
public class TableCares {

  private static final String KEY = "catalog = ? AND database = ? AND table_name = ?";

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final AuditTrail audit;
  private final ApplicationEventPublisher events;
  private final Clock clock;

  TableCares(
      JdbcClient jdbc,
      JsonMapper json,
      AuditTrail audit,
      ApplicationEventPublisher events,
      Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.audit = audit;
    this.events = events;
    this.clock = clock;
  }

  /** The care of a table; empty when nobody looked at it yet. */
  @Transactional(readOnly = true)
  public Optional<Care> find(TableId table) {
    return jdbc.sql("SELECT * FROM table_care WHERE " + KEY)
        .params(table.catalog(), table.database(), table.table())
        .query((row, number) -> care(row))
        .optional();
  }

  /** The owners of those tables of a database that have a care, by table name. */
  @Transactional(readOnly = true)
  public Map<String, MaintenanceOwner> owners(String catalog, String database) {
    Map<String, MaintenanceOwner> owners = new HashMap<>();
    jdbc.sql("SELECT table_name, owner FROM table_care WHERE catalog = ? AND database = ?")
        .params(catalog, database)
        .query(
            row -> {
              owners.put(
                  row.getString("table_name"), MaintenanceOwner.valueOf(row.getString("owner")));
            });
    return owners;
  }

  /**
   * The care of a table that someone looks at, perhaps for the first time: then its owner is WEIR
   * where it is write-only and no compaction job is known, COMPACT_JOB is never assumed, and WRITER
   * is the rest.
   *
   * @param writeOnly whether the table has the option write-only=true
   */
  public Care firstSight(TableId table, boolean writeOnly) {
    MaintenanceOwner owner = writeOnly ? MaintenanceOwner.WEIR : MaintenanceOwner.WRITER;
    insert(table, owner, "first sight");
    return find(table).orElseThrow();
  }

  /**
   * Sets the owner of a table and records who did; nothing happens when it is the owner already.
   */
  public Care setOwner(TableId table, MaintenanceOwner owner, String declaredBy) {
    boolean made = insert(table, owner, declaredBy);
    boolean changed =
        jdbc.sql(
                    "UPDATE table_care SET owner = ?, declared_by = ?, since = ?, version = version + 1 WHERE "
                        + KEY
                        + " AND owner <> ?")
                .params(owner.name(), declaredBy, Timestamp.from(clock.instant()))
                .params(table.catalog(), table.database(), table.table(), owner.name())
                .update()
            == 1;
    if (made || changed) {
      audit.record(
          "table.owner",
          table.toString(),
          "The maintenance owner of " + table + " is " + owner,
          Map.of("owner", owner, "declaredBy", declaredBy));
    }
    return find(table).orElseThrow();
  }

  private boolean insert(TableId table, MaintenanceOwner owner, String declaredBy) {
    return jdbc.sql(
                """
                INSERT INTO table_care (catalog, database, table_name, owner, declared_by, since, decisions, version)
                VALUES (?, ?, ?, ?, ?, ?, '[]', 0) ON CONFLICT DO NOTHING
                """)
            .params(table.catalog(), table.database(), table.table(), owner.name(), declaredBy)
            .param(Timestamp.from(clock.instant()))
            .update()
        == 1;
  }

  /** Replaces what policies decided for a table that has a care. */
  public void decide(TableId table, List<Decision> decisions) {
    int changed =
        jdbc.sql(
                "UPDATE table_care SET decisions = ?::jsonb, version = version + 1 WHERE "
                    + KEY
                    + " AND decisions <> ?::jsonb")
            .param(json.writeValueAsString(decisions))
            .params(table.catalog(), table.database(), table.table())
            .param(json.writeValueAsString(decisions))
            .update();
    if (changed > 0) {
      events.publishEvent(new DecisionsChanged(table));
    }
  }

  /** The tables of a catalog that have a care, by name. */
  @Transactional(readOnly = true)
  public List<TableId> tables(String catalog) {
    return jdbc.sql(
            "SELECT database, table_name FROM table_care WHERE catalog = ? ORDER BY database, table_name")
        .param(catalog)
        .query(
            (row, number) ->
                new TableId(catalog, row.getString("database"), row.getString("table_name")))
        .list();
  }

  /** Forgets a table that is gone. */
  public void forget(TableId table) {
    jdbc.sql("DELETE FROM table_care WHERE " + KEY)
        .params(table.catalog(), table.database(), table.table())
        .update();
  }

  /**
   * Refuses an act that the owner of a table does not give to Weir.
   *
   * @throws Problem REFUSED with the reason and the way to change the owner
   */
  @Transactional(readOnly = true)
  public void require(TableId table, Act act) {
    refusal(table, act)
        .ifPresent(
            reason -> {
              throw new Problem(ProblemType.REFUSED, reason);
            });
  }

  /** Why the owner of a table does not give an act to Weir; empty when it does. */
  @Transactional(readOnly = true)
  public Optional<String> refusal(TableId table, Act act) {
    MaintenanceOwner owner = find(table).map(Care::owner).orElse(MaintenanceOwner.WRITER);
    if (act.allowedBy(owner)) {
      return Optional.empty();
    }
    String who =
        owner == MaintenanceOwner.WRITER
            ? "the job that writes it maintains it (owner WRITER)"
            : "a dedicated compaction job compacts it (owner COMPACT_JOB)";
    return Optional.of(
        "Weir does not "
            + act.words()
            + " "
            + table
            + ": "
            + who
            + ". To give it to Weir, set the maintenance owner to WEIR on the table's Maintenance tab"
            + " or with PUT .../tables/"
            + table.table()
            + "/owner.");
  }

  private Care care(ResultSet row) throws SQLException {
    return new Care(
        MaintenanceOwner.valueOf(row.getString("owner")),
        row.getString("declared_by"),
        row.getTimestamp("since").toInstant(),
        json.readValue(row.getString("decisions"), new TypeReference<List<Decision>>() {}),
        row.getLong("version"));
  }
}
