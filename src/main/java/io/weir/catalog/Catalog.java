package io.weir.catalog;

import java.time.Instant;
import java.util.Map;

/**
 * A registered Paimon catalog.
 *
 * @param secretsSetAt when each secret was last set, by name
 * @param version rises with each change
 */
public record Catalog(
    String name,
    String metastore,
    String warehouse,
    Map<String, String> options,
    Map<String, Instant> secretsSetAt,
    Instant createdAt,
    CatalogState state,
    long version) {

  /** The catalog that the first start makes. */
  public static final String MAIN = "main";

  public Catalog {
    options = Map.copyOf(options);
    secretsSetAt = Map.copyOf(secretsSetAt);
  }
}
