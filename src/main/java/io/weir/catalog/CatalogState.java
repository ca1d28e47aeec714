package io.weir.catalog;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Whether a catalog's storage answered when this Weir last looked.
 *
 * @param reachable null when it did not look yet
 * @param message why it is not reachable; null when it is
 */
public record CatalogState(
    @Nullable Boolean reachable, @Nullable String message, @Nullable Instant checkedAt) {

  static final CatalogState UNKNOWN = new CatalogState(null, null, null);
}
