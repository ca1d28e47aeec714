/**
 * Follows tables and branches from snapshot to snapshot, and keeps what they add up to: per bucket,
 * per partition and as a whole, with what each snapshot did. Knows nothing of good and bad.
 */
@NullMarked
package io.weir.health.following;

import org.jspecify.annotations.NullMarked;
