package io.weir.lease;

import io.weir.shared.TableId;

/** An act on a table has ended, well or not: what was known of the table may be so no more. */
public record LeaseReleased(TableId table) {}
