package io.weir.lease;

import io.weir.shared.TableId;

/** Policies decide otherwise for a table than they did. */
public record DecisionsChanged(TableId table) {}
