/** Sources outside the lake. */
@ApplicationModule(
    displayName = "connection",
    allowedDependencies = {"shared", "audit", "access", "secret"})
@NullMarked
package io.weir.connection;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
