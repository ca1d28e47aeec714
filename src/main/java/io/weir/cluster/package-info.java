/** Registered Flink clusters and their state. */
@ApplicationModule(
    displayName = "cluster",
    allowedDependencies = {"shared", "audit", "access", "secret", "flink"})
@NullMarked
package io.weir.cluster;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
