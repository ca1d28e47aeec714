package io.weir.cluster.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.cluster.Cluster;
import io.weir.cluster.ClusterCheck;
import io.weir.cluster.ClusterKind;
import io.weir.cluster.ClusterSpec;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.flink.ClusterOverview;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.web.IfMatch;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Flink clusters: registered, changed, tested. */
@RestController
@RequestMapping("/api/v1/clusters")
class ClusterController {

  private final Clusters clusters;

  ClusterController(Clusters clusters) {
    this.clusters = clusters;
  }

  /** Where a cluster's jobs keep their state; null for the cluster's own setting. */
  record Options(@Nullable String checkpointDirectory, @Nullable String savepointDirectory) {}

  /** A session cluster as it is declared. */
  record ClusterBody(
      @NotBlank String name,
      @NotNull ClusterKind kind,
      @NotBlank String url,
      @Nullable Options options) {

    ClusterSpec spec() {
      if (kind != ClusterKind.SESSION) {
        throw Problem.invalid("/kind", "Only session clusters can be registered.");
      }
      return new ClusterSpec(
          name,
          url,
          options == null ? null : options.checkpointDirectory(),
          options == null ? null : options.savepointDirectory());
    }
  }

  /** A cluster and what was last seen of it. */
  record ClusterView(
      String name,
      ClusterKind kind,
      @Nullable String url,
      Options options,
      ClusterState state,
      @Nullable String message,
      @Nullable String flinkVersion,
      @Nullable String incarnation,
      @Nullable Integer slotsTotal,
      @Nullable Integer slotsFree,
      @Nullable Integer taskManagers,
      @Nullable Integer jobsRunning,
      @Nullable Instant seenAt,
      @Nullable String webUrl,
      Instant createdAt,
      long version) {

    static ClusterView from(Cluster c) {
      ClusterOverview seen = c.sight().overview();
      return new ClusterView(
          c.name(),
          c.kind(),
          c.url(),
          new Options(c.checkpointDirectory(), c.savepointDirectory()),
          c.sight().state(),
          c.sight().message(),
          seen == null ? null : seen.flinkVersion(),
          seen == null ? null : seen.incarnation(),
          seen == null ? null : seen.slotsTotal(),
          seen == null ? null : seen.slotsFree(),
          seen == null ? null : seen.taskManagers(),
          seen == null ? null : seen.jobsRunning(),
          c.sight().seenAt(),
          c.url(),
          c.createdAt(),
          c.version());
    }
  }

  /** The outcome of a test: whether nothing failed, and each check. */
  record TestResult(boolean ok, List<ClusterCheck> checks) {}

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<ClusterView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return clusters.list(PageRequest.of(limit, cursor, sort, q)).map(ClusterView::from);
  }

  @Requires(Permission.CLUSTER_WRITE)
  @PostMapping
  ResponseEntity<ClusterView> create(@Valid @RequestBody ClusterBody body) {
    return tagged(HttpStatus.CREATED, clusters.create(body.spec()));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}")
  ResponseEntity<ClusterView> get(@PathVariable String name) {
    return tagged(HttpStatus.OK, clusters.get(name));
  }

  @Requires(Permission.CLUSTER_WRITE)
  @PutMapping("/{name}")
  ResponseEntity<ClusterView> update(
      @PathVariable String name,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch,
      @Valid @RequestBody ClusterBody body) {
    if (!body.name().equals(name)) {
      throw Problem.invalid("/name", "A cluster can't be renamed: leave its name as in the path.");
    }
    return tagged(HttpStatus.OK, clusters.update(body.spec(), IfMatch.required(ifMatch)));
  }

  @Requires(Permission.CLUSTER_WRITE)
  @DeleteMapping("/{name}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(@PathVariable String name) {
    clusters.delete(name);
  }

  @Requires(Permission.CLUSTER_WRITE)
  @PostMapping("/{name}/test")
  TestResult test(@PathVariable String name) {
    List<ClusterCheck> checks = clusters.test(name);
    return new TestResult(checks.stream().allMatch(c -> Boolean.TRUE.equals(c.ok())), checks);
  }

  private static ResponseEntity<ClusterView> tagged(HttpStatus status, Cluster cluster) {
    return ResponseEntity.status(status)
        .eTag(IfMatch.tag(cluster.version()))
        .body(ClusterView.from(cluster));
  }
}
