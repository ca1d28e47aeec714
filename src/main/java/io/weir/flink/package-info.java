/**
 * The port to Flink: REST and the embedded child cluster; the only code that imports
 * org.apache.flink.
 */
@ApplicationModule(
    displayName = "flink",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.flink;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
