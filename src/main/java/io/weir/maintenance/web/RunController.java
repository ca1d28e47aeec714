package io.weir.maintenance.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.maintenance.Action;
import io.weir.maintenance.RunQuery;
import io.weir.maintenance.RunStatus;
import io.weir.maintenance.Runs;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Runs: asked for, watched, cancelled. */
@RestController
@RequestMapping("/api/v1/runs")
class RunController {

  private static final Duration TODAY = Duration.ofDays(1);

  private final Runs runs;
  private final Clock clock;

  RunController(Runs runs, Clock clock) {
    this.runs = runs;
    this.clock = clock;
  }

  /**
   * A run that is asked for.
   *
   * @param options the action's; left out, they take their defaults
   * @param dryRun true to see what it would do, and do nothing
   */
  record RunBody(
      @NotBlank String catalog,
      @NotBlank String database,
      @NotBlank String table,
      @NotBlank String action,
      @Nullable Map<String, Object> options,
      @Nullable Boolean dryRun) {

    Runs.Order order() {
      return new Runs.Order(
          new TableId(catalog, database, table),
          Action.of("/action", action),
          options == null ? Map.of() : options);
    }
  }

  /** The id of a run that was queued. */
  record Queued(long id) {}

  /** Runs by where they stand. */
  record Summary(Instant since, long total, Map<RunStatus, Long> byStatus) {}

  /** 202 with the id of the queued run, or with {@code dryRun} 200 with what it would do. */
  @Requires(Permission.RUN_WRITE)
  @PostMapping
  ResponseEntity<?> order(
      @Valid @RequestBody RunBody body,
      @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String key) {
    if (Boolean.TRUE.equals(body.dryRun())) {
      return ResponseEntity.ok(runs.preview(body.order()));
    }
    return ResponseEntity.accepted().body(new Queued(runs.order(body.order(), key)));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<RunView> find(
      @RequestParam(required = false) @Nullable String catalog,
      @RequestParam(required = false) @Nullable String database,
      @RequestParam(required = false) @Nullable String table,
      @RequestParam(required = false) @Nullable String action,
      @RequestParam(required = false, defaultValue = "") List<RunStatus> status,
      @RequestParam(required = false) @Nullable Instant from,
      @RequestParam(required = false) @Nullable Instant to,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    Action wanted = action == null ? null : Action.of("action", action);
    return runs.find(
            new RunQuery(catalog, database, table, wanted, status, from, to),
            PageRequest.of(limit, cursor, null, q))
        .map(RunView::brief);
  }

  /** Since a time, or in the last day. */
  @Requires(Permission.LAKE_READ)
  @GetMapping("/summary")
  Summary summary(@RequestParam(required = false) @Nullable Instant since) {
    Instant from = since == null ? clock.instant().minus(TODAY) : since;
    Map<RunStatus, Long> counts = runs.count(from);
    return new Summary(from, counts.values().stream().mapToLong(Long::longValue).sum(), counts);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{id}")
  RunView get(@PathVariable long id) {
    return RunView.whole(runs.get(id), runs.log(id));
  }

  @Requires(Permission.RUN_WRITE)
  @PostMapping("/{id}/cancel")
  @ResponseStatus(HttpStatus.ACCEPTED)
  RunView cancel(@PathVariable long id) {
    return RunView.whole(runs.cancel(id), runs.log(id));
  }
}
