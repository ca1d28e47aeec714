package io.weir.catalog;

import java.time.Instant;

/**
 * A streaming reader that keeps snapshots of a table.
 *
 * @param nextSnapshot which it reads next: that and later ones are kept for it
 * @param movedAt when it last said where it is
 * @param moving whether that was so lately that its reader seems to run
 * @param snapshotsBehind how many it has yet to read
 */
public record TableConsumer(
    String id, long nextSnapshot, Instant movedAt, boolean moving, long snapshotsBehind) {}
