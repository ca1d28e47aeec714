/** Who did what, from where and why. */
@ApplicationModule(
    displayName = "audit",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.audit;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
