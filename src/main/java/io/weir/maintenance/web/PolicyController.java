package io.weir.maintenance.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.maintenance.Action;
import io.weir.maintenance.Limits;
import io.weir.maintenance.Policies;
import io.weir.maintenance.Policy;
import io.weir.maintenance.PolicyBody;
import io.weir.maintenance.PolicySpec;
import io.weir.maintenance.Scope;
import io.weir.scheduling.Trigger;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.web.IfMatch;
import jakarta.validation.Valid;
import java.time.Instant;
import java.util.Map;
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

/** Policies: how scopes of tables are maintained. */
@RestController
@RequestMapping("/api/v1/policies")
class PolicyController {

  private final Policies policies;

  PolicyController(Policies policies) {
    this.policies = policies;
  }

  /**
   * A policy as it is shown.
   *
   * @param sentence the policy read back
   */
  record PolicyView(
      String name,
      Scope scope,
      Action action,
      Trigger trigger,
      Map<String, Object> options,
      Limits limits,
      boolean enabled,
      String sentence,
      @Nullable Instant nextFireAt,
      Instant createdAt,
      long version) {

    static PolicyView from(Policy policy) {
      PolicySpec spec = policy.spec();
      return new PolicyView(
          spec.name(),
          spec.scope(),
          spec.action(),
          spec.trigger(),
          spec.options(),
          spec.limits(),
          spec.enabled(),
          spec.sentence(),
          policy.nextFireAt(),
          policy.createdAt(),
          policy.version());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<PolicyView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return policies.list(PageRequest.of(limit, cursor, sort, q)).map(PolicyView::from);
  }

  @Requires(Permission.POLICY_WRITE)
  @PostMapping
  ResponseEntity<PolicyView> create(@Valid @RequestBody PolicyBody body) {
    return tagged(HttpStatus.CREATED, policies.create(body.spec()));
  }

  @Requires(Permission.LAKE_READ)
  @PostMapping("/preview")
  Policies.Preview preview(@Valid @RequestBody PolicyBody body) {
    return policies.preview(body.spec());
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}")
  ResponseEntity<PolicyView> get(@PathVariable String name) {
    return tagged(HttpStatus.OK, policies.get(name));
  }

  @Requires(Permission.POLICY_WRITE)
  @PutMapping("/{name}")
  ResponseEntity<PolicyView> update(
      @PathVariable String name,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch,
      @Valid @RequestBody PolicyBody body) {
    if (!body.name().equals(name)) {
      throw Problem.invalid("/name", "A policy can't be renamed: leave its name as in the path.");
    }
    return tagged(HttpStatus.OK, policies.update(body.spec(), IfMatch.required(ifMatch)));
  }

  @Requires(Permission.POLICY_WRITE)
  @DeleteMapping("/{name}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(@PathVariable String name) {
    policies.delete(name);
  }

  private static ResponseEntity<PolicyView> tagged(HttpStatus status, Policy policy) {
    return ResponseEntity.status(status)
        .eTag(IfMatch.tag(policy.version()))
        .body(PolicyView.from(policy));
  }
}
