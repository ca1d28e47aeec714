/** Long-lived work on a cluster: observe, validate, reconcile. */
@ApplicationModule(
    displayName = "job",
    allowedDependencies = {
      "shared",
      "audit",
      "access",
      "secret",
      "lease",
      "definition",
      "flink",
      "cluster",
      "connection",
      "catalog"
    })
@NullMarked
package io.weir.job;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
