/**
 * What a table's files add up to, kept by following its snapshots: {@link
 * io.weir.paimon.tally.Tally} is the sum, {@link io.weir.paimon.tally.TableFollower} reads what
 * changed. A look at a table where nothing happened costs one storage call, one at a table with a
 * new snapshot as much as that snapshot changed, however large the table is.
 */
@NamedInterface("tally")
@NullMarked
package io.weir.paimon.tally;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
