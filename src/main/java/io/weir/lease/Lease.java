package io.weir.lease;

import io.weir.shared.TableId;
import java.time.Instant;

/**
 * The exclusive right of one holder to act on a table, for a while.
 *
 * @param fence larger than that of every earlier lease, on whatever table
 * @param holder who, such as {@code run 17}
 * @param expiresAt by the database's clock, as of when this was read
 */
public record Lease(TableId table, Act act, String holder, long fence, Instant expiresAt) {}
