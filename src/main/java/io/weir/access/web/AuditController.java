package io.weir.access.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.audit.AuditEntry;
import io.weir.audit.AuditTrail;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Who did what, newest first. */
@RestController
@RequestMapping("/api/v1/audit")
class AuditController {

  private final AuditTrail audit;

  AuditController(AuditTrail audit) {
    this.audit = audit;
  }

  @Requires(Permission.AUDIT_READ)
  @GetMapping
  Page<AuditEntry> find(
      @RequestParam(required = false) @Nullable String user,
      @RequestParam(required = false) @Nullable String target,
      @RequestParam(required = false) @Nullable Instant from,
      @RequestParam(required = false) @Nullable Instant to,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    return audit.find(
        new AuditTrail.Query(user, target, from, to), PageRequest.of(limit, cursor, null, q));
  }
}
