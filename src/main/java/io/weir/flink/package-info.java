/**
 * The port to Flink: REST, the embedded child cluster and the grammar of its SQL; the only code
 * that imports org.apache.flink and org.apache.calcite.
 */
@ApplicationModule(
    displayName = "flink",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.flink;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
