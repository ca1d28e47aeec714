package io.weir.rollout.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.rollout.drift.Difference;
import io.weir.rollout.drift.DriftState;
import io.weir.rollout.drift.Drifts;
import io.weir.rollout.drift.TableDrift;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Tables that are not as they were last declared. */
@RestController
@RequestMapping("/api/v1")
class DriftController {

  private final Drifts drifts;

  DriftController(Drifts drifts) {
    this.drifts = drifts;
  }

  /** The drift of a table as it is shown. */
  record DriftView(
      String catalog,
      String database,
      String table,
      @Nullable DriftState state,
      long planId,
      @Nullable String commit,
      @Nullable String appliedBy,
      Instant appliedAt,
      @Nullable Instant checkedAt,
      List<Difference> changes,
      @Nullable String message) {

    static DriftView from(TableDrift drift) {
      TableId id = drift.table();
      return new DriftView(
          id.catalog(),
          id.database(),
          id.table(),
          drift.state(),
          drift.planId(),
          drift.commit(),
          drift.appliedBy(),
          drift.appliedAt(),
          drift.checkedAt(),
          drift.differences(),
          drift.message());
    }
  }

  /** Those that had drifted, were missing or unreadable when Weir last looked. */
  @Requires(Permission.LAKE_READ)
  @GetMapping("/drift")
  Page<DriftView> find(
      @RequestParam(required = false) @Nullable String catalog,
      @RequestParam(required = false) @Nullable String database,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    return drifts
        .find(catalog, database, PageRequest.of(limit, cursor, null, null))
        .map(DriftView::from);
  }

  /** Looks at the table now. */
  @Requires(Permission.LAKE_READ)
  @GetMapping("/catalogs/{catalog}/databases/{database}/tables/{table}/drift")
  DriftView look(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    return DriftView.from(drifts.look(new TableId(catalog, database, table)));
  }
}
