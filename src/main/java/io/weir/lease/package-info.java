/** Table leases with their fencing number, the exclusion matrix, and each table's care. */
@ApplicationModule(
    displayName = "lease",
    allowedDependencies = {"shared", "audit"})
@NullMarked
package io.weir.lease;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
