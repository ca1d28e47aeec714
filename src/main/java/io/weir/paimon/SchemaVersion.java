package io.weir.paimon;

import java.time.Instant;

/**
 * One version of a table's schema.
 *
 * @param id ascending from 0
 * @param at when it was made
 */
public record SchemaVersion(long id, TableShape shape, Instant at) {}
