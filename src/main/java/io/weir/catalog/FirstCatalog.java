package io.weir.catalog;

import io.weir.shared.WeirHome;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Makes the catalog {@code main} in the home where there is no catalog yet. */
@Component
@Order(10)
class FirstCatalog implements ApplicationRunner {

  private static final Logger log = LoggerFactory.getLogger(FirstCatalog.class);

  private final Catalogs catalogs;
  private final WeirHome home;

  FirstCatalog(Catalogs catalogs, WeirHome home) {
    this.catalogs = catalogs;
    this.home = home;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    if (!catalogs.names().isEmpty()) {
      return;
    }
    String warehouse = home.resolve("warehouse").toString();
    catalogs.create(
        new CatalogSpec(Catalog.MAIN, CatalogSpec.FILESYSTEM, warehouse, Map.of(), Map.of()));
    log.info("Made the first catalog, {}, on {}", Catalog.MAIN, warehouse);
  }
}
