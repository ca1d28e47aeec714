package io.weir.catalog;

import io.weir.audit.AuditTrail;
import io.weir.paimon.Lake;
import io.weir.paimon.LakeAddress;
import io.weir.paimon.LakeTable;
import io.weir.paimon.Lakes;
import io.weir.secret.Secrets;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Keeps the registered catalogs and opens their lakes. */
@Service
public class Catalogs {

  private final CatalogRepository repository;
  private final CatalogSights sights;
  private final Secrets secrets;
  private final Lakes lakes;
  private final CatalogGuard guard;
  private final AuditTrail audit;
  private final Clock clock;

  Catalogs(
      CatalogRepository repository,
      CatalogSights sights,
      Secrets secrets,
      Lakes lakes,
      CatalogGuard guard,
      AuditTrail audit,
      Clock clock) {
    this.repository = repository;
    this.sights = sights;
    this.secrets = secrets;
    this.lakes = lakes;
    this.guard = guard;
    this.audit = audit;
    this.clock = clock;
  }

  public Page<Catalog> list(PageRequest page) {
    List<Catalog> found =
        repository.findAll().stream()
            .filter(entity -> page.matches(entity.getId()))
            .map(this::shown)
            .toList();
    return page.page(found, Catalog::name, Map.of("name", Comparator.comparing(Catalog::name)));
  }

  /** The names of all catalogs, sorted. */
  public List<String> names() {
    return repository.findAll().stream().map(CatalogEntity::getId).sorted().toList();
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Catalog get(String name) {
    return shown(require(name));
  }

  /**
   * The lake of a catalog; asks the database, not the storage.
   *
   * @throws Problem NOT_FOUND
   */
  public Lake lake(String name) {
    CatalogEntity entity = require(name);
    return lakes.open(
        new LakeAddress(
            name,
            entity.metastore(),
            entity.warehouse(),
            entity.options(),
            secrets.reveal(owner(name))));
  }

  /**
   * The options that open a catalog elsewhere, secrets included: for the code that starts jobs, and
   * never for an answer or a log.
   *
   * @throws Problem NOT_FOUND
   */
  public Map<String, String> opening(String name) {
    return lake(name).address().catalogOptions();
  }

  /**
   * A table; asks the database, not the storage: that a table is missing shows at its first call.
   *
   * @throws Problem NOT_FOUND when there is no such catalog
   */
  public LakeTable table(TableId id) {
    return lake(id.catalog()).table(id.database(), id.table());
  }

  @Transactional
  public Catalog create(CatalogSpec spec) {
    spec.check();
    if (repository.existsById(spec.name())) {
      throw Problem.conflict("There is already a catalog named '" + spec.name() + "'.");
    }
    guard.refuseSharedWarehouse(spec);
    CatalogEntity entity = repository.saveAndFlush(new CatalogEntity(spec, clock.instant()));
    secrets.put(owner(spec.name()), spec.secrets());
    audit.record("catalog.create", spec.name(), "Registered catalog " + spec.name(), detail(spec));
    return shown(entity);
  }

  /**
   * @param version as the caller last saw it
   */
  @Transactional
  public Catalog update(CatalogSpec spec, long version) {
    spec.check();
    CatalogEntity entity = require(spec.name());
    entity.requireVersion(version, "catalog");
    if (!spec.warehouse().equals(entity.warehouse())) {
      guard.refuseWhileUsed(spec.name());
      guard.refuseSharedWarehouse(spec);
    }
    entity.become(spec);
    repository.saveAndFlush(entity);
    secrets.put(owner(spec.name()), spec.secrets());
    sights.forget(spec.name());
    audit.record("catalog.update", spec.name(), "Changed catalog " + spec.name(), detail(spec));
    return shown(entity);
  }

  /** Forgets a catalog; its files stay as they are. */
  @Transactional
  public void delete(String name) {
    CatalogEntity entity = require(name);
    guard.refuseWhileUsed(name);
    repository.delete(entity);
    secrets.delete(owner(name));
    sights.forget(name);
    audit.record(
        "catalog.delete",
        name,
        "Removed catalog " + name + "; its files stay in " + entity.warehouse(),
        Map.of("warehouse", entity.warehouse()));
    lakes.close(name);
  }

  /** Tries what Weir needs of the warehouse. Blocks half a minute at most. */
  public List<CatalogCheck> test(String name) {
    List<CatalogCheck> checks = CatalogCheck.of(lake(name));
    String trouble =
        checks.stream()
            .filter(check -> Boolean.FALSE.equals(check.ok()))
            .map(check -> check.title() + ": " + check.message())
            .findFirst()
            .orElse(null);
    saw(name, trouble);
    return checks;
  }

  /**
   * Keeps what was seen of a catalog's storage by whoever asked it.
   *
   * @param trouble why it could not be reached; null when it was
   */
  public void saw(String name, @Nullable String trouble) {
    sights.saw(name, trouble);
  }

  private Catalog shown(CatalogEntity entity) {
    String name = entity.getId();
    return entity.toCatalog(secrets.setAt(owner(name)), sights.of(name));
  }

  private CatalogEntity require(String name) {
    return repository.findById(name).orElseThrow(() -> Problem.notFound("catalog", name));
  }

  private static String owner(String name) {
    return "catalog/" + name;
  }

  private static Map<String, Object> detail(CatalogSpec spec) {
    return Map.of(
        "metastore", spec.metastore(),
        "warehouse", spec.warehouse(),
        "options", spec.options(),
        "secretsSet", spec.secrets().keySet().stream().sorted().toList());
  }
}
