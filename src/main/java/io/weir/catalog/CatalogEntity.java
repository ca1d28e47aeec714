package io.weir.catalog;

import io.weir.shared.NamedEntity;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.MapKeyColumn;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** A catalog as it is kept. */
@Entity
@Table(name = "catalog")
class CatalogEntity extends NamedEntity {

  private String metastore;
  private String warehouse;

  @ElementCollection(fetch = FetchType.EAGER)
  @CollectionTable(name = "catalog_option", joinColumns = @JoinColumn(name = "catalog"))
  @MapKeyColumn(name = "option_key")
  @Column(name = "option_value")
  private Map<String, String> options = new HashMap<>();

  @SuppressWarnings("NullAway.Init")
  protected CatalogEntity() {}

  CatalogEntity(CatalogSpec spec, Instant createdAt) {
    super(spec.name(), createdAt);
    this.metastore = spec.metastore();
    this.warehouse = spec.warehouse();
    this.options.putAll(spec.options());
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

  Catalog toCatalog(Map<String, Instant> secretsSetAt, CatalogState state) {
    return new Catalog(
        name(), metastore, warehouse, options, secretsSetAt, createdAt(), state, version());
  }
}
