/** Registered catalogs: browsing, creating, dropping and previewing tables. */
@ApplicationModule(
    displayName = "catalog",
    allowedDependencies = {
      "shared",
      "audit",
      "access",
      "secret",
      "lease",
      "definition",
      "definition :: manifest",
      "definition :: sql",
      "paimon",
      "paimon :: tally"
    })
@NullMarked
package io.weir.catalog;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
