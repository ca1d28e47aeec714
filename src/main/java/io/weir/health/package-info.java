/** What was observed of each table, and how it went over time. */
@ApplicationModule(
    displayName = "health",
    allowedDependencies = {
      "shared",
      "access",
      "lease",
      "paimon",
      "paimon::tally",
      "catalog",
      "job"
    })
@NullMarked
package io.weir.health;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
