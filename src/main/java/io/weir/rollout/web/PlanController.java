package io.weir.rollout.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.definition.sql.DefinitionFile;
import io.weir.definition.sql.DefinitionSource;
import io.weir.definition.sql.SqlDefaults;
import io.weir.rollout.Plan;
import io.weir.rollout.PlanStatus;
import io.weir.rollout.PlanSummary;
import io.weir.rollout.Plans;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Plans over definitions. */
@RestController
@RequestMapping("/api/v1/plans")
class PlanController {

  private static final int MAX_COMMIT = 200;
  private static final int MAX_ALLOWED = 10_000;

  private final Plans plans;

  PlanController(Plans plans) {
    this.plans = plans;
  }

  /**
   * Manifests to plan: one text, or files.
   *
   * @param manifests their text: manifests in YAML, or statements in Flink's dialect of SQL
   * @param files which together declare a lake, each in YAML or SQL
   * @param catalog of statements that name none
   * @param database of statements that name none
   * @param allow the names of destructive steps that may be done
   * @param commit of the manifests in version control
   */
  record PlanBody(
      @Nullable String manifests,
      @Nullable List<@NotNull @Valid DefinitionFile> files,
      @Nullable String catalog,
      @Nullable String database,
      @Nullable List<@Nullable String> allow,
      @Nullable String commit) {

    Plans.Request request() {
      if (commit != null && commit.length() > MAX_COMMIT) {
        throw Problem.invalid("/commit", "A commit has at most " + MAX_COMMIT + " characters.");
      }
      List<@Nullable String> names = allow == null ? List.of() : allow;
      if (names.size() > MAX_ALLOWED || names.stream().anyMatch(Objects::isNull)) {
        throw Problem.invalid("/allow", "This is a list of at most " + MAX_ALLOWED + " names.");
      }
      return new Plans.Request(
          DefinitionSource.of(manifests, files, new SqlDefaults(catalog, database)),
          names.stream().map(Objects::requireNonNull).toList(),
          commit);
    }
  }

  @Requires(Permission.TABLE_WRITE)
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  Plan make(
      @Valid @RequestBody PlanBody body,
      @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String key) {
    return plans.make(body.request(), key);
  }

  /** Newest first. */
  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<PlanSummary> find(
      @RequestParam(required = false) @Nullable PlanStatus status,
      @RequestParam(required = false) @Nullable String createdBy,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    return plans.find(PageRequest.of(limit, cursor, null, null), status, createdBy);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{id}")
  Plan get(@PathVariable long id) {
    return plans.get(id);
  }

  /** Begins to apply a plan, or goes on with one that was interrupted. */
  @Requires(Permission.TABLE_WRITE)
  @PostMapping("/{id}/apply")
  @ResponseStatus(HttpStatus.ACCEPTED)
  Plan apply(@PathVariable long id) {
    return plans.apply(id);
  }
}
