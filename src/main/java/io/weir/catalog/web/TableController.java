package io.weir.catalog.web;

import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Observation;
import io.weir.catalog.TableChanges;
import io.weir.catalog.TableChanges.Draft;
import io.weir.catalog.TableRow;
import io.weir.catalog.TableStanding;
import io.weir.catalog.TableView;
import io.weir.catalog.Tables;
import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.sql.CreateTableText;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.TableShape;
import io.weir.shared.HealthState;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The tables of a database. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables")
class TableController {

  private final Tables tables;
  private final TableChanges changes;

  TableController(Tables tables, TableChanges changes) {
    this.tables = tables;
    this.changes = changes;
  }

  /** A table in a list; numbers are null until it was observed, drift where nobody declared it. */
  record TableRowView(
      String catalog,
      String database,
      String name,
      @Nullable String layer,
      @Nullable MaintenanceOwner owner,
      @Nullable Long records,
      @Nullable Long bytes,
      @Nullable Long files,
      @Nullable Long snapshots,
      @Nullable Instant lastCommitAt,
      @Nullable Instant observedAt,
      HealthState state,
      @Nullable Integer score,
      @Nullable String comment,
      @Nullable Boolean drift) {

    static TableRowView from(TableRow row) {
      TableStanding standing = row.standing();
      Observation seen = row.observation();
      return new TableRowView(
          row.id().catalog(),
          row.id().database(),
          row.id().table(),
          row.layer(),
          row.owner(),
          seen == null ? null : seen.records(),
          seen == null ? null : seen.bytes(),
          seen == null ? null : seen.files(),
          seen == null ? null : seen.snapshots(),
          seen == null ? null : seen.lastCommitAt(),
          seen == null ? null : seen.observedAt(),
          standing == null ? HealthState.UNKNOWN : standing.state(),
          standing == null ? null : standing.score(),
          row.comment(),
          row.drift());
    }
  }

  /** A table as a whole. */
  record TableDetail(
      String catalog,
      String database,
      String name,
      long schemaId,
      List<ColumnView> columns,
      List<String> primaryKey,
      List<String> partitionedBy,
      @Nullable String comment,
      @Nullable String layer,
      Map<String, String> options,
      MaintenanceOwner owner,
      String sql,
      Instant createdAt,
      @Nullable Observation observation,
      int branches,
      @Nullable Boolean drift) {

    static TableDetail from(TableView view) {
      TableShape shape = view.schema().shape();
      Map<String, String> options = new TreeMap<>(shape.options());
      String layer = options.remove(Layer.OPTION);
      return new TableDetail(
          view.id().catalog(),
          view.id().database(),
          view.id().table(),
          view.schema().id(),
          ColumnView.from(shape),
          shape.primaryKey(),
          shape.partitionedBy(),
          shape.comment(),
          layer,
          options,
          view.owner(),
          CreateTableText.of(view.id().database(), view.id().table(), shape),
          view.createdAt(),
          view.observation(),
          view.branches(),
          view.drift());
    }
  }

  /** What would be made, and what is to be said about it. */
  record DraftView(String sql, List<Finding> findings) {}

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<TableRowView> list(
      @PathVariable String catalog,
      @PathVariable String database,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return tables
        .list(catalog, database, PageRequest.of(limit, cursor, sort, q))
        .map(TableRowView::from);
  }

  @Requires(Permission.TABLE_WRITE)
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  @Parameter(
      name = "dryRun",
      in = ParameterIn.QUERY,
      description = "true to check the table and make nothing: answers 200 with findings",
      schema = @Schema(type = "boolean"))
  @ApiResponse(responseCode = "201", description = "Made")
  @ApiResponse(
      responseCode = "200",
      description = "Checked only",
      content = @Content(schema = @Schema(implementation = DraftView.class)))
  TableDetail create(
      @PathVariable String catalog,
      @PathVariable String database,
      @Valid @RequestBody TableBody body) {
    changes.create(catalog, database, body.definition(), body.owner());
    return TableDetail.from(tables.get(new TableId(catalog, database, body.name())));
  }

  /** Checks a table and makes nothing; findings are answered, not refused. */
  @Requires(Permission.LAKE_READ)
  @PostMapping(params = "dryRun=true")
  @Hidden
  DraftView draft(
      @PathVariable String catalog,
      @PathVariable String database,
      @Valid @RequestBody TableBody body) {
    Draft draft = changes.draft(catalog, database, body.definition(), body.owner());
    return new DraftView(
        CreateTableText.of(database, body.name(), draft.definition().shape()), draft.findings());
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{table}")
  TableDetail get(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    return TableDetail.from(tables.get(new TableId(catalog, database, table)));
  }

  @Requires(Permission.TABLE_WRITE)
  @DeleteMapping("/{table}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void drop(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(defaultValue = "") String confirm) {
    changes.drop(new TableId(catalog, database, table), confirm);
  }
}
