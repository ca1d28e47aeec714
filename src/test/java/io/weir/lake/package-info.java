/** Reads and writes the lake with Paimon itself, as another program would. */
@NullMarked
package io.weir.lake;

import org.jspecify.annotations.NullMarked;
