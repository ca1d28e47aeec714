package io.weir.connection;

import io.weir.audit.AuditTrail;
import io.weir.secret.Secrets;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Keeps connections, tests them and looks into their sources. */
@Service
public class Connections {

  private static final String PASSWORD = "password";

  private final ConnectionRepository repository;
  private final Secrets secrets;
  private final MySqlSource mysql;
  private final MySqlTables mysqlTables;
  private final MySqlTest mysqlTest;
  private final ObjectProvider<ConnectionUses> uses;
  private final AuditTrail audit;
  private final Clock clock;

  Connections(
      ConnectionRepository repository,
      Secrets secrets,
      MySqlSource mysql,
      MySqlTables mysqlTables,
      MySqlTest mysqlTest,
      ObjectProvider<ConnectionUses> uses,
      AuditTrail audit,
      Clock clock) {
    this.repository = repository;
    this.secrets = secrets;
    this.mysql = mysql;
    this.mysqlTables = mysqlTables;
    this.mysqlTest = mysqlTest;
    this.uses = uses;
    this.audit = audit;
    this.clock = clock;
  }

  public Page<Connection> list(PageRequest page) {
    List<Connection> found =
        repository.findAll().stream()
            .filter(c -> page.matches(c.getId()))
            .map(this::shown)
            .toList();
    return page.page(
        found, Connection::name, Map.of("name", Comparator.comparing(Connection::name)));
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Connection get(String name) {
    return shown(require(name));
  }

  @Transactional
  public Connection create(ConnectionSpec spec) {
    spec.check();
    if (repository.existsById(spec.name())) {
      throw Problem.conflict("There is already a connection named '" + spec.name() + "'.");
    }
    ConnectionEntity entity = repository.saveAndFlush(new ConnectionEntity(spec, clock.instant()));
    putPassword(spec);
    audit.record("connection.create", spec.name(), "Made connection " + spec.name(), detail(spec));
    return shown(entity);
  }

  /**
   * @param version as the caller last saw it
   */
  @Transactional
  public Connection update(ConnectionSpec spec, long version) {
    spec.check();
    ConnectionEntity entity = require(spec.name());
    entity.requireVersion(version, "connection");
    entity.become(spec);
    putPassword(spec);
    repository.saveAndFlush(entity);
    audit.record(
        "connection.update", spec.name(), "Changed connection " + spec.name(), detail(spec));
    return shown(entity);
  }

  /**
   * @throws Problem CONFLICT while jobs use it
   */
  @Transactional
  public void delete(String name) {
    ConnectionEntity entity = require(name);
    List<String> users = uses.stream().flatMap(u -> u.of(name).stream()).toList();
    if (!users.isEmpty()) {
      throw Problem.conflict(
          "Connection '"
              + name
              + "' is used by "
              + String.join(", ", users)
              + ". Delete that first.");
    }
    repository.delete(entity);
    secrets.delete(owner(name));
    audit.record("connection.delete", name, "Removed connection " + name, Map.of());
  }

  /** Tests a connection that is kept. Blocks up to half a minute. */
  public List<Check> test(String name) {
    return mysqlTest.run(login(name));
  }

  /**
   * Tests what is declared, keeping nothing; without a password the one of the connection of that
   * name is taken, but only for the very server and user it was set for.
   */
  public List<Check> test(ConnectionSpec spec) {
    spec.check();
    return mysqlTest.run(SourceLogin.of(spec, passwordFor(spec)));
  }

  private String passwordFor(ConnectionSpec spec) {
    if (spec.password() != null) {
      return spec.password();
    }
    return repository
        .findById(spec.name())
        .map(this::shown)
        .filter(
            kept ->
                kept.host().equals(spec.host())
                    && kept.port() == spec.port()
                    && kept.username().equals(spec.username()))
        .map(kept -> login(kept.name()).password())
        .orElse("");
  }

  /** The databases of the source that the user may see, less the server's own. */
  public List<String> databases(String name) {
    return mysql.databases(login(name));
  }

  /** The tables of one database of the source, by name. */
  public List<SourceTable> tables(String name, String database) {
    return mysqlTables.list(login(name), database);
  }

  /** What is needed to log in to the source of a connection, password included. */
  public SourceLogin login(String name) {
    Connection c = get(name);
    String password = secrets.reveal(owner(name)).getOrDefault(PASSWORD, "");
    return new SourceLogin(c.host(), c.port(), c.username(), password, c.options());
  }

  private void putPassword(ConnectionSpec spec) {
    if (spec.password() != null) {
      secrets.put(owner(spec.name()), Map.of(PASSWORD, spec.password()));
    }
  }

  private Connection shown(ConnectionEntity entity) {
    return entity.toConnection(secrets.setAt(owner(entity.getId())).get(PASSWORD));
  }

  private ConnectionEntity require(String name) {
    return repository.findById(name).orElseThrow(() -> Problem.notFound("connection", name));
  }

  private static String owner(String name) {
    return "connection/" + name;
  }

  private static Map<String, Object> detail(ConnectionSpec spec) {
    return Map.of(
        "kind", spec.kind(),
        "host", spec.host(),
        "port", spec.port(),
        "username", spec.username(),
        "options", spec.options(),
        "passwordReplaced", spec.password() != null);
  }
}
