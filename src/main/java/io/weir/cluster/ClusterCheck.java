package io.weir.cluster;

import org.jspecify.annotations.Nullable;

/**
 * One thing that a test of a cluster looked at.
 *
 * @param id stable, such as {@code slots}
 * @param ok null when it could not be looked at, because something before it failed
 * @param message what was found
 * @param fix what mends it; null when nothing is to be mended
 */
public record ClusterCheck(
    String id,
    String title,
    @Nullable Boolean ok,
    @Nullable String message,
    @Nullable String fix) {}
