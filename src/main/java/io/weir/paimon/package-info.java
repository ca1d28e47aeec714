/** The port to Paimon: the only code of the service that imports org.apache.paimon. */
@ApplicationModule(
    displayName = "paimon",
    allowedDependencies = {"shared"})
@NullMarked
package io.weir.paimon;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
