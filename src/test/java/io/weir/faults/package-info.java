/** What must hold when parts of Weir are killed or missing. */
@NullMarked
package io.weir.faults;

import org.jspecify.annotations.NullMarked;
