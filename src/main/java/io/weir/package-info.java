/** Starts Weir; what must hold before it does. */
@NullMarked
package io.weir;

import org.jspecify.annotations.NullMarked;
