/**
 * The {@code weir} command: a client of the REST API like any other, with no part of the service.
 */
@ApplicationModule(
    displayName = "cli",
    allowedDependencies = {})
@NullMarked
package io.weir.cli;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
