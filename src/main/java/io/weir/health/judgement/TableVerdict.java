package io.weir.health.judgement;

import io.weir.shared.HealthState;
import io.weir.shared.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A table in a list of how well tables are.
 *
 * @param layer null for none
 * @param score null when it is UNKNOWN
 * @param bytes of its live files; null when it was never seen
 * @param deadBytes null when that is not known
 */
public record TableVerdict(
    TableId id,
    @Nullable String layer,
    @Nullable Integer score,
    HealthState state,
    @Nullable Long bytes,
    @Nullable Long files,
    @Nullable Long deadBytes,
    @Nullable Instant observedAt,
    Verdict verdict) {}
