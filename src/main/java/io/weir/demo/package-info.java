/**
 * The sample shop of the profile {@code demo}: a MySQL that lives, and what makes Weir follow it.
 */
@ApplicationModule(
    displayName = "demo",
    allowedDependencies = {"shared", "catalog", "connection", "job", "maintenance", "scheduling"})
@NullMarked
package io.weir.demo;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
