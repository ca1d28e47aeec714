/**
 * Plans: the list of changes that would bring the lake to its definitions, recorded, and carried
 * out step by step.
 */
@ApplicationModule(
    displayName = "rollout",
    allowedDependencies = {
      "shared",
      "audit",
      "access",
      "lease",
      "paimon",
      "definition",
      "definition::*",
      "catalog",
      "job",
      "maintenance"
    })
@NullMarked
package io.weir.rollout;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
