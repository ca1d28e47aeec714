/** What statements in Flink's dialect of SQL say, with the place of every part; pure. */
@NullMarked
@NamedInterface
package io.weir.flink.sql;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
