package io.weir.connection.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.connection.Check;
import io.weir.connection.Connection;
import io.weir.connection.ConnectionKind;
import io.weir.connection.ConnectionSpec;
import io.weir.connection.Connections;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.web.IfMatch;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
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

/** Connections: kept, changed, tested. */
@RestController
@RequestMapping("/api/v1/connections")
class ConnectionController {

  private final Connections connections;

  ConnectionController(Connections connections) {
    this.connections = connections;
  }

  /**
   * A connection as it is declared.
   *
   * @param password left out, the one that is set stays
   * @param options serverTimeZone, serverIdRange, useSsl
   */
  record ConnectionBody(
      @NotBlank String name,
      @NotNull ConnectionKind kind,
      @NotBlank String host,
      int port,
      @NotBlank String username,
      @Nullable String password,
      @Nullable Map<String, @NotNull(message = "This needs a text.") String> options) {

    ConnectionSpec spec() {
      return new ConnectionSpec(
          name, kind, host, port, username, password, options == null ? Map.of() : options);
    }

    @Override
    public String toString() {
      return "ConnectionBody[" + name + "]";
    }
  }

  /** What may be shown of a secret. */
  record SecretView(boolean set, @Nullable Instant setAt) {}

  /** A connection as it is shown. */
  record ConnectionView(
      String name,
      ConnectionKind kind,
      String host,
      int port,
      String username,
      SecretView password,
      Map<String, String> options,
      Instant createdAt,
      long version) {

    static ConnectionView from(Connection c) {
      return new ConnectionView(
          c.name(),
          c.kind(),
          c.host(),
          c.port(),
          c.username(),
          new SecretView(c.passwordSetAt() != null, c.passwordSetAt()),
          c.options(),
          c.createdAt(),
          c.version());
    }
  }

  /** The outcome of a test: whether nothing failed, and each check. */
  record TestResult(boolean ok, List<Check> checks) {

    static TestResult of(List<Check> checks) {
      return new TestResult(checks.stream().allMatch(c -> Boolean.TRUE.equals(c.ok())), checks);
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<ConnectionView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return connections.list(PageRequest.of(limit, cursor, sort, q)).map(ConnectionView::from);
  }

  @Requires(Permission.CONNECTION_WRITE)
  @PostMapping
  ResponseEntity<ConnectionView> create(@Valid @RequestBody ConnectionBody body) {
    return tagged(HttpStatus.CREATED, connections.create(body.spec()));
  }

  @Requires(Permission.CONNECTION_WRITE)
  @PostMapping("/test")
  TestResult test(@Valid @RequestBody ConnectionBody body) {
    return TestResult.of(connections.test(body.spec()));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}")
  ResponseEntity<ConnectionView> get(@PathVariable String name) {
    return tagged(HttpStatus.OK, connections.get(name));
  }

  @Requires(Permission.CONNECTION_WRITE)
  @PutMapping("/{name}")
  ResponseEntity<ConnectionView> update(
      @PathVariable String name,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch,
      @Valid @RequestBody ConnectionBody body) {
    if (!body.name().equals(name)) {
      throw Problem.invalid(
          "/name", "A connection can't be renamed: leave its name as in the path.");
    }
    return tagged(HttpStatus.OK, connections.update(body.spec(), IfMatch.required(ifMatch)));
  }

  @Requires(Permission.CONNECTION_WRITE)
  @DeleteMapping("/{name}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(@PathVariable String name) {
    connections.delete(name);
  }

  @Requires(Permission.CONNECTION_WRITE)
  @PostMapping("/{name}/test")
  TestResult test(@PathVariable String name) {
    return TestResult.of(connections.test(name));
  }

  private static ResponseEntity<ConnectionView> tagged(HttpStatus status, Connection connection) {
    return ResponseEntity.status(status)
        .eTag(IfMatch.tag(connection.version()))
        .body(ConnectionView.from(connection));
  }
}
