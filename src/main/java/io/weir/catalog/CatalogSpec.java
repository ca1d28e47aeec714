package io.weir.catalog;

import io.weir.shared.Excerpt;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import java.util.Map;

/**
 * A catalog as it is declared.
 *
 * @param metastore Paimon's word for the kind; only {@code filesystem} is supported
 * @param warehouse an absolute path, or a URI
 * @param options further catalog options, none of them secret
 * @param secrets options that are kept encrypted; one that is left out keeps its value
 */
public record CatalogSpec(
    String name,
    String metastore,
    String warehouse,
    Map<String, String> options,
    Map<String, String> secrets) {

  static final String FILESYSTEM = "filesystem";

  public CatalogSpec {
    options = Map.copyOf(options);
    secrets = Map.copyOf(secrets);
  }

  /**
   * @throws Problem INVALID for what is malformed, REFUSED for what Weir will not do
   */
  void check() {
    Names.plain("/name", name);
    if (!metastore.equals(FILESYSTEM)) {
      throw Problem.refused(
          "/metastore",
          "Weir registers catalogs with a filesystem metastore only, for now; not '"
              + Excerpt.of(metastore)
              + "'.");
    }
    Warehouse.parse(warehouse).check();
    CatalogOptions.check(options, secrets);
  }

  /** Without the secrets' values. */
  @Override
  public String toString() {
    return "CatalogSpec[" + name + ", " + metastore + ", " + warehouse + "]";
  }
}
