/** Policies and runs: what keeps tables well, when, and what it did. */
@ApplicationModule(
    displayName = "maintenance",
    allowedDependencies = {
      "shared",
      "audit",
      "access",
      "lease",
      "scheduling",
      "paimon",
      "health",
      "health::signal",
      "catalog",
      "job",
      "cluster",
      "flink"
    })
@NullMarked
package io.weir.maintenance;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
