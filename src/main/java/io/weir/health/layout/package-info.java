/** How the files of tables are laid out: by partition, bucket and size, as last observed. */
@NullMarked
package io.weir.health.layout;

import org.jspecify.annotations.NullMarked;
