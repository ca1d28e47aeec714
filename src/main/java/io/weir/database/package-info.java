/**
 * The PostgreSQL that comes with Weir: started where no other is configured, durable, picked up
 * after a crash.
 */
@ApplicationModule(
    displayName = "database",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.database;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
