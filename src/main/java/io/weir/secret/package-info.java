/** Secrets encrypted at rest, and references to them. */
@ApplicationModule(
    displayName = "secret",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.secret;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
