package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.TableOwners;
import io.weir.catalog.TableOwners.Ownership;
import io.weir.lease.JobOnTable;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who maintains a table. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/owner")
class OwnerController {

  private final TableOwners owners;

  OwnerController(TableOwners owners) {
    this.owners = owners;
  }

  /** The owner to be. */
  record OwnerBody(@NotNull MaintenanceOwner owner) {}

  /** A job that must stop first. */
  record StopFirst(String kind, String name) {

    static List<StopFirst> from(List<JobOnTable> jobs) {
      return jobs.stream().map(job -> new StopFirst("job", job.name())).toList();
    }
  }

  /**
   * The owner that is.
   *
   * @param agrees whether the record and the table's option write-only say the same
   */
  record OwnerView(
      MaintenanceOwner owner,
      String declaredBy,
      Instant since,
      boolean writeOnly,
      boolean agrees,
      List<StopFirst> mustStopFirst) {

    static OwnerView from(Ownership ownership) {
      return new OwnerView(
          ownership.care().owner(),
          ownership.care().declaredBy(),
          ownership.care().since(),
          ownership.writeOnly(),
          ownership.agrees(),
          StopFirst.from(ownership.mustStopFirst()));
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  OwnerView get(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    return OwnerView.from(owners.get(new TableId(catalog, database, table)));
  }

  @Requires(Permission.TABLE_WRITE)
  @PutMapping
  OwnerView change(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @Valid @RequestBody OwnerBody body) {
    return OwnerView.from(owners.change(new TableId(catalog, database, table), body.owner()));
  }
}
