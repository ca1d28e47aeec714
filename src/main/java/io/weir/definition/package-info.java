/** The declared form of a table: options, types, findings; pure. */
@ApplicationModule(
    displayName = "definition",
    allowedDependencies = {"shared", "access", "paimon", "flink :: sql"})
@NullMarked
package io.weir.definition;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
