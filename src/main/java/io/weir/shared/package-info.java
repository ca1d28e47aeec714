/** Ids, paging, problem types and the clock: what every module speaks; knows nothing. */
@ApplicationModule(
    displayName = "shared",
    type = ApplicationModule.Type.OPEN,
    allowedDependencies = {})
@NullMarked
package io.weir.shared;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
