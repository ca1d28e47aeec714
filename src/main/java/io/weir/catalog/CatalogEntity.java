package io.weir.catalog;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.MapKeyColumn;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.springframework.data.domain.Persistable;

/** A catalog as it is kept. */
@Entity
@Table(name = "catalog")
class CatalogEntity implements Persistable<String> {

  @Id private String name;
  private String metastore;
  private String warehouse;

  @ElementCollection(fetch = FetchType.EAGER)
  @CollectionTable(name = "catalog_option", joinColumns = @JoinColumn(name = "catalog"))
  @MapKeyColumn(name = "option_key")
  @Column(name = "option_value")
  private Map<String, String> options = new HashMap<>();

  private Instant createdAt;
  @Version private long version;
  @Transient private boolean isNew;

  @SuppressWarnings("NullAway.Init")
  protected CatalogEntity() {}

  CatalogEntity(CatalogSpec spec, Instant createdAt) {
    this.name = spec.name();
    this.metastore = spec.metastore();
    this.warehouse = spec.warehouse();
    this.options.putAll(spec.options());
    this.createdAt = createdAt;
    this.isNew = true;
  }

  void become(CatalogSpec spec) {
    metastore = spec.metastore();
    warehouse = spec.warehouse();
    options.clear();
    options.putAll(spec.options());
  }

  String warehouse() {
    return warehouse;
  }

  String metastore() {
    return metastore;
  }

  Map<String, String> options() {
    return Map.copyOf(options);
  }

  long version() {
    return version;
  }

  Catalog toCatalog(Map<String, Instant> secretsSetAt, CatalogState state) {
    return new Catalog(
        name, metastore, warehouse, options, secretsSetAt, createdAt, state, version);
  }

  @Override
  public String getId() {
    return name;
  }

  @Override
  public boolean isNew() {
    return isNew;
  }

  @PostLoad
  @PostPersist
  void markStored() {
    isNew = false;
  }
}
