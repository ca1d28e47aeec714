package io.weir.catalog;

import java.util.List;

/** Who needs a catalog; whoever keeps things that name one implements it. */
public interface CatalogUses {

  /** What needs the catalog, in words, such as {@code job orders-sync}. Reads the database only. */
  List<String> of(String catalog);
}
