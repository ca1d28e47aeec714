package io.weir.job.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Tables;
import io.weir.job.JobBody;
import io.weir.job.JobPreflight;
import io.weir.job.JobTable;
import io.weir.job.JobTables;
import io.weir.job.Preflight;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.Page;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Jobs and the tables they act on. */
@RestController
@RequestMapping("/api/v1")
class JobTableController {

  private final JobTables tables;
  private final Tables lakeTables;
  private final JobPreflight preflight;

  JobTableController(JobTables tables, Tables lakeTables, JobPreflight preflight) {
    this.tables = tables;
    this.lakeTables = lakeTables;
    this.preflight = preflight;
  }

  /** A table that a job acts on, as it is shown. */
  record TableView(
      @Nullable String source,
      String target,
      boolean exists,
      boolean keyless,
      @Nullable Long records,
      @Nullable Instant lastCommitAt,
      @Nullable MaintenanceOwner owner) {

    static TableView from(JobTable t) {
      return new TableView(
          t.source(),
          t.target().toString(),
          t.exists(),
          t.keyless(),
          t.records(),
          t.lastCommitAt(),
          t.owner());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/jobs/{name}/tables")
  Page<TableView> ofJob(@PathVariable String name) {
    return Page.of(tables.of(name)).map(TableView::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/catalogs/{catalog}/databases/{database}/tables/{table}/jobs")
  Page<JobView.Row> onTable(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    TableId id = new TableId(catalog, database, table);
    lakeTables.require(id);
    return Page.of(tables.on(id)).map(JobView.Row::from);
  }

  @Requires(Permission.JOB_WRITE)
  @PostMapping("/jobs/preflight")
  Preflight preflight(@Valid @RequestBody JobBody body) {
    return preflight.run(body.declaration());
  }
}
