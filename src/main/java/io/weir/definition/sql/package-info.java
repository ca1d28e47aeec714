/** Definitions as statements in Flink's dialect of SQL, and texts in either language; pure. */
@NullMarked
@NamedInterface
package io.weir.definition.sql;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
