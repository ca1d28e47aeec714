/** The port to Quartz: when something is due. */
@ApplicationModule(
    displayName = "scheduling",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.scheduling;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
