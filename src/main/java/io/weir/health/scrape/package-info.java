/** What Prometheus is told of the lake when it asks. */
@NullMarked
package io.weir.health.scrape;

import org.jspecify.annotations.NullMarked;
