/**
 * How tables and catalogs went over time: points as they were seen, rolled up to coarser steps as
 * they age, in PostgreSQL tables that are partitioned by time.
 */
@NullMarked
package io.weir.health.series;

import org.jspecify.annotations.NullMarked;
