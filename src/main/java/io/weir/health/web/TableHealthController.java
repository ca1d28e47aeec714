package io.weir.health.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalogs;
import io.weir.catalog.Tables;
import io.weir.health.RemedyCalls;
import io.weir.health.TableHealth;
import io.weir.health.judgement.TableVerdict;
import io.weir.health.judgement.Verdict;
import io.weir.shared.HealthState;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** How well tables are, why, and what to do about it. */
@RestController
@RequestMapping("/api/v1")
class TableHealthController {

  private final TableHealth health;
  private final RemedyCalls calls;
  private final Catalogs catalogs;
  private final Tables tables;

  TableHealthController(TableHealth health, RemedyCalls calls, Catalogs catalogs, Tables tables) {
    this.health = health;
    this.calls = calls;
    this.catalogs = catalogs;
    this.tables = tables;
  }

  /**
   * A table in the list.
   *
   * @param table its full name
   * @param score null when the state is UNKNOWN
   * @param unknown why nothing is known of it; null when something is
   * @param causes worst first
   */
  record VerdictView(
      String table,
      String catalog,
      String database,
      String name,
      @Nullable String layer,
      @Nullable Integer score,
      HealthState state,
      @Nullable String unknown,
      List<Verdict.Told> causes,
      @Nullable Long bytes,
      @Nullable Long files,
      @Nullable Long deadBytes,
      @Nullable Instant observedAt) {

    static VerdictView from(TableVerdict table) {
      return new VerdictView(
          table.id().toString(),
          table.id().catalog(),
          table.id().database(),
          table.id().table(),
          table.layer(),
          table.score(),
          table.state(),
          table.verdict().unknown(),
          table.verdict().causes(),
          table.bytes(),
          table.files(),
          table.deadBytes(),
          table.observedAt());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/health")
  Page<VerdictView> list(
      @RequestParam(required = false) @Nullable String catalog,
      @RequestParam(required = false) @Nullable HealthState state,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    if (catalog != null) {
      catalogs.get(catalog);
    }
    return health
        .list(catalog, state, PageRequest.of(limit, cursor, sort, q))
        .map(VerdictView::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/catalogs/{catalog}/databases/{database}/tables/{table}/health")
  JudgementView table(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    TableId id = new TableId(catalog, database, table);
    catalogs.get(catalog);
    Optional<TableHealth.Check> followed = health.check(id);
    if (followed.isEmpty()) {
      tables.require(id);
    }
    return JudgementView.from(
        followed.orElse(TableHealth.Check.UNSEEN), remedy -> calls.of(id, remedy).orElse(null));
  }
}
