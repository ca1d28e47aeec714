/** Users, tokens and roles; the permission that every endpoint declares. */
@ApplicationModule(
    displayName = "access",
    allowedDependencies = {"shared", "audit"})
@NullMarked
package io.weir.access;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
